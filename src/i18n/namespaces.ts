import type activity from './locales/en/activity.json';
import type activityHelp from './locales/en/activityHelp.json';
import type agreement from './locales/en/agreement.json';
import type bonus from './locales/en/bonus.json';
import type chat from './locales/en/chat.json';
import type common from './locales/en/common.json';
import type conditions from './locales/en/conditions.json';
import type contact from './locales/en/contact.json';
import type deposit from './locales/en/deposit.json';
import type editBankName from './locales/en/editBankName.json';
import type errors from './locales/en/errors.json';
import type game from './locales/en/game.json';
import type home from './locales/en/home.json';
import type howto from './locales/en/howto.json';
import type install from './locales/en/install.json';
import type invite from './locales/en/invite.json';
import type login from './locales/en/login.json';
import type meta from './locales/en/meta.json';
import type money from './locales/en/money.json';
import type nav from './locales/en/nav.json';
import type password from './locales/en/password.json';
import type profile from './locales/en/profile.json';
import type refund from './locales/en/refund.json';
import type register from './locales/en/register.json';
import type slips from './locales/en/slips.json';
import type spin from './locales/en/spin.json';
import type statement from './locales/en/statement.json';
import type storage from './locales/en/storage.json';
import type transfer from './locales/en/transfer.json';
import type update from './locales/en/update.json';
import type welcome from './locales/en/welcome.json';
import type withdraw from './locales/en/withdraw.json';

/** The texts by namespace. English is the source of every key's type. */
export interface Texts {
  common: typeof common;
  errors: typeof errors;
  nav: typeof nav;
  bonus: typeof bonus;
  profile: typeof profile;
  password: typeof password;
  refund: typeof refund;
  invite: typeof invite;
  game: typeof game;
  deposit: typeof deposit;
  editBankName: typeof editBankName;
  spin: typeof spin;
  transfer: typeof transfer;
  withdraw: typeof withdraw;
  money: typeof money;
  statement: typeof statement;
  slips: typeof slips;
  login: typeof login;
  /** The texts beside the forms of login and registration on a desktop. */
  welcome: typeof welcome;
  home: typeof home;
  conditions: typeof conditions;
  storage: typeof storage;
  activity: typeof activity;
  activityHelp: typeof activityHelp;
  agreement: typeof agreement;
  register: typeof register;
  howto: typeof howto;
  contact: typeof contact;
  chat: typeof chat;
  install: typeof install;
  /** Descriptions of the pages for search engines, used only when a build prerenders the pages. */
  meta: typeof meta;
  /** The offer of a new version. */
  update: typeof update;
}
export type Namespace = keyof Texts;

/** The namespaces that every page needs. A prerendered page contains their texts. */
export const pageNamespaces = ['common', 'nav'] as const satisfies readonly Namespace[];
/** The namespaces that every page of members needs in addition. A public page loads them when it starts. */
export const failureNamespaces = ['errors'] as const satisfies readonly Namespace[];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
