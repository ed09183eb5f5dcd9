import type { RowName, Rows } from '#contract/rows.ts';
import { acknowledgeRealityCheck } from './acknowledge-reality-check.ts';
import { bindEmail } from './bind-email.ts';
import { bindPhone } from './bind-phone.ts';
import { cashOut } from './cash-out.ts';
import { changeCurrency } from './change-currency.ts';
import { changePassword } from './change-password.ts';
import { claimCheckIn } from './claim-check-in.ts';
import { continueDeposit } from './continue-deposit.ts';
import { deletePayoutAccount } from './delete-payout-account.ts';
import { excludeSelf } from './exclude-self.ts';
import { getAccount } from './get-account.ts';
import { getBetStatistics } from './get-bet-statistics.ts';
import { getCardBalance } from './get-card-balance.ts';
import { getChatToken } from './get-chat-token.ts';
import { getCricketMatch } from './get-cricket-match.ts';
import { getExclusion } from './get-exclusion.ts';
import { getFooterTexts } from './get-footer-texts.ts';
import { getGameLimits } from './get-game-limits.ts';
import { getInviteCode } from './get-invite-code.ts';
import { getLastRace } from './get-last-race.ts';
import { getLiveStatistics } from './get-live-statistics.ts';
import { getMarkSixOdds } from './get-mark-six-odds.ts';
import { getMember } from './get-member.ts';
import { getMyBet } from './get-my-bet.ts';
import { getMyLotteryBet } from './get-my-lottery-bet.ts';
import { getMyRaceBet } from './get-my-race-bet.ts';
import { getNgBalance } from './get-ng-balance.ts';
import { getNoahStatistics } from './get-noah-statistics.ts';
import { getOutcome } from './get-outcome.ts';
import { getPlayerLimits } from './get-player-limits.ts';
import { getRaceOdds } from './get-race-odds.ts';
import { getRealName } from './get-real-name.ts';
import { getSessionSummary } from './get-session-summary.ts';
import { getVisitorChatToken } from './get-visitor-chat-token.ts';
import type { Handler } from './handler.ts';
import { launchCardGame } from './launch-card-game.ts';
import { launchLiveGame } from './launch-live-game.ts';
import { launchNg } from './launch-ng.ts';
import { launchNoahGame } from './launch-noah-game.ts';
import { launchPgGame } from './launch-pg-game.ts';
import { launchTadaGame } from './launch-tada-game.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listAvailableGames } from './list-available-games.ts';
import { listBanks } from './list-banks.ts';
import { listBanners } from './list-banners.ts';
import { listCheckIns } from './list-check-ins.ts';
import { listCricketMatches } from './list-cricket-matches.ts';
import { listCurrencies } from './list-currencies.ts';
import { listDepositChannels } from './list-deposit-channels.ts';
import { listDepositTypes } from './list-deposit-types.ts';
import { listDeposits } from './list-deposits.ts';
import { listDrawResults } from './list-draw-results.ts';
import { listDraws } from './list-draws.ts';
import { listFeedMatches } from './list-feed-matches.ts';
import { listFeedResults } from './list-feed-results.ts';
import { listLiveBets } from './list-live-bets.ts';
import { listLiveGames } from './list-live-games.ts';
import { listMarqueeNotices } from './list-marquee-notices.ts';
import { listMatches } from './list-matches.ts';
import { listMyBets } from './list-my-bets.ts';
import { listMyCricketBets } from './list-my-cricket-bets.ts';
import { listMyLotteryBets } from './list-my-lottery-bets.ts';
import { listMyRaceBets } from './list-my-race-bets.ts';
import { listNoahBets } from './list-noah-bets.ts';
import { listNoahGames } from './list-noah-games.ts';
import { listPayoutAccounts } from './list-payout-accounts.ts';
import { listPgBets } from './list-pg-bets.ts';
import { listPgGames } from './list-pg-games.ts';
import { listPrivateMessages } from './list-private-messages.ts';
import { listPromotions } from './list-promotions.ts';
import { listRaceResults } from './list-race-results.ts';
import { listRaces } from './list-races.ts';
import { listResults } from './list-results.ts';
import { listSupportChannels } from './list-support-channels.ts';
import { listSupportContacts } from './list-support-contacts.ts';
import { listTadaBets } from './list-tada-bets.ts';
import { listTadaGames } from './list-tada-games.ts';
import { listTransactions } from './list-transactions.ts';
import { listVipLevels } from './list-vip-levels.ts';
import { listWithdrawalChannels } from './list-withdrawal-channels.ts';
import { listWithdrawalTypes } from './list-withdrawal-types.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { moveIntoCardGame } from './move-into-card-game.ts';
import { moveIntoNg } from './move-into-ng.ts';
import { moveOutOfCardGame } from './move-out-of-card-game.ts';
import { moveOutOfNg } from './move-out-of-ng.ts';
import { openDeposit } from './open-deposit.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { placeBet } from './place-bet.ts';
import { placeCricketBet } from './place-cricket-bet.ts';
import { placeLotteryBet } from './place-lottery-bet.ts';
import { placeRaceBet } from './place-race-bet.ts';
import { quoteCashOut } from './quote-cash-out.ts';
import { refreshSession } from './refresh-session.ts';
import { registerByEmail } from './register-by-email.ts';
import { registerByPhone } from './register-by-phone.ts';
import { resetPassword } from './reset-password.ts';
import { savePayoutAccount } from './save-payout-account.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { sendRegistrationEmailCode } from './send-registration-email-code.ts';
import { sendRegistrationPhoneCode } from './send-registration-phone-code.ts';
import { setBankPassword } from './set-bank-password.ts';
import { setNickname } from './set-nickname.ts';
import { setPlayerLimit } from './set-player-limit.ts';
import { setRealName } from './set-real-name.ts';
import { setRealityCheck } from './set-reality-check.ts';
import { signInByEmailCode } from './sign-in-by-email-code.ts';
import { signInByPhone } from './sign-in-by-phone.ts';
import { signIn } from './sign-in.ts';
import { syncMessages } from './sync-messages.ts';
import { transferToPlayer } from './transfer-to-player.ts';

/** Every row of the contract has its handler: one that is missing does not compile. */
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
};
