// Facts of long answers and of the books, which the tests beside this file rely on.
export const REDACT = `
looks
amount: placeLotteryBet, placeRaceBet, 6 more
odds: placeBet, placeLotteryBet, 1 more
status: listMyBets, listMyLotteryBets, 2 more
value: registerByEmail, registerByPhone, 1 more
accept_odds: placeBet
account: signIn
account_name: savePayoutAccount
[hidden] account_number: savePayoutAccount
account_type: savePayoutAccount
address: openDeposit, checkIdentity
area: sendPhoneCode, bindPhone
area_code: registerByPhone, signInByPhone

## Responses, in a recording
reason: getOutcome
amount: listTransactions, placeLotteryBet, 15 more
balance: placeBet, listTransactions, 14 more
bet_amount: placeBet, listMyBets, 18 more
lines: placeBet, listMyBets, 3 more
max_payout: placeBet, listMyBets, 11 more
odds: listMatches, placeBet, 15 more
payout: placeBet, listMyBets, 19 more
result: placeBet, listMyBets, 15 more
status: listCurrencies, listAvailableGames, 30 more
total: listMatches, listMyBets, 20 more
value: getPlayerLimits, setPlayerLimit
Bonus: getGameLimits
account_name: listPayoutAccounts, savePayoutAccount
[hidden] account_number: listPayoutAccounts, savePayoutAccount
account_since: getSessionSummary, setRealityCheck, 2 more
account_type: listPayoutAccounts, savePayoutAccount
address: listDeposits, openDeposit, 3 more
alt: listBanners
answer: getOutcome
approval: listDeposits, openDeposit, 3 more
asks: checkIdentity, getIdentity
at: placeBet, listMyBets, 14 more
away: listMatches, placeBet, 14 more
balls: getMatchDetails
bank_code: listPayoutAccounts, savePayoutAccount
`;
