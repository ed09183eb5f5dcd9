// Facts of long answers and of the books, which the tests beside this file rely on.
export const SPORTS = `
POST /sports/api/v1/soccer/bet
~ wallet member:m-player USDT balance: 1000000000 → 998000000
+ posting 4 member:m-player USDT { amount: -2000000, balance_after: 998000000 }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out { idempotency-key: "intent-0001" }
~ member m-player push_seq: 0 → 1
~ wallet house:bets USDT balance: 2000000 → 156800
~ wallet member:m-player USDT balance: 998000000 → 999843200

POST /sports/api/v1/soccer/bet (2)
+ posting 4 house:bets USDT { amount: 2000000, balance_after: 2000000 }
bet_amount: "2.000000"

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out_part { idempotency-key: "intent-0001" }
~ wallet house:bets USDT balance: 2000000 → 1078400
~ wallet member:m-player USDT balance: 998000000 → 998921600
+ posting 5 house:bets USDT { amount: -921600, balance_after: 1078400 }

168 hours later
~ member m-player push_seq: 1 → 2

GET /sports/api/v1/member/bet/statistics?game_id=10&start_date=2026-03-01&end_date=2026-03-31
code: 0

POST /sports/api/v1/booking
+ record JG7VCD5R { seq: 1, kind: "booking", member_id: "guest", status: 0, at_ms: 1773489600000, doc: { picks: "V83622V419B0" } }

GET /sports/api/v1/booking/JG7VCD5R
+ journal 2 { seq: 2, at: "2026-03-14T12:00:00.000Z", row: "getBooking", method: "GET", status: 200, code: 0, path: "/sports/api/v1/booking/JG7VCD5R" }

GET /sports/cricketAPI/matchData/getById/c20526-2
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getCricketMatch", method: "GET", status: 200, code: 0, path: "/sports/cricketAPI/matchData/getById/c20526-2" }

GET /sports/api/v1/game_config?kind=soccer
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getGameLimits", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/game_config", query: { kind: "soccer" } }

GET /sports/api/v1/soccer/match/s20260314-17
result: "lost"
result: "drawn"

POST /sports/api/v1/soccer/bet (3)
status: 1
max_payout: "8.400000"

GET /sports/api/v1/soccer/mybet/bet-0000001
payout: "0.000000"

168 hours later (2)
~ wallet house:bets USDT balance: 2000000 → 0

GET /sports/api/v1/member/outcome?key=nothing-was-done-under-it
{ code: 0, msg: "ok", data: { state: "none", now: 1773489600000 } }

GET /sports/api/v1/soccer/match/s20260314-17/prices
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getPriceHistory", method: "GET", status: 200, code: 0, path: "/sports/api/v1/soccer/match/s20260314-17/prices" }
→ 200 cache-control: public, s-maxage=1; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; etag: "0oU3k2EmAx2ivzxd-SYPDBwHkTQ"; vary: accept-language, accept-encoding

GET /sports/cricketAPI/matchData/matchList
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listCricketMatches", method: "GET", status: 200, code: 0, path: "/sports/cricketAPI/matchData/matchList" }

GET /sports/cricketAPI/matchData/history?start=0&limit=5
total: 37
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listCricketResults", method: "GET", status: 200, code: 0, path: "/sports/cricketAPI/matchData/history", query: { start: "0", limit: "5" } }
→ 200 cache-control: public, s-maxage=10; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; etag: "qZn4TIjHwmo06O4CgjxA2sG5FjM"; vary: accept-language

GET /sports/api/v1/365sports?start=0&limit=5
total: 220
status: "open"
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listFeedMatches", method: "GET", status: 200, code: 0, path: "/sports/api/v1/365sports", query: { start: "0", limit: "5" } }
→ 200 cache-control: public, s-maxage=1; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; etag: "PLY_p0rvL0u9vncdt8-lhv03Saw"; vary: accept-language
msg: "ok"
match_id: "s20260314-14"
game: "soccer"
league: { id: "cup", name: "Round-the-World Club Cup" }

GET /sports/api/v1/365sports/history?start=0&limit=5
total: 356
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listFeedResults", method: "GET", status: 200, code: 0, path: "/sports/api/v1/365sports/history", query: { start: "0", limit: "5" } }

GET /sports/api/v1/soccer/changes?since=none
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listMatchChanges", method: "GET", status: 200, code: 0, path: "/sports/api/v1/soccer/changes", query: { since: "none" } }
home: "Hakodori"

GET /sports/api/v1/soccer?start=0&limit=3&timestamp=1
total: 176
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listMatches", method: "GET", status: 200, code: 0, path: "/sports/api/v1/soccer", query: { start: "0", limit: "3", timestamp: "1" } }
→ 200 cache-control: public, s-maxage=1; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; etag: "j1M1QlHhljI6Af3tewMAySs1xzQ"; vary: accept-language
away: "Palmyra Park"

POST /sports/api/v1/soccer/bet (4)
lines: "1"
balance: "998.000000"

GET /sports/api/v1/soccer/mybet?start=0&limit=5&status=-1
total: 1

168 hours later (3)
~ wallet member:m-player USDT balance: 998000000 → 1000000000

POST /sports/cricketAPI/betData/create
status: 0

GET /sports/cricketAPI/betData/list?start=0&limit=5&status=1
max_payout: "3.760000"

168 hours later (4)
~ wallet house:bets USDT balance: 2000000 → -1760000

GET /sports/api/v1/popular
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listPopularPicks", method: "GET", status: 200, code: 0, path: "/sports/api/v1/popular" }

GET /sports/api/v1/soccer/history?start=0&limit=5
total: 280
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listResults", method: "GET", status: 200, code: 0, path: "/sports/api/v1/soccer/history", query: { start: "0", limit: "5" } }

POST /sports/api/v1/soccer/bet { idempotency-key: "intent-0001" }
amount: 2000000
payout: 0
+ wallet house:bets USDT { balance: 2000000 }
+ entry 4 { kind: "stake", ref: "bet-0000001", at_ms: 1773489600000 }

168 hours later (5)
+ posting 5 house:bets USDT { amount: -2000000, balance_after: 0 }

POST /sports/cricketAPI/betData/create { idempotency-key: "intent-0001" }
+ job 1 { due_ms: 1773516600000, kind: "settleCricketBet", ref: "bet-0000001" }
{ matchId: "c20526-3", currency: "USDT", bets: { c20526-3.toss.home: { amount: "2", odd: "1.88" } } }

168 hours later (6)
~ wallet member:m-player USDT balance: 998000000 → 1001760000

POST /sports/api/v1/soccer/bet (5)
+ job 1 { due_ms: 1773497988000, kind: "settleBet", ref: "bet-0000001" }
passes: ["single"]

GET /sports/api/v1/soccer/mybet/bet-0000001/cash_out
+ journal 2 { seq: 2, at: "2026-03-14T12:00:00.000Z", row: "quoteCashOut", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/soccer/mybet/bet-0000001/cash_out" }

168 hours later (7)
+ posting 5 member:m-player USDT { amount: 2000000, balance_after: 1000000000 }

POST /sports/api/v1/booking (2)
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "saveBooking", method: "POST", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/booking", body: { picks: "V83622V419B0" } }
`;

