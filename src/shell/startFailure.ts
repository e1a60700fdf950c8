import { storedLanguage } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';

/** Here and not in a text file: what could not be fetched may be the texts themselves. */
const words: Record<Language, { text: string; retry: string }> = {
  th: { text: 'เปิดหน้านี้ไม่สำเร็จ ตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง', retry: 'ลองอีกครั้ง' },
  la: { text: 'ເປີດໜ້ານີ້ບໍ່ສຳເລັດ ກວດອິນເຕີເນັດແລ້ວລອງໃໝ່', retry: 'ລອງໃໝ່' },
  en: { text: 'The page could not be opened. Check your connection and try again.', retry: 'Try again' },
};

/** The last resort when the first scripts or texts cannot be fetched: a sentence and another try, never a blank page. */
export function showStartFailure(): void {
  const { text, retry } = words[storedLanguage()];
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.className = 'start-failure';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => window.location.reload());
  box.append(sentence, button);
  document.getElementById('root')?.prepend(box);
  delete document.documentElement.dataset.waiting;
}
