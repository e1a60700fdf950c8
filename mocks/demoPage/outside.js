// Shows the page's part about a game or a slip, in the language of the wallet. The address may come from anybody, so its
// values are shown only as text.
const query = new URLSearchParams(location.search);
const about = query.get('about') === 'slip' ? 'slip' : 'game';
const langs = { th: 'th', la: 'lo', en: 'en' };
let lang = langs[query.get('market')] ?? 'th';
try {
  lang = langs[localStorage.getItem('kapao.language')] ?? lang;
} catch {}
const amount = Number(query.get('amount'));
const texts = {
  name: query.get('name')?.slice(0, 60),
  amount:
    Number.isFinite(amount) &&
    amount > 0 &&
    amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const main = document.querySelector(`main[data-about="${about}"][lang="${lang}"]`);
for (const place of main.querySelectorAll('[data-show]')) {
  const text = texts[place.dataset.show];
  if (text) place.textContent = text;
  else place.closest('div').hidden = true;
}
document.documentElement.lang = lang;
document.title = main.querySelector('h1').textContent;
main.hidden = false;
