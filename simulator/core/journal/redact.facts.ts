// Facts of long answers and of the books, which the tests beside this file rely on.
export const REDACT = `
looks
amount: placeLotteryBet, placeRaceBet, more
odds: placeBet, placeLotteryBet, more
status: listMyBets, listMyLotteryBets, more
value: registerByEmail, registerByPhone, more
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
amount: listTransactions, placeLotteryBet, more
balance: placeBet, listTransactions, more
bet_amount: placeBet, listMyBets, more
lines: placeBet, listMyBets, more
max_payout: placeBet, listMyBets, more
odds: listMatches, placeBet, more
payout: placeBet, listMyBets, more
result: placeBet, listMyBets, more
status: listCurrencies, listAvailableGames, more
total: listMatches, listMyBets, more
value: getPlayerLimits, setPlayerLimit
Bonus: getGameLimits
account_name: listPayoutAccounts, savePayoutAccount
[hidden] account_number: listPayoutAccounts, savePayoutAccount
account_since: getSessionSummary, setRealityCheck, more
account_type: listPayoutAccounts, savePayoutAccount
address: listDeposits, openDeposit, more
alt: listBanners
answer: getOutcome
approval: listDeposits, openDeposit, more
asks: checkIdentity, getIdentity
at: placeBet, listMyBets, more
away: listMatches, placeBet, more
balls: getMatchDetails
bank_code: listPayoutAccounts, savePayoutAccount
`;
