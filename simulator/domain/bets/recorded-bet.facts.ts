// Facts of long answers and of the books, which the tests beside this file rely on.
export const BETS_RECORDED = `
# theirs-1
status: 1
amount: 6000000

# theirs-2
payout: 0
total: "2.5"

# theirs-3
lines: "1"
+ job 3 { due_ms: 1773500880000, kind: "settleBet", ref: "theirs-3" }

# theirs-4
status: 16
payout: 11100000

# theirs-5
payout: 5000000
result: "lost"

# theirs-6
status: 32
payout: 6000000

# theirs-7
result: "won"
seq: 7

GET /sports/api/v1/soccer/mybet/theirs-1
bet_amount: "6.000000"
max_payout: "20.500000"

GET /sports/api/v1/soccer/mybet/theirs-2
payout: "0.000000"
bet_id: "theirs-2"

GET /sports/api/v1/soccer/mybet/theirs-5
payout: "5.000000"
bet_id: "theirs-5"

GET /sports/api/v1/soccer/mybet/theirs-6
result: "void"
payout: "6.000000"

GET /sports/api/v1/soccer/mybet/theirs-7
payout: "11.100000"
bet_id: "theirs-7"

jobs: [
{ kind: "settleBet", ref: "theirs-1", due_ms: 1773500880000 }
{ kind: "settleBet", ref: "theirs-2", due_ms: 1773500880000 }
`;

export const BETS_RECORDED_REFUSED = `
+ bet theirs-1 {
status: 16
amount: 6000000
payout: 0
total: "2.5"
lines: "1"
result: "void"
seq: 1
member_id: "m-player"

# currency: Refusal: Bet theirs-1 is in BRL, the account of m-player is not { reason: "badRequest", detail: { field: "currency" }, headers: {}, commits: false }
odds: Refusal: matches.0.picks.0.odds: decimal odds are at least 1, got "0.5" { reason: "badRequest", detail: { field: "matches.0.picks.0.odds" }, headers: {}, commits: false }
ended already: undefined

GET /sports/api/v1/soccer/mybet?start=0&limit=3
total: 1
bet_amount: "6.000000"
max_payout: "20.500000"
payout: "0.000000"
bet_id: "theirs-1"
`;
