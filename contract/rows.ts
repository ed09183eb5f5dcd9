import { acknowledgeRealityCheck } from './rows/account/acknowledge-reality-check.ts';
import { askExclusionRegister } from './rows/account/ask-exclusion-register.ts';
import { getIdentity } from './rows/account/get-identity.ts';
import { checkIdentity } from './rows/account/check-identity.ts';
import { returnToPlay } from './rows/account/return-to-play.ts';
import { bindEmail } from './rows/account/bind-email.ts';
import { bindPhone } from './rows/account/bind-phone.ts';
import { cashOut } from './rows/sports/cash-out.ts';
import { cashOutPart } from './rows/sports/cash-out-part.ts';
import { changeCurrency } from './rows/wallet/change-currency.ts';
import { changePassword } from './rows/account/change-password.ts';
import { claimCheckIn } from './rows/content/claim-check-in.ts';
import { continueDeposit } from './rows/wallet/continue-deposit.ts';
import { deletePayoutAccount } from './rows/wallet/delete-payout-account.ts';
import { excludeSelf } from './rows/account/exclude-self.ts';
import { getAccount } from './rows/account/get-account.ts';
import { getBooking } from './rows/sports/get-booking.ts';
import { getBetStatistics } from './rows/sports/get-bet-statistics.ts';
import { getCardBalance } from './rows/games/get-card-balance.ts';
import { getChatToken } from './rows/content/get-chat-token.ts';
import { getSocketTicket } from './rows/content/get-socket-ticket.ts';
import { getCricketMatch } from './rows/sports/get-cricket-match.ts';
import { getExclusion } from './rows/account/get-exclusion.ts';
import { getFooterTexts } from './rows/content/get-footer-texts.ts';
import { getGameLimits } from './rows/sports/get-game-limits.ts';
import { getInviteCode } from './rows/account/get-invite-code.ts';
import { getLastRace } from './rows/lottery/get-last-race.ts';
import { getLiveStatistics } from './rows/games/get-live-statistics.ts';
import { getMarkSixOdds } from './rows/lottery/get-mark-six-odds.ts';
import { getMatchDetails } from './rows/sports/get-match-details.ts';
import { getPriceHistory } from './rows/sports/get-price-history.ts';
import { getMember } from './rows/account/get-member.ts';
import { getMyBet } from './rows/sports/get-my-bet.ts';
import { getMyLotteryBet } from './rows/lottery/get-my-lottery-bet.ts';
import { getMyRaceBet } from './rows/lottery/get-my-race-bet.ts';
import { getNgBalance } from './rows/games/get-ng-balance.ts';
import { getNoahStatistics } from './rows/games/get-noah-statistics.ts';
import { getOutcome } from './rows/sports/get-outcome.ts';
import { getPlayerLimits } from './rows/account/get-player-limits.ts';
import { getPushKey } from './rows/account/get-push-key.ts';
import { getRaceOdds } from './rows/lottery/get-race-odds.ts';
import { getRealName } from './rows/account/get-real-name.ts';
import { getSessionSummary } from './rows/account/get-session-summary.ts';
import { getVisitorChatToken } from './rows/content/get-visitor-chat-token.ts';
import { launchCardGame } from './rows/games/launch-card-game.ts';
import { launchLiveGame } from './rows/games/launch-live-game.ts';
import { launchNg } from './rows/games/launch-ng.ts';
import { launchNoahGame } from './rows/games/launch-noah-game.ts';
import { launchPgGame } from './rows/games/launch-pg-game.ts';
import { launchTadaGame } from './rows/games/launch-tada-game.ts';
import { listAnnouncements } from './rows/content/list-announcements.ts';
import { listAvailableGames } from './rows/games/list-available-games.ts';
import { listBanks } from './rows/wallet/list-banks.ts';
import { listBanners } from './rows/content/list-banners.ts';
import { listCheckIns } from './rows/content/list-check-ins.ts';
import { listCricketMatches } from './rows/sports/list-cricket-matches.ts';
import { listCricketResults } from './rows/sports/list-cricket-results.ts';
import { listCurrencies } from './rows/wallet/list-currencies.ts';
import { listDepositChannels } from './rows/wallet/list-deposit-channels.ts';
import { listDepositTypes } from './rows/wallet/list-deposit-types.ts';
import { listDeposits } from './rows/wallet/list-deposits.ts';
import { listDrawResults } from './rows/lottery/list-draw-results.ts';
import { listDraws } from './rows/lottery/list-draws.ts';
import { listFeedMatches } from './rows/sports/list-feed-matches.ts';
import { listFeedResults } from './rows/sports/list-feed-results.ts';
import { listHelpArticles } from './rows/content/list-help-articles.ts';
import { listLiveBets } from './rows/games/list-live-bets.ts';
import { listLiveGames } from './rows/games/list-live-games.ts';
import { listMarqueeNotices } from './rows/content/list-marquee-notices.ts';
import { listMatchChanges } from './rows/sports/list-match-changes.ts';
import { listPopularPicks } from './rows/sports/list-popular-picks.ts';
import { listMatches } from './rows/sports/list-matches.ts';
import { listMyBets } from './rows/sports/list-my-bets.ts';
import { listMyCricketBets } from './rows/sports/list-my-cricket-bets.ts';
import { listMyLotteryBets } from './rows/lottery/list-my-lottery-bets.ts';
import { listMyRaceBets } from './rows/lottery/list-my-race-bets.ts';
import { listNoahBets } from './rows/games/list-noah-bets.ts';
import { listNoahGames } from './rows/games/list-noah-games.ts';
import { listPayoutAccounts } from './rows/wallet/list-payout-accounts.ts';
import { listPgBets } from './rows/games/list-pg-bets.ts';
import { listPgGames } from './rows/games/list-pg-games.ts';
import { listPrivateMessages } from './rows/content/list-private-messages.ts';
import { listPromotions } from './rows/content/list-promotions.ts';
import { listRaceResults } from './rows/lottery/list-race-results.ts';
import { listRaces } from './rows/lottery/list-races.ts';
import { listResults } from './rows/sports/list-results.ts';
import { listSupportChannels } from './rows/content/list-support-channels.ts';
import { listSupportContacts } from './rows/content/list-support-contacts.ts';
import { listTadaBets } from './rows/games/list-tada-bets.ts';
import { listTadaGames } from './rows/games/list-tada-games.ts';
import { listTransactions } from './rows/wallet/list-transactions.ts';
import { listVipLevels } from './rows/account/list-vip-levels.ts';
import { listWithdrawalChannels } from './rows/wallet/list-withdrawal-channels.ts';
import { listWithdrawalTypes } from './rows/wallet/list-withdrawal-types.ts';
import { listWithdrawals } from './rows/wallet/list-withdrawals.ts';
import { moveIntoCardGame } from './rows/games/move-into-card-game.ts';
import { moveIntoNg } from './rows/games/move-into-ng.ts';
import { moveOutOfCardGame } from './rows/games/move-out-of-card-game.ts';
import { moveOutOfNg } from './rows/games/move-out-of-ng.ts';
import { openDeposit } from './rows/wallet/open-deposit.ts';
import { openWithdrawal } from './rows/wallet/open-withdrawal.ts';
import { placeBet } from './rows/sports/place-bet.ts';
import { placeCricketBet } from './rows/sports/place-cricket-bet.ts';
import { placeLotteryBet } from './rows/lottery/place-lottery-bet.ts';
import { placeRaceBet } from './rows/lottery/place-race-bet.ts';
import { quoteCashOut } from './rows/sports/quote-cash-out.ts';
import { refreshSession } from './rows/account/refresh-session.ts';
import { registerByEmail } from './rows/account/register-by-email.ts';
import { registerByPhone } from './rows/account/register-by-phone.ts';
import { removePushSubscription } from './rows/account/remove-push-subscription.ts';
import { resetPassword } from './rows/account/reset-password.ts';
import { saveBooking } from './rows/sports/save-booking.ts';
import { savePayoutAccount } from './rows/wallet/save-payout-account.ts';
import { savePushSubscription } from './rows/account/save-push-subscription.ts';
import { sendEmailCode } from './rows/account/send-email-code.ts';
import { sendPhoneCode } from './rows/account/send-phone-code.ts';
import { sendRegistrationEmailCode } from './rows/account/send-registration-email-code.ts';
import { sendRegistrationPhoneCode } from './rows/account/send-registration-phone-code.ts';
import { setBankPassword } from './rows/wallet/set-bank-password.ts';
import { setNickname } from './rows/account/set-nickname.ts';
import { setPlayerLimit } from './rows/account/set-player-limit.ts';
import { setRealName } from './rows/account/set-real-name.ts';
import { setMarketing } from './rows/account/set-marketing.ts';
import { setRealityCheck } from './rows/account/set-reality-check.ts';
import { signIn } from './rows/account/sign-in.ts';
import { signInByEmailCode } from './rows/account/sign-in-by-email-code.ts';
import { signInByPhone } from './rows/account/sign-in-by-phone.ts';
import { syncMessages } from './rows/content/sync-messages.ts';
import { transferToPlayer } from './rows/wallet/transfer-to-player.ts';

/**
 * Every call, by name: what the simulator must serve and the documents list. The app imports single rows instead
 * (`./rows/sports/place-bet.ts`), so that a screen loads only the schemas it uses.
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
