// Facts of long answers and of the books, which the tests beside this file rely on.
export const MONEY_SEARCHES = `
## placeBet: { row: "listMyBets" }
bet_amount: "2.000000"
status: 1
max_payout: "5.440000"

## placeLotteryBet: { row: "listMyLotteryBets" }
bet_amount: "5.000000"
max_payout: "106.150000"
payout: "0.000000"

## placeRaceBet: { row: "listMyRaceBets" }
bet_amount: "4.000000"
max_payout: "14.580000"

## placeCricketBet: { row: "listTransactions" }
request { query: { start: 0, limit: 50 } }, of the next page { query: { start: 20, limit: 50 } }

## cashOut: { row: "listTransactions" }
before [], page { entries: 2, isLast: true }

## cashOutPart: { row: "getMyBet" }
bet_amount: "1.000000"
max_payout: "2.720000"

## openDeposit: { row: "listDeposits", secrets: ["card"] }
amount: "50.000000"
status: 0

## openWithdrawal: { row: "listWithdrawals", secrets: ["payment_password"], isCounted: true }
amount: "20.000000"
balance: "12.34"

## transferToPlayer: { row: "listTransactions", secrets: ["payment_password"], isCounted: true }
before [], page { entries: 1, isLast: true }

## moveIntoCardGame: { row: "listTransactions" }
found [{ id: "tx-4" }, { id: "tx-5" }], page { entries: 3, isLast: true }

## moveOutOfCardGame: { row: "listTransactions" }
found [{ id: "tx-5" }, { id: "tx-6" }], page { entries: 4, isLast: true }

## moveIntoNg: { row: "listTransactions" }
pressed before the second: ["tx-4", "tx-5"]

## moveOutOfNg: { row: "listTransactions" }
pressed before the second: ["tx-5", "tx-6"]

## changeCurrency: { row: "getAccount" }
found [{ receipt: { score: "5432.10", currency: "BRL" } }], page undefined

## claimCheckIn: { row: "listCheckIns" }
{ day: 1, amount: "0.100000", currency: "USDT", state: "missed" }
`;
