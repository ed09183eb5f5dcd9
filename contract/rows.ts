// Written by npm run docs -- generate (scripts/reference/row-tables.ts) from the files in contract/rows/ and simulator/rows/.
import { signIn } from './rows/account/sign-in.ts';
import { refreshSession } from './rows/account/refresh-session.ts';
import { getMember } from './rows/account/get-member.ts';
import { getAccount } from './rows/account/get-account.ts';
import { getOutcome } from './rows/sports/get-outcome.ts';
import { listCurrencies } from './rows/wallet/list-currencies.ts';
import { getGameLimits } from './rows/sports/get-game-limits.ts';
import { listAvailableGames } from './rows/games/list-available-games.ts';
import { listMatches } from './rows/sports/list-matches.ts';
import { placeBet } from './rows/sports/place-bet.ts';
import { listMyBets } from './rows/sports/list-my-bets.ts';
import { getMyBet } from './rows/sports/get-my-bet.ts';
import { registerByEmail } from './rows/account/register-by-email.ts';
import { registerByPhone } from './rows/account/register-by-phone.ts';
import { signInByPhone } from './rows/account/sign-in-by-phone.ts';
import { signInByEmailCode } from './rows/account/sign-in-by-email-code.ts';
import { resetPassword } from './rows/account/reset-password.ts';
import { sendRegistrationEmailCode } from './rows/account/send-registration-email-code.ts';
import { sendRegistrationPhoneCode } from './rows/account/send-registration-phone-code.ts';
import { sendEmailCode } from './rows/account/send-email-code.ts';
import { sendPhoneCode } from './rows/account/send-phone-code.ts';
import { setRealName } from './rows/account/set-real-name.ts';
import { getRealName } from './rows/account/get-real-name.ts';
import { setNickname } from './rows/account/set-nickname.ts';
import { changePassword } from './rows/account/change-password.ts';
import { setBankPassword } from './rows/wallet/set-bank-password.ts';
import { bindEmail } from './rows/account/bind-email.ts';
import { bindPhone } from './rows/account/bind-phone.ts';
import { changeCurrency } from './rows/wallet/change-currency.ts';
import { listTransactions } from './rows/wallet/list-transactions.ts';
import { getBetStatistics } from './rows/sports/get-bet-statistics.ts';
import { listVipLevels } from './rows/account/list-vip-levels.ts';
import { getInviteCode } from './rows/account/get-invite-code.ts';
import { listSupportChannels } from './rows/content/list-support-channels.ts';
import { listSupportContacts } from './rows/content/list-support-contacts.ts';
import { syncMessages } from './rows/content/sync-messages.ts';
import { listBanners } from './rows/content/list-banners.ts';
import { listPromotions } from './rows/content/list-promotions.ts';
import { getFooterTexts } from './rows/content/get-footer-texts.ts';
import { listHelpArticles } from './rows/content/list-help-articles.ts';
import { listPrivateMessages } from './rows/content/list-private-messages.ts';
import { listAnnouncements } from './rows/content/list-announcements.ts';
import { listMarqueeNotices } from './rows/content/list-marquee-notices.ts';
import { listResults } from './rows/sports/list-results.ts';
import { listFeedMatches } from './rows/sports/list-feed-matches.ts';
import { listFeedResults } from './rows/sports/list-feed-results.ts';
import { listDraws } from './rows/lottery/list-draws.ts';
import { getMarkSixOdds } from './rows/lottery/get-mark-six-odds.ts';
import { placeLotteryBet } from './rows/lottery/place-lottery-bet.ts';
import { listMyLotteryBets } from './rows/lottery/list-my-lottery-bets.ts';
import { getMyLotteryBet } from './rows/lottery/get-my-lottery-bet.ts';
import { listDrawResults } from './rows/lottery/list-draw-results.ts';
import { getRaceOdds } from './rows/lottery/get-race-odds.ts';
import { listRaces } from './rows/lottery/list-races.ts';
import { getLastRace } from './rows/lottery/get-last-race.ts';
import { placeRaceBet } from './rows/lottery/place-race-bet.ts';
import { listMyRaceBets } from './rows/lottery/list-my-race-bets.ts';
import { getMyRaceBet } from './rows/lottery/get-my-race-bet.ts';
import { listRaceResults } from './rows/lottery/list-race-results.ts';
import { listCricketMatches } from './rows/sports/list-cricket-matches.ts';
import { listCricketResults } from './rows/sports/list-cricket-results.ts';
import { getCricketMatch } from './rows/sports/get-cricket-match.ts';
import { placeCricketBet } from './rows/sports/place-cricket-bet.ts';
import { listMyCricketBets } from './rows/sports/list-my-cricket-bets.ts';
import { quoteCashOut } from './rows/sports/quote-cash-out.ts';
import { cashOut } from './rows/sports/cash-out.ts';
import { cashOutPart } from './rows/sports/cash-out-part.ts';
import { saveBooking } from './rows/sports/save-booking.ts';
import { getBooking } from './rows/sports/get-booking.ts';
import { getMatchDetails } from './rows/sports/get-match-details.ts';
import { getPriceHistory } from './rows/sports/get-price-history.ts';
import { listMatchChanges } from './rows/sports/list-match-changes.ts';
import { listPopularPicks } from './rows/sports/list-popular-picks.ts';
import { listDepositTypes } from './rows/wallet/list-deposit-types.ts';
import { listDepositChannels } from './rows/wallet/list-deposit-channels.ts';
import { listDeposits } from './rows/wallet/list-deposits.ts';
import { openDeposit } from './rows/wallet/open-deposit.ts';
import { continueDeposit } from './rows/wallet/continue-deposit.ts';
import { listWithdrawals } from './rows/wallet/list-withdrawals.ts';
import { listWithdrawalChannels } from './rows/wallet/list-withdrawal-channels.ts';
import { listBanks } from './rows/wallet/list-banks.ts';
import { listWithdrawalTypes } from './rows/wallet/list-withdrawal-types.ts';
import { openWithdrawal } from './rows/wallet/open-withdrawal.ts';
import { listPayoutAccounts } from './rows/wallet/list-payout-accounts.ts';
import { savePayoutAccount } from './rows/wallet/save-payout-account.ts';
import { deletePayoutAccount } from './rows/wallet/delete-payout-account.ts';
import { transferToPlayer } from './rows/wallet/transfer-to-player.ts';
import { getCardBalance } from './rows/games/get-card-balance.ts';
import { launchCardGame } from './rows/games/launch-card-game.ts';
import { moveIntoCardGame } from './rows/games/move-into-card-game.ts';
import { moveOutOfCardGame } from './rows/games/move-out-of-card-game.ts';
import { getNgBalance } from './rows/games/get-ng-balance.ts';
import { launchNg } from './rows/games/launch-ng.ts';
import { moveIntoNg } from './rows/games/move-into-ng.ts';
import { moveOutOfNg } from './rows/games/move-out-of-ng.ts';
import { listPgGames } from './rows/games/list-pg-games.ts';
import { launchPgGame } from './rows/games/launch-pg-game.ts';
import { listPgBets } from './rows/games/list-pg-bets.ts';
import { listTadaGames } from './rows/games/list-tada-games.ts';
import { launchTadaGame } from './rows/games/launch-tada-game.ts';
import { listTadaBets } from './rows/games/list-tada-bets.ts';
import { listNoahGames } from './rows/games/list-noah-games.ts';
import { launchNoahGame } from './rows/games/launch-noah-game.ts';
import { listNoahBets } from './rows/games/list-noah-bets.ts';
import { getNoahStatistics } from './rows/games/get-noah-statistics.ts';
import { listLiveGames } from './rows/games/list-live-games.ts';
import { launchLiveGame } from './rows/games/launch-live-game.ts';
import { listLiveBets } from './rows/games/list-live-bets.ts';
import { getLiveStatistics } from './rows/games/get-live-statistics.ts';
import { getChatToken } from './rows/content/get-chat-token.ts';
import { getSocketTicket } from './rows/content/get-socket-ticket.ts';
import { getVisitorChatToken } from './rows/content/get-visitor-chat-token.ts';
import { listCheckIns } from './rows/content/list-check-ins.ts';
import { claimCheckIn } from './rows/content/claim-check-in.ts';
import { getPlayerLimits } from './rows/account/get-player-limits.ts';
import { setPlayerLimit } from './rows/account/set-player-limit.ts';
import { getExclusion } from './rows/account/get-exclusion.ts';
import { askExclusionRegister } from './rows/account/ask-exclusion-register.ts';
import { excludeSelf } from './rows/account/exclude-self.ts';
import { getSessionSummary } from './rows/account/get-session-summary.ts';
import { setRealityCheck } from './rows/account/set-reality-check.ts';
import { setMarketing } from './rows/account/set-marketing.ts';
import { acknowledgeRealityCheck } from './rows/account/acknowledge-reality-check.ts';
import { returnToPlay } from './rows/account/return-to-play.ts';
import { checkIdentity } from './rows/account/check-identity.ts';
import { getIdentity } from './rows/account/get-identity.ts';
import { getPushKey } from './rows/account/get-push-key.ts';
import { savePushSubscription } from './rows/account/save-push-subscription.ts';
import { removePushSubscription } from './rows/account/remove-push-subscription.ts';

