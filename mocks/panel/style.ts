/** The panel's own styles: it neither inherits the app's styles nor affects them. */
export const style = `
:host { all: initial; position: fixed; inset: auto auto 6rem 0; margin: 0; padding: 0; border: 0; background: none;
  overflow: visible; font: 14px/1.6 system-ui, "Noto Sans Thai", "Noto Sans Lao", sans-serif; color: #f4efe2; }
* { box-sizing: border-box; font: inherit; color: inherit; }
.tab { writing-mode: vertical-rl; min-width: 28px; min-height: 64px; padding: 8px 4px; border: 1px solid #c99b3a;
  border-left: 0; border-radius: 0 10px 10px 0; background: #1f2a24; letter-spacing: .08em; cursor: pointer; opacity: .82; }
.tab:hover, .tab:focus-visible { opacity: 1; }
section { position: fixed; left: 8px; bottom: 8px; width: min(23rem, calc(100vw - 16px)); max-height: calc(100dvh - 16px);
  overflow: auto; padding: 12px 14px; border: 1px solid #c99b3a; border-radius: 12px; background: #1f2a24;
  box-shadow: 0 8px 32px #0009; }
section .top { position: sticky; top: -12px; margin: -12px -14px 0; padding: 12px 14px 4px; background: #1f2a24; }
header { display: flex; align-items: center; gap: 8px; margin-bottom: 4px; }
h2 { flex: 1; margin: 0; font-size: 15px; font-weight: 700; }
h3 { margin: 14px 0 4px; font-size: 13px; font-weight: 700; color: #f2c766; }
p { margin: 4px 0; }
label { display: grid; gap: 2px; flex: 1; min-width: 7rem; }
label span { color: #cfc8b6; font-size: 12px; }
input, select { width: 100%; min-height: 32px; padding: 3px 8px; border: 1px solid #8d9a8f; border-radius: 8px; background: #111a15; }
button { min-height: 32px; padding: 3px 10px; border: 1px solid #c99b3a; border-radius: 8px; background: #2c3a32; cursor: pointer; white-space: nowrap; }
button:hover { background: #3a4b41; }
:focus-visible { outline: 3px solid #ffd67a; outline-offset: 1px; }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: end; }
ul { margin: 4px 0; padding: 0; list-style: none; display: grid; gap: 4px; }
li { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
small { color: #cfc8b6; font-size: 12px; }
output { display: block; min-height: 1.6em; color: #b9e3c6; }
output.bad { color: #ffb4a6; }
[hidden] { display: none; }
`;
