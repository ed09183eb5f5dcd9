// Written by npm run docs -- generate (scripts/reference/row-tables.ts) from the files in contract/rows/ and simulator/rows/.
import type { RowName, Rows } from '#contract/rows';
import { signIn } from './account/sign-in.ts';
import { refreshSession } from './account/refresh-session.ts';
import { getMember } from './account/get-member.ts';
import { getAccount } from './account/get-account.ts';
import { getOutcome } from './sports/get-outcome.ts';
import { listCurrencies } from './wallet/list-currencies.ts';
import { getGameLimits } from './sports/get-game-limits.ts';
import { listAvailableGames } from './games/list-available-games.ts';
import { listMatches } from './sports/list-matches.ts';
import { placeBet } from './sports/place-bet.ts';
import { listMyBets } from './sports/list-my-bets.ts';
import { getMyBet } from './sports/get-my-bet.ts';
import { registerByEmail } from './account/register-by-email.ts';
import { registerByPhone } from './account/register-by-phone.ts';
import { signInByPhone } from './account/sign-in-by-phone.ts';
import { signInByEmailCode } from './account/sign-in-by-email-code.ts';
import { resetPassword } from './account/reset-password.ts';
import { sendRegistrationEmailCode } from './account/send-registration-email-code.ts';
import { sendRegistrationPhoneCode } from './account/send-registration-phone-code.ts';
import { sendEmailCode } from './account/send-email-code.ts';
import { sendPhoneCode } from './account/send-phone-code.ts';
import { setRealName } from './account/set-real-name.ts';
import { getRealName } from './account/get-real-name.ts';
import { setNickname } from './account/set-nickname.ts';
import { changePassword } from './account/change-password.ts';
import { setBankPassword } from './wallet/set-bank-password.ts';
import { bindEmail } from './account/bind-email.ts';
import { bindPhone } from './account/bind-phone.ts';
import { changeCurrency } from './wallet/change-currency.ts';
import { listTransactions } from './wallet/list-transactions.ts';
import { getBetStatistics } from './sports/get-bet-statistics.ts';
import { listVipLevels } from './account/list-vip-levels.ts';
import { getInviteCode } from './account/get-invite-code.ts';
import { listSupportChannels } from './content/list-support-channels.ts';
import { listSupportContacts } from './content/list-support-contacts.ts';
import { syncMessages } from './content/sync-messages.ts';
import { listBanners } from './content/list-banners.ts';
import { listPromotions } from './content/list-promotions.ts';
import { getFooterTexts } from './content/get-footer-texts.ts';
import { listHelpArticles } from './content/list-help-articles.ts';
import { listPrivateMessages } from './content/list-private-messages.ts';
import { listAnnouncements } from './content/list-announcements.ts';
import { listMarqueeNotices } from './content/list-marquee-notices.ts';
import { listResults } from './sports/list-results.ts';
import { listFeedMatches } from './sports/list-feed-matches.ts';
import { listFeedResults } from './sports/list-feed-results.ts';
import { listDraws } from './lottery/list-draws.ts';
import { getMarkSixOdds } from './lottery/get-mark-six-odds.ts';
import { placeLotteryBet } from './lottery/place-lottery-bet.ts';
import { listMyLotteryBets } from './lottery/list-my-lottery-bets.ts';
import { getMyLotteryBet } from './lottery/get-my-lottery-bet.ts';
import { listDrawResults } from './lottery/list-draw-results.ts';
import { getRaceOdds } from './lottery/get-race-odds.ts';
import { listRaces } from './lottery/list-races.ts';
import { getLastRace } from './lottery/get-last-race.ts';
import { placeRaceBet } from './lottery/place-race-bet.ts';
import { listMyRaceBets } from './lottery/list-my-race-bets.ts';
import { getMyRaceBet } from './lottery/get-my-race-bet.ts';
import { listRaceResults } from './lottery/list-race-results.ts';
import { listCricketMatches } from './sports/list-cricket-matches.ts';
import { listCricketResults } from './sports/list-cricket-results.ts';
import { getCricketMatch } from './sports/get-cricket-match.ts';
import { placeCricketBet } from './sports/place-cricket-bet.ts';
import { listMyCricketBets } from './sports/list-my-cricket-bets.ts';
import { quoteCashOut } from './sports/quote-cash-out.ts';
import { cashOut } from './sports/cash-out.ts';
import { cashOutPart } from './sports/cash-out-part.ts';
import { saveBooking } from './sports/save-booking.ts';
import { getBooking } from './sports/get-booking.ts';
import { getMatchDetails } from './sports/get-match-details.ts';
import { getPriceHistory } from './sports/get-price-history.ts';
import { listMatchChanges } from './sports/list-match-changes.ts';
import { listPopularPicks } from './sports/list-popular-picks.ts';
import { listDepositTypes } from './wallet/list-deposit-types.ts';
import { listDepositChannels } from './wallet/list-deposit-channels.ts';
import { listDeposits } from './wallet/list-deposits.ts';
import { openDeposit } from './wallet/open-deposit.ts';
import { continueDeposit } from './wallet/continue-deposit.ts';
import { listWithdrawals } from './wallet/list-withdrawals.ts';
import { listWithdrawalChannels } from './wallet/list-withdrawal-channels.ts';
import { listBanks } from './wallet/list-banks.ts';
import { listWithdrawalTypes } from './wallet/list-withdrawal-types.ts';
import { openWithdrawal } from './wallet/open-withdrawal.ts';
import { listPayoutAccounts } from './wallet/list-payout-accounts.ts';
import { savePayoutAccount } from './wallet/save-payout-account.ts';
import { deletePayoutAccount } from './wallet/delete-payout-account.ts';
import { transferToPlayer } from './wallet/transfer-to-player.ts';
import { getCardBalance } from './games/get-card-balance.ts';
import { launchCardGame } from './games/launch-card-game.ts';
import { moveIntoCardGame } from './games/move-into-card-game.ts';
import { moveOutOfCardGame } from './games/move-out-of-card-game.ts';
import { getNgBalance } from './games/get-ng-balance.ts';
import { launchNg } from './games/launch-ng.ts';
import { moveIntoNg } from './games/move-into-ng.ts';
import { moveOutOfNg } from './games/move-out-of-ng.ts';
import { listPgGames } from './games/list-pg-games.ts';
import { launchPgGame } from './games/launch-pg-game.ts';
import { listPgBets } from './games/list-pg-bets.ts';
import { listTadaGames } from './games/list-tada-games.ts';
import { launchTadaGame } from './games/launch-tada-game.ts';
import { listTadaBets } from './games/list-tada-bets.ts';
import { listNoahGames } from './games/list-noah-games.ts';
import { launchNoahGame } from './games/launch-noah-game.ts';
import { listNoahBets } from './games/list-noah-bets.ts';
import { getNoahStatistics } from './games/get-noah-statistics.ts';
import { listLiveGames } from './games/list-live-games.ts';
import { launchLiveGame } from './games/launch-live-game.ts';
import { listLiveBets } from './games/list-live-bets.ts';
import { getLiveStatistics } from './games/get-live-statistics.ts';
import { getChatToken } from './content/get-chat-token.ts';
import { getSocketTicket } from './content/get-socket-ticket.ts';
import { getVisitorChatToken } from './content/get-visitor-chat-token.ts';
import { listCheckIns } from './content/list-check-ins.ts';
import { claimCheckIn } from './content/claim-check-in.ts';
import { getPlayerLimits } from './account/get-player-limits.ts';
import { setPlayerLimit } from './account/set-player-limit.ts';
import { getExclusion } from './account/get-exclusion.ts';
import { askExclusionRegister } from './account/ask-exclusion-register.ts';
import { excludeSelf } from './account/exclude-self.ts';
import { getSessionSummary } from './account/get-session-summary.ts';
import { setRealityCheck } from './account/set-reality-check.ts';
import { setMarketing } from './account/set-marketing.ts';
import { acknowledgeRealityCheck } from './account/acknowledge-reality-check.ts';
import { returnToPlay } from './account/return-to-play.ts';
import { checkIdentity } from './account/check-identity.ts';
import { getIdentity } from './account/get-identity.ts';
import { getPushKey } from './account/get-push-key.ts';
import { savePushSubscription } from './account/save-push-subscription.ts';
import { removePushSubscription } from './account/remove-push-subscription.ts';
import type { Handler } from './shared/handler.ts';

/** A missing handler does not compile. */
export const handlers: { readonly [N in RowName]: Handler<Rows[N]> } = {
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
};
