// Facts of long answers and of the books, which the tests beside this file rely on.
export const MONEY_SEARCHES = `
## placeBet: { row: "listMyBets" }
bet_amount: "2.000000"
status: 1
max_payout: "5.440000"
its answer is its own: true

## placeLotteryBet: { row: "listMyLotteryBets" }
bet_amount: "5.000000"
max_payout: "106.150000"
payout: "0.000000"
its answer is its own: true

## placeRaceBet: { row: "listMyRaceBets" }
bet_amount: "4.000000"
max_payout: "14.580000"
its answer is its own: true

## placeCricketBet: { row: "listTransactions" }
request { query: { start: 0, limit: 50 } }, of the next page { query: { start: 20, limit: 50 } }
its answer is its own: true

## cashOut: { row: "getMyBet" }
its answer is its own: true

## cashOutPart: { row: "getMyBet" }
bet_amount: "1.000000"
max_payout: "2.720000"
its answer is its own: true

## openDeposit: { row: "listDeposits", secrets: ["card"] }
amount: "50.000000"
status: 0
its answer is its own: true

## openWithdrawal: { row: "listWithdrawals", secrets: ["payment_password"], isCounted: true }
amount: "20.000000"
balance: "12.34"
its answer is its own: true

## transferToPlayer: { row: "listTransactions", secrets: ["payment_password"], isCounted: true }
before [], page { ids: 1, times: 1, limit: 50, total: 1 }

## moveIntoCardGame: { row: "listTransactions" }
its answer is its own: undefined

## moveOutOfCardGame: { row: "listTransactions" }
its answer is its own: undefined

## moveIntoNg: { row: "listTransactions" }
pressed before the second: ["tx-4", "tx-5"]

## moveOutOfNg: { row: "listTransactions" }
pressed before the second: ["tx-5", "tx-6"]

## changeCurrency: { row: "getAccount" }
found [{ receipt: { score: "5432.10", currency: "BRL" } }], page undefined
its answer is its own: true

## claimCheckIn: { row: "listCheckIns" }
{ day: 1, amount: "0.100000", currency: "USDT", state: "missed" }
its answer is its own: true
`;
