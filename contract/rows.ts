import { acknowledgeRealityCheck } from './rows/acknowledge-reality-check.ts';
import { bindEmail } from './rows/bind-email.ts';
import { bindPhone } from './rows/bind-phone.ts';
import { cashOut } from './rows/cash-out.ts';
import { changeCurrency } from './rows/change-currency.ts';
import { changePassword } from './rows/change-password.ts';
import { claimCheckIn } from './rows/claim-check-in.ts';
import { continueDeposit } from './rows/continue-deposit.ts';
import { deletePayoutAccount } from './rows/delete-payout-account.ts';
import { excludeSelf } from './rows/exclude-self.ts';
import { getAccount } from './rows/get-account.ts';
import { getBetStatistics } from './rows/get-bet-statistics.ts';
import { getCardBalance } from './rows/get-card-balance.ts';
import { getChatToken } from './rows/get-chat-token.ts';
import { getCricketMatch } from './rows/get-cricket-match.ts';
import { getExclusion } from './rows/get-exclusion.ts';
import { getFooterTexts } from './rows/get-footer-texts.ts';
import { getGameLimits } from './rows/get-game-limits.ts';
import { getInviteCode } from './rows/get-invite-code.ts';
import { getLastRace } from './rows/get-last-race.ts';
import { getLiveStatistics } from './rows/get-live-statistics.ts';
import { getMarkSixOdds } from './rows/get-mark-six-odds.ts';
import { getMember } from './rows/get-member.ts';
import { getMyBet } from './rows/get-my-bet.ts';
import { getMyLotteryBet } from './rows/get-my-lottery-bet.ts';
import { getMyRaceBet } from './rows/get-my-race-bet.ts';
import { getNgBalance } from './rows/get-ng-balance.ts';
import { getNoahStatistics } from './rows/get-noah-statistics.ts';
import { getOutcome } from './rows/get-outcome.ts';
import { getPlayerLimits } from './rows/get-player-limits.ts';
import { getRaceOdds } from './rows/get-race-odds.ts';
import { getRealName } from './rows/get-real-name.ts';
import { getSessionSummary } from './rows/get-session-summary.ts';
import { getVisitorChatToken } from './rows/get-visitor-chat-token.ts';
import { launchCardGame } from './rows/launch-card-game.ts';
import { launchLiveGame } from './rows/launch-live-game.ts';
import { launchNg } from './rows/launch-ng.ts';
import { launchNoahGame } from './rows/launch-noah-game.ts';
import { launchPgGame } from './rows/launch-pg-game.ts';
import { launchTadaGame } from './rows/launch-tada-game.ts';
import { listAnnouncements } from './rows/list-announcements.ts';
import { listAvailableGames } from './rows/list-available-games.ts';
import { listBanks } from './rows/list-banks.ts';
import { listBanners } from './rows/list-banners.ts';
import { listCheckIns } from './rows/list-check-ins.ts';
import { listCricketMatches } from './rows/list-cricket-matches.ts';
import { listCurrencies } from './rows/list-currencies.ts';
import { listDepositChannels } from './rows/list-deposit-channels.ts';
import { listDepositTypes } from './rows/list-deposit-types.ts';
import { listDeposits } from './rows/list-deposits.ts';
import { listDrawResults } from './rows/list-draw-results.ts';
import { listDraws } from './rows/list-draws.ts';
import { listFeedMatches } from './rows/list-feed-matches.ts';
import { listFeedResults } from './rows/list-feed-results.ts';
import { listLiveBets } from './rows/list-live-bets.ts';
import { listLiveGames } from './rows/list-live-games.ts';
import { listMarqueeNotices } from './rows/list-marquee-notices.ts';
import { listMatches } from './rows/list-matches.ts';
import { listMyBets } from './rows/list-my-bets.ts';
import { listMyCricketBets } from './rows/list-my-cricket-bets.ts';
import { listMyLotteryBets } from './rows/list-my-lottery-bets.ts';
import { listMyRaceBets } from './rows/list-my-race-bets.ts';
import { listNoahBets } from './rows/list-noah-bets.ts';
import { listNoahGames } from './rows/list-noah-games.ts';
import { listPayoutAccounts } from './rows/list-payout-accounts.ts';
import { listPgBets } from './rows/list-pg-bets.ts';
import { listPgGames } from './rows/list-pg-games.ts';
import { listPrivateMessages } from './rows/list-private-messages.ts';
import { listPromotions } from './rows/list-promotions.ts';
import { listRaceResults } from './rows/list-race-results.ts';
import { listRaces } from './rows/list-races.ts';
import { listResults } from './rows/list-results.ts';
import { listSupportChannels } from './rows/list-support-channels.ts';
import { listSupportContacts } from './rows/list-support-contacts.ts';
import { listTadaBets } from './rows/list-tada-bets.ts';
import { listTadaGames } from './rows/list-tada-games.ts';
import { listTransactions } from './rows/list-transactions.ts';
import { listVipLevels } from './rows/list-vip-levels.ts';
import { listWithdrawalChannels } from './rows/list-withdrawal-channels.ts';
import { listWithdrawalTypes } from './rows/list-withdrawal-types.ts';
import { listWithdrawals } from './rows/list-withdrawals.ts';
import { moveIntoCardGame } from './rows/move-into-card-game.ts';
import { moveIntoNg } from './rows/move-into-ng.ts';
import { moveOutOfCardGame } from './rows/move-out-of-card-game.ts';
import { moveOutOfNg } from './rows/move-out-of-ng.ts';
import { openDeposit } from './rows/open-deposit.ts';
import { openWithdrawal } from './rows/open-withdrawal.ts';
import { placeBet } from './rows/place-bet.ts';
import { placeCricketBet } from './rows/place-cricket-bet.ts';
import { placeLotteryBet } from './rows/place-lottery-bet.ts';
import { placeRaceBet } from './rows/place-race-bet.ts';
import { quoteCashOut } from './rows/quote-cash-out.ts';
import { refreshSession } from './rows/refresh-session.ts';
import { registerByEmail } from './rows/register-by-email.ts';
import { registerByPhone } from './rows/register-by-phone.ts';
import { resetPassword } from './rows/reset-password.ts';
import { savePayoutAccount } from './rows/save-payout-account.ts';
import { sendEmailCode } from './rows/send-email-code.ts';
import { sendPhoneCode } from './rows/send-phone-code.ts';
import { sendRegistrationEmailCode } from './rows/send-registration-email-code.ts';
import { sendRegistrationPhoneCode } from './rows/send-registration-phone-code.ts';
import { setBankPassword } from './rows/set-bank-password.ts';
import { setNickname } from './rows/set-nickname.ts';
import { setPlayerLimit } from './rows/set-player-limit.ts';
import { setRealName } from './rows/set-real-name.ts';
import { setRealityCheck } from './rows/set-reality-check.ts';
import { signIn } from './rows/sign-in.ts';
import { signInByEmailCode } from './rows/sign-in-by-email-code.ts';
import { signInByPhone } from './rows/sign-in-by-phone.ts';
import { syncMessages } from './rows/sync-messages.ts';
import { transferToPlayer } from './rows/transfer-to-player.ts';

/**
 * Every call, by name: what the simulator must serve and the documents list. The app imports single rows instead
 * (`#contract/rows/place-bet.ts`), so that a screen loads only the schemas it uses.
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
  getCricketMatch,
  placeCricketBet,
  listMyCricketBets,
  quoteCashOut,
  cashOut,
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
  getVisitorChatToken,
  listCheckIns,
  claimCheckIn,
  getPlayerLimits,
  setPlayerLimit,
  getExclusion,
  excludeSelf,
  getSessionSummary,
  setRealityCheck,
  acknowledgeRealityCheck,
} as const;

export type Rows = typeof rows;
export type RowName = keyof Rows;
