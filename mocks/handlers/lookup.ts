import { renderSVG } from 'uqr';
import { toBaht } from '@/lib/money';
import { svgAddress } from '../art/colours';
import * as texts from '../data/texts';
import { slipWindow } from '../rules/slipWindow';
import type { HandlersOf } from './handler';

const lineLink = 'https://line.example/ti/p/@kapao';

const longer = (text: string, is: boolean) => (is ? Array.from({ length: 12 }, () => text).join(' ') : text);

export const lookup = {
  getBanks: ({ mockState }) =>
    mockState.db.bank.all().map(({ _id, nameTH, nameEN }) => ({ code: _id, nameTH, nameEN })),
  getDeposit: ({ mockState }) => ({
    banks: mockState.db.depositBank.all().map(({ _id, nameTH, nameEN, ...rest }) => ({
      bankCode: rest.bankCode,
      bankType: rest.bankType,
      mode: rest.mode,
      bank: { nameTH, nameEN },
      bankAccountName: rest.bankAccountName,
      bankAccountNo: rest.bankAccountNo,
      currency: rest.currency,
    })),
    wallets: mockState.db.depositWallet.all().map(({ mode, walletAccountName }) => ({ mode, walletAccountName })),
    isManual: mockState.siteConfig.isManual,
  }),
  getConditions: ({ mockState: { siteConfig } }) =>
    texts.conditions[siteConfig.language].map((text) => longer(text, siteConfig.longTexts)),
  getAgreements: ({ mockState: { siteConfig } }) =>
    texts.agreements[siteConfig.language].map((text) => longer(text, siteConfig.longTexts)),
  getInfo: ({ mockState }) => ({
    name: texts.siteName[mockState.siteConfig.language],
    website: 'https://kapao.example',
  }),
  getNotice: ({ mockState }) => ({
    notice: longer(texts.notice[mockState.siteConfig.language], mockState.siteConfig.longTexts),
  }),
  getContact: ({ mockState: { siteConfig } }) => ({
    contactText: longer(texts.contactText[siteConfig.language], siteConfig.longTexts),
    lineLink,
    lineName: texts.lineName[siteConfig.language],
    lineQR: svgAddress(renderSVG(lineLink, { border: 2 })),
  }),
  getWithdrawLimits: ({ mockState: { siteConfig } }) => ({
    withdrawMin: toBaht(siteConfig.withdrawMin),
    withdrawMax: toBaht(siteConfig.withdrawMax),
  }),
  getSlipWindow: ({ mockState }) => slipWindow(mockState),
  getSources: ({ mockState }) => mockState.db.source.all().map(({ _id, description }) => ({ code: _id, description })),
  // On a closed site dispatch returns `gone` before it calls this handler.
  getActive: () => ({ isActive: true }),
  getRegisterOtp: ({ mockState }) => ({ registerOTP: mockState.siteConfig.registerOTP }),
  getEnableChatWidget: ({ mockState }) => ({ enableChatWidget: mockState.siteConfig.enableChatWidget }),
} satisfies HandlersOf<typeof import('@/api/calls/lookup')>;
