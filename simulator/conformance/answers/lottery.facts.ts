// Facts of long answers and of the books, which the tests beside this file rely on.
export const LOTTERY = `
GET /sports/api/v1/pk10/last
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getLastRace", method: "GET", status: 200, code: 0, path: "/sports/api/v1/pk10/last" }

GET /sports/api/v1/marksix/odds?game=hkmarksix
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getMarkSixOdds", method: "GET", status: 200, code: 0, path: "/sports/api/v1/marksix/odds", query: { game: "hkmarksix" } }

POST /sports/api/v1/hkmarksix/bet
~ wallet member:m-player USDT balance: 1000000000 → 995000000
+ posting 4 member:m-player USDT { amount: -5000000, balance_after: 995000000 }

GET /sports/api/v1/hkmarksix/mybet/bet-0000001
bet_amount: "5.000000"

168 hours later
~ member m-player push_seq: 0 → 1

POST /sports/api/v1/pk10/bet
~ wallet member:m-player USDT balance: 1000000000 → 996000000
+ posting 4 member:m-player USDT { amount: -4000000, balance_after: 996000000 }

GET /sports/api/v1/pk10/mybet/bet-0000001
bet_amount: "4.000000"

168 hours later (2)
~ wallet house:bets USDT balance: 4000000 → -1940000

GET /sports/api/v1/pk10/odds
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getRaceOdds", method: "GET", status: 200, code: 0, path: "/sports/api/v1/pk10/odds" }

GET /sports/api/v1/hkmarksix/history?start=0&limit=5
total: 500
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listDrawResults", method: "GET", status: 200, code: 0, path: "/sports/api/v1/hkmarksix/history", query: { start: "0", limit: "5" } }

GET /sports/api/v1/hkmarksix?start=0&limit=5
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listDraws", method: "GET", status: 200, code: 0, path: "/sports/api/v1/hkmarksix", query: { start: "0", limit: "5" } }
→ 200 cache-control: public, s-maxage=1; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; etag: "cyL8G6wqd8h15R6_BChN6LOfGgs"; vary: accept-language

POST /sports/api/v1/hkmarksix/bet (2)
+ posting 4 house:bets USDT { amount: 5000000, balance_after: 5000000 }
status: 1

GET /sports/api/v1/hkmarksix/mybet?start=0&limit=5&status=-1
total: 1

168 hours later (3)
~ bet bet-0000001 status: 1 → 16, settled_ms: null → 1773495000000, doc.ended: undefined → { result: "lost", results: ["lose", "lose"] }

POST /sports/api/v1/pk10/bet (2)
+ posting 4 house:bets USDT { amount: 4000000, balance_after: 4000000 }
max_payout: "14.580000"

GET /sports/api/v1/pk10/mybet?start=0&limit=5&status=1
payout: "0.000000"

168 hours later (4)
~ wallet member:m-player USDT balance: 996000000 → 1001940000

GET /sports/api/v1/pk10/history?start=0&limit=5
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listRaceResults", method: "GET", status: 200, code: 0, path: "/sports/api/v1/pk10/history", query: { start: "0", limit: "5" } }
→ 200 cache-control: public, s-maxage=10; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; etag: "Jb2x6LVxP7_371ISa7IKGkttsPE"; vary: accept-language

GET /sports/api/v1/pk10/list?start=0&limit=5
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listRaces", method: "GET", status: 200, code: 0, path: "/sports/api/v1/pk10/list", query: { start: "0", limit: "5" } }
→ 200 cache-control: public, s-maxage=1; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; etag: "cyGmdYadUOBiqhXmut7YOQAdDGg"; vary: accept-language

POST /sports/api/v1/hkmarksix/bet { idempotency-key: "intent-0001" }
max_payout: "106.150000"
amount: "1"
odds: "4.05"

168 hours later (5)
  notifyType: "SETTLE"
  balance: "995.000000"

POST /sports/api/v1/pk10/bet { idempotency-key: "intent-0001" }
balance: "996.000000"
amount: 4000000
payout: 0

168 hours later (6)
+ posting 5 house:bets USDT { amount: -5940000, balance_after: -1940000 }
`;

export const LOTTERY_REFUSALS = `
params.race → params.race: Invalid key: Expected "race" (missing)
params.race → params.race: Invalid type: Expected "pk10" ("", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits)

query.game → query.game: Invalid key: Expected "game" (missing)
none: taken

params.lottery → params.lottery: Invalid key: Expected "lottery" (missing)
no such id: 404 { code: 1004, msg: "You have no such bet", data: { reason: "notFound", field: "params.id" } }

params.race → params.race: Invalid key: Expected "race" (missing) (2)
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }

params.race → params.race: Invalid key: Expected "race" (missing) (3)
forged: taken

params.lottery → params.lottery: Invalid key: Expected "lottery" (missing) (4)
data: { reason: "unauthorised", field: "headers.authorization" }

params.race → params.race: Invalid key: Expected "race" (missing) (4)
code: 1001

params.lottery → params.lottery: Invalid key: Expected "lottery" (missing) (5)
body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries)
body → match_id: Invalid key: Expected "match_id" ({})

params.race → params.race: Invalid key: Expected "race" (missing) (7)
body → race_id: Invalid key: Expected "race_id" ({})
body → surprise: Invalid key: Expected never (unknown property)
`;