/**
 * Every call, for the simulator and the documents. The app imports single rows (`./rows/sports/place-bet.ts`), so that a screen
 * loads only the schemas it uses.
 */
export const rows = {
  signIn,
  refreshSession,
  getMember,
  getAccount,
  getOutcome,
  listCurrencies,
  getGameLimits,
  listAvailableGames,
  listMatches,
  placeBet,
  listMyBets,
  getMyBet,
  registerByEmail,
  registerByPhone,
  signInByPhone,
  signInByEmailCode,
  resetPassword,
  sendRegistrationEmailCode,
  sendRegistrationPhoneCode,
  sendEmailCode,
  sendPhoneCode,
  setRealName,
  getRealName,
  setNickname,
  changePassword,
  setBankPassword,
  bindEmail,
  bindPhone,
  changeCurrency,
  listTransactions,
  getBetStatistics,
  listVipLevels,
  getInviteCode,
  listSupportChannels,
  listSupportContacts,
  syncMessages,
  listBanners,
  listPromotions,
  getFooterTexts,
  listHelpArticles,
  listPrivateMessages,
  listAnnouncements,
  listMarqueeNotices,
  listResults,
  listFeedMatches,
  listFeedResults,
  listDraws,
  getMarkSixOdds,
  placeLotteryBet,
  listMyLotteryBets,
  getMyLotteryBet,
  listDrawResults,
  getRaceOdds,
  listRaces,
  getLastRace,
  placeRaceBet,
  listMyRaceBets,
  getMyRaceBet,
  listRaceResults,
  listCricketMatches,
  listCricketResults,
  getCricketMatch,
  placeCricketBet,
  listMyCricketBets,
  quoteCashOut,
  cashOut,
  cashOutPart,
  saveBooking,
  getBooking,
  getMatchDetails,
  getPriceHistory,
  listMatchChanges,
  listPopularPicks,
  listDepositTypes,
  listDepositChannels,
  listDeposits,
  openDeposit,
  continueDeposit,
  listWithdrawals,
  listWithdrawalChannels,
  listBanks,
  listWithdrawalTypes,
  openWithdrawal,
  listPayoutAccounts,
  savePayoutAccount,
  deletePayoutAccount,
  transferToPlayer,
  getCardBalance,
  launchCardGame,
  moveIntoCardGame,
  moveOutOfCardGame,
  getNgBalance,
  launchNg,
  moveIntoNg,
  moveOutOfNg,
  listPgGames,
  launchPgGame,
  listPgBets,
  listTadaGames,
  launchTadaGame,
  listTadaBets,
  listNoahGames,
  launchNoahGame,
  listNoahBets,
  getNoahStatistics,
  listLiveGames,
  launchLiveGame,
  listLiveBets,
  getLiveStatistics,
  getChatToken,
  getSocketTicket,
  getVisitorChatToken,
  listCheckIns,
  claimCheckIn,
  getPlayerLimits,
  setPlayerLimit,
  getExclusion,
  askExclusionRegister,
  excludeSelf,
  getSessionSummary,
  setRealityCheck,
  setMarketing,
  acknowledgeRealityCheck,
  returnToPlay,
  checkIdentity,
  getIdentity,
  getPushKey,
  savePushSubscription,
  removePushSubscription,
} as const;