export const SPORTS_REFUSALS = `
params.game → params.game: Invalid key: Expected "game" (missing)
no such id: 404 { code: 1004, msg: "You have no such bet", data: { reason: "notFound", field: "params.id" } }

params.game → params.game: Invalid key: Expected "game" (missing) (2)
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }

query.game_id → query.game_id: Invalid key: Expected "game_id" (missing)
data: { reason: "unauthorised", field: "headers.authorization" }

params.code → params.code: Invalid key: Expected "code" (missing)
data: { reason: "badRequest", field: "params.code" }

params.id → params.id: Invalid key: Expected "id" (missing)
no such id: 404 { code: 1004, msg: "No such cricket match", data: { reason: "notFound", field: "params.id" } }

query.kind → query.kind: Invalid key: Expected "kind" (missing)
none: taken

params.game → params.game: Invalid key: Expected "game" (missing) (3)
no such id: 404 { code: 1004, msg: "No such match of this game", data: { reason: "notFound", field: "params.id" } }

params.game → params.game: Invalid key: Expected "game" (missing) (4)
params.game → params.game: Invalid type: Expected ("soccer" | "basketball" | "bd") ("", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits)

query.key → query.key: Invalid key: Expected "key" (missing)
query.key → query.key: Invalid length: Expected <=64 (300 letters, 5000 digits)

params.game → params.game: Invalid key: Expected "game" (missing) (5)
params.id → params.id: Invalid key: Expected "id" (missing)

none: taken
forged: taken

params.game → params.game: Invalid key: Expected "game" (missing) (6)
query.since → query.since: must be an identifier ("", NUL, 300 letters, 5000 digits)

params.game → params.game: Invalid key: Expected "game" (missing) (8)
code: 1001

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }
msg: "The session has expired or was ended: sign in again"

params.game → params.game: Invalid key: Expected "game" (missing) (10)
body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries)
body → passes: Invalid key: Expected "passes" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries)
body → matchId: Invalid key: Expected "matchId" ({})

params.game → params.game: Invalid key: Expected "game" (missing) (11)
params.id → params.id: must be an identifier ("", NUL, 300 letters, 5000 digits)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (2)
body → picks: Invalid key: Expected "picks" ({})
`;
