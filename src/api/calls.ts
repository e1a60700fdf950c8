import * as account from './account';
import * as autoLogin from './autoLogin';
import * as bonus from './bonus';
import * as chat from './chat';
import * as invite from './invite';
import * as login from './login';
import * as lookup from './lookup';
import * as promotion from './promotion';
import * as qr from './qr';
import * as refund from './refund';
import * as site from './site';
import * as spin from './spin';
import * as statement from './statement';
import * as wallet from './wallet';

/** All 78 calls by name, for tests, the mock backend and docs. App code imports the calls it needs. */
export const calls = {
  login: login.login,
  validateRegistration: account.validateRegistration,
  register: account.register,
  getProfile: account.getProfile,
  updateProfile: account.updateProfile,
  updateBankAccountName: account.updateBankAccountName,
  changePassword: account.changePassword,
  sendOtp: account.sendOtp,
  verifyOtp: account.verifyOtp,
  getBanks: lookup.getBanks,
  getDeposit: lookup.getDeposit,
  getConditions: lookup.getConditions,
  getAgreements: lookup.getAgreements,
  getInfo: site.getInfo,
  getNotice: lookup.getNotice,
  getContact: lookup.getContact,
  getWithdrawLimits: lookup.getWithdrawLimits,
  getSlipWindow: lookup.getSlipWindow,
  getSources: lookup.getSources,
  getActive: site.getActive,
  getRegisterOtp: lookup.getRegisterOtp,
  getEnableChatWidget: lookup.getEnableChatWidget,
  getWallet: wallet.getWallet,
  refreshSlots: wallet.refreshSlots,
  activateSlot: wallet.activateSlot,
  getSlotAccount: wallet.getSlotAccount,
  resetSlotPassword: wallet.resetSlotPassword,
  addMoney: wallet.addMoney,
  transfer: wallet.transfer,
  transferAll: wallet.transferAll,
  withdraw: wallet.withdraw,
  withdrawAll: wallet.withdrawAll,
  uploadSlip: wallet.uploadSlip,
  sendTruelink: wallet.sendTruelink,
  getQr: qr.getQr,
  createQr: qr.createQr,
  cancelQr: qr.cancelQr,
  autoLoginPg: autoLogin.autoLoginPg,
  autoLoginBetflix: autoLogin.autoLoginBetflix,
  autoLoginAskmebet: autoLogin.autoLoginAskmebet,
  autoLoginImi: autoLogin.autoLoginImi,
  autoLoginUsun: autoLogin.autoLoginUsun,
  autoLoginAreaslot: autoLogin.autoLoginAreaslot,
  autoLoginCircus: autoLogin.autoLoginCircus,
  autoLoginSlotracha: autoLogin.autoLoginSlotracha,
  autoLoginPgslot: autoLogin.autoLoginPgslot,
  autoLoginJoker2: autoLogin.autoLoginJoker2,
  autoLoginHuayhd: autoLogin.autoLoginHuayhd,
  getInvites: invite.getInvites,
  receiveInviteBonus: invite.receiveInviteBonus,
  getInviteBanners: invite.getInviteBanners,
  getRefunds: refund.getRefunds,
  checkRefund: refund.checkRefund,
  receiveRefund: refund.receiveRefund,
  addRefundToWallet: refund.addRefundToWallet,
  getRefundBanners: refund.getRefundBanners,
  getSpinSetup: spin.getSpinSetup,
  spin: spin.spin,
  getCoupons: spin.getCoupons,
  claimCoupon: spin.claimCoupon,
  getSpinActive: spin.getSpinActive,
  getBonuses: bonus.getBonuses,
  activateBonus: bonus.activateBonus,
  getActiveBonus: bonus.getActiveBonus,
  getBonusMinimum: bonus.getBonusMinimum,
  clearBonus: bonus.clearBonus,
  getCurrentPromotion: promotion.getCurrentPromotion,
  findPromotion: promotion.findPromotion,
  activatePromotion: promotion.activatePromotion,
  getStatements: statement.getStatements,
  getSlips: statement.getSlips,
  getSlipReference: statement.getSlipReference,
  getChatConfig: chat.getChatConfig,
  sendMessage: chat.sendMessage,
  getHistory: chat.getHistory,
  uploadImage: chat.uploadImage,
  uploadVideo: chat.uploadVideo,
  markRead: chat.markRead,
} as const;

export type CallName = keyof typeof calls;
