import { banner } from '../art/banner';
import { banners, bonuses, promotions } from '../data/bonuses';
import type { MockState } from '../mockState';

/** Adds bonuses and promotions and, if the site has banners, the banners of bonus, invite and refund. */
export function seedBonuses({ db, ids, siteConfig, clock }: MockState): void {
  const { language } = siteConfig;
  const satang = (baht: number) => baht * 100;
  for (const { code, name, text, isTaken, ...bonus } of bonuses) {
    db.bonus.insert({
      ...bonus,
      _id: code,
      name: name[language],
      most: satang(bonus.most),
      minimum: satang(bonus.minimum),
    });
    if (isTaken) {
      // A member who no longer exists has claimed this bonus.
      db.userBonus.insert({ _id: ids.next(), member: '', code, isActive: false, createdAt: clock.now() });
    }
    if (siteConfig.hasBanners) {
      const html = `<h3>${name[language]}</h3>${text[language]}`;
      db.banner.insert({ _id: ids.next(), place: 'bonus', owner: code, image: banner(name.en, 'bonus'), html });
    }
  }
  for (const { code, description, ...promotion } of promotions) {
    db.promotion.insert({
      ...promotion,
      _id: code,
      description: description[language],
      amount: satang(promotion.amount),
    });
  }
  if (!siteConfig.hasBanners) return;
  for (const place of ['invite', 'refund'] as const) {
    for (const { headline, line, html } of banners[place]) {
      // The dialog's title is the headline already.
      const text = `<h3>${line[language]}</h3>${html[language]}`;
      db.banner.insert({ _id: ids.next(), place, image: banner(headline.en, place), html: text });
    }
  }
}
