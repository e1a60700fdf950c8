import { renderSVG } from 'uqr';
import { toBaht } from '@/lib/money';
import { svgAddress } from '../art/colours';
import * as texts from '../data/texts';
import { slipWindow } from '../rules/slipWindow';
import type { HandlersOf } from './handler';

const lineLink = 'https://line.example/ti/p/@kapao';

const longer = (text: string, is: boolean) => (is ? Array.from({ length: 12 }, () => text).join(' ') : text);

export const lookup = {
  getBanks: ({ world }) => world.db.bank.all().map(({ _id, nameTH, nameEN }) => ({ code: _id, nameTH, nameEN })),
  getDeposit: ({ world }) => ({
    banks: world.db.depositBank.all().map(({ _id, nameTH, nameEN, ...rest }) => ({
      bankCode: rest.bankCode,
      bankType: rest.bankType,
      mode: rest.mode,
      bank: { nameTH, nameEN },
      bankAccountName: rest.bankAccountName,
      bankAccountNo: rest.bankAccountNo,
      currency: rest.currency,
    })),
    wallets: world.db.depositWallet.all().map(({ mode, walletAccountName }) => ({ mode, walletAccountName })),
    isManual: world.site.isManual,
  }),
  getConditions: ({ world: { site } }) => texts.conditions[site.language].map((text) => longer(text, site.longTexts)),
  getAgreements: ({ world: { site } }) => texts.agreements[site.language].map((text) => longer(text, site.longTexts)),
  getInfo: ({ world }) => ({ name: texts.siteName[world.site.language], website: 'https://kapao.example' }),
  getNotice: ({ world }) => ({ notice: longer(texts.notice[world.site.language], world.site.longTexts) }),
  getContact: ({ world: { site } }) => ({
    contactText: longer(texts.contactText[site.language], site.longTexts),
    lineLink,
    lineName: texts.lineName[site.language],
    lineQR: svgAddress(renderSVG(lineLink, { border: 2 })),
  }),
  getWithdrawLimits: ({ world: { site } }) => ({
    withdrawMin: toBaht(site.withdrawMin),
    withdrawMax: toBaht(site.withdrawMax),
  }),
  getSlipWindow: ({ world }) => slipWindow(world),
  getSources: ({ world }) => world.db.source.all().map(({ _id, description }) => ({ code: _id, description })),
  // A closed site never gets here: dispatch answers `gone`.
  getActive: () => ({ isActive: true }),
  getRegisterOtp: ({ world }) => ({ registerOTP: world.site.registerOTP }),
  getEnableChatWidget: ({ world }) => ({ enableChatWidget: world.site.enableChatWidget }),
} satisfies HandlersOf<typeof import('@/api/calls/lookup')>;
