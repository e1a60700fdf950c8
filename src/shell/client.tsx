import '@/theme/global.css';
import { createRoot } from 'react-dom/client';
import { Button } from '@/components/Button/Button';

createRoot(document.getElementById('root') as HTMLElement).render(<Button>ฝากเงิน</Button>);
