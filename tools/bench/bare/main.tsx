import { type FormEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Baseline of `npx tsx tools/bench/load.ts`: the cost of any React page with one form. */
function BareLogin() {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    performance.mark('kapao:interactive');
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <form onSubmit={submit}>
      <h1>เข้าสู่ระบบ</h1>
      <label>
        เบอร์โทรศัพท์ <input name="username" autoComplete="username" />
      </label>
      <label>
        รหัสผ่าน <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit">{sent ? '…' : 'เข้าสู่ระบบ'}</button>
    </form>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<BareLogin />);