export type Rows = typeof rows;
export type RowName = keyof Rows;

const FILES: Readonly<Record<RowName, string>> = {
  signIn: 'account/sign-in.ts',
  refreshSession: 'account/refresh-session.ts',
  getMember: 'account/get-member.ts',
  getAccount: 'account/get-account.ts',
  getOutcome: 'sports/get-outcome.ts',
  listCurrencies: 'wallet/list-currencies.ts',
  getGameLimits: 'sports/get-game-limits.ts',
  listAvailableGames: 'games/list-available-games.ts',
  listMatches: 'sports/list-matches.ts',
  placeBet: 'sports/place-bet.ts',
  listMyBets: 'sports/list-my-bets.ts',
  getMyBet: 'sports/get-my-bet.ts',
  registerByEmail: 'account/register-by-email.ts',
  registerByPhone: 'account/register-by-phone.ts',
  signInByPhone: 'account/sign-in-by-phone.ts',
  signInByEmailCode: 'account/sign-in-by-email-code.ts',
  resetPassword: 'account/reset-password.ts',
  sendRegistrationEmailCode: 'account/send-registration-email-code.ts',
  sendRegistrationPhoneCode: 'account/send-registration-phone-code.ts',
  sendEmailCode: 'account/send-email-code.ts',
  sendPhoneCode: 'account/send-phone-code.ts',
  setRealName: 'account/set-real-name.ts',
  getRealName: 'account/get-real-name.ts',
  setNickname: 'account/set-nickname.ts',
  changePassword: 'account/change-password.ts',
  setBankPassword: 'wallet/set-bank-password.ts',
  bindEmail: 'account/bind-email.ts',
  bindPhone: 'account/bind-phone.ts',
  changeCurrency: 'wallet/change-currency.ts',
  listTransactions: 'wallet/list-transactions.ts',
  getBetStatistics: 'sports/get-bet-statistics.ts',
  listVipLevels: 'account/list-vip-levels.ts',
  getInviteCode: 'account/get-invite-code.ts',
  listSupportChannels: 'content/list-support-channels.ts',
  listSupportContacts: 'content/list-support-contacts.ts',
  syncMessages: 'content/sync-messages.ts',
  listBanners: 'content/list-banners.ts',
  listPromotions: 'content/list-promotions.ts',
  getFooterTexts: 'content/get-footer-texts.ts',
  listHelpArticles: 'content/list-help-articles.ts',
  listPrivateMessages: 'content/list-private-messages.ts',
  listAnnouncements: 'content/list-announcements.ts',
  listMarqueeNotices: 'content/list-marquee-notices.ts',
  listResults: 'sports/list-results.ts',
  listFeedMatches: 'sports/list-feed-matches.ts',
  listFeedResults: 'sports/list-feed-results.ts',
  listDraws: 'lottery/list-draws.ts',
  getMarkSixOdds: 'lottery/get-mark-six-odds.ts',
  placeLotteryBet: 'lottery/place-lottery-bet.ts',
  listMyLotteryBets: 'lottery/list-my-lottery-bets.ts',
  getMyLotteryBet: 'lottery/get-my-lottery-bet.ts',
  listDrawResults: 'lottery/list-draw-results.ts',
  getRaceOdds: 'lottery/get-race-odds.ts',
  listRaces: 'lottery/list-races.ts',
  getLastRace: 'lottery/get-last-race.ts',
  placeRaceBet: 'lottery/place-race-bet.ts',
  listMyRaceBets: 'lottery/list-my-race-bets.ts',
  getMyRaceBet: 'lottery/get-my-race-bet.ts',
  listRaceResults: 'lottery/list-race-results.ts',
  listCricketMatches: 'sports/list-cricket-matches.ts',
  listCricketResults: 'sports/list-cricket-results.ts',
  getCricketMatch: 'sports/get-cricket-match.ts',
  placeCricketBet: 'sports/place-cricket-bet.ts',
  listMyCricketBets: 'sports/list-my-cricket-bets.ts',
  quoteCashOut: 'sports/quote-cash-out.ts',
  cashOut: 'sports/cash-out.ts',
  cashOutPart: 'sports/cash-out-part.ts',
  saveBooking: 'sports/save-booking.ts',
  getBooking: 'sports/get-booking.ts',
  getMatchDetails: 'sports/get-match-details.ts',
  getPriceHistory: 'sports/get-price-history.ts',
  listMatchChanges: 'sports/list-match-changes.ts',
  listPopularPicks: 'sports/list-popular-picks.ts',
  listDepositTypes: 'wallet/list-deposit-types.ts',
  listDepositChannels: 'wallet/list-deposit-channels.ts',
  listDeposits: 'wallet/list-deposits.ts',
  openDeposit: 'wallet/open-deposit.ts',
  continueDeposit: 'wallet/continue-deposit.ts',
  listWithdrawals: 'wallet/list-withdrawals.ts',
  listWithdrawalChannels: 'wallet/list-withdrawal-channels.ts',
  listBanks: 'wallet/list-banks.ts',
  listWithdrawalTypes: 'wallet/list-withdrawal-types.ts',
  openWithdrawal: 'wallet/open-withdrawal.ts',
  listPayoutAccounts: 'wallet/list-payout-accounts.ts',
  savePayoutAccount: 'wallet/save-payout-account.ts',
  deletePayoutAccount: 'wallet/delete-payout-account.ts',
  transferToPlayer: 'wallet/transfer-to-player.ts',
  getCardBalance: 'games/get-card-balance.ts',
  launchCardGame: 'games/launch-card-game.ts',
  moveIntoCardGame: 'games/move-into-card-game.ts',
  moveOutOfCardGame: 'games/move-out-of-card-game.ts',
  getNgBalance: 'games/get-ng-balance.ts',
  launchNg: 'games/launch-ng.ts',
  moveIntoNg: 'games/move-into-ng.ts',
  moveOutOfNg: 'games/move-out-of-ng.ts',
  listPgGames: 'games/list-pg-games.ts',
  launchPgGame: 'games/launch-pg-game.ts',
  listPgBets: 'games/list-pg-bets.ts',
  listTadaGames: 'games/list-tada-games.ts',
  launchTadaGame: 'games/launch-tada-game.ts',
  listTadaBets: 'games/list-tada-bets.ts',
  listNoahGames: 'games/list-noah-games.ts',
  launchNoahGame: 'games/launch-noah-game.ts',
  listNoahBets: 'games/list-noah-bets.ts',
  getNoahStatistics: 'games/get-noah-statistics.ts',
  listLiveGames: 'games/list-live-games.ts',
  launchLiveGame: 'games/launch-live-game.ts',
  listLiveBets: 'games/list-live-bets.ts',
  getLiveStatistics: 'games/get-live-statistics.ts',
  getChatToken: 'content/get-chat-token.ts',
  getSocketTicket: 'content/get-socket-ticket.ts',
  getVisitorChatToken: 'content/get-visitor-chat-token.ts',
  listCheckIns: 'content/list-check-ins.ts',
  claimCheckIn: 'content/claim-check-in.ts',
  getPlayerLimits: 'account/get-player-limits.ts',
  setPlayerLimit: 'account/set-player-limit.ts',
  getExclusion: 'account/get-exclusion.ts',
  askExclusionRegister: 'account/ask-exclusion-register.ts',
  excludeSelf: 'account/exclude-self.ts',
  getSessionSummary: 'account/get-session-summary.ts',
  setRealityCheck: 'account/set-reality-check.ts',
  setMarketing: 'account/set-marketing.ts',
  acknowledgeRealityCheck: 'account/acknowledge-reality-check.ts',
  returnToPlay: 'account/return-to-play.ts',
  checkIdentity: 'account/check-identity.ts',
  getIdentity: 'account/get-identity.ts',
  getPushKey: 'account/get-push-key.ts',
  savePushSubscription: 'account/save-push-subscription.ts',
  removePushSubscription: 'account/remove-push-subscription.ts',
};

/** `sports/place-bet.ts`: the file of a row in contract/rows/, and of its handler in simulator/rows/. The folder is its group. */
export const rowFile = (name: RowName): string => FILES[name];
