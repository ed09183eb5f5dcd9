// Facts of long answers and of the books, which the tests beside this file rely on.
export const GAMES = `
GET /3rd-game/playcard/api/v1/ky/balance
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getCardBalance", method: "GET", player: "m-player", status: 200, code: 0, path: "/3rd-game/playcard/api/v1/ky/balance" }

GET /3rd-game/api/v1/winfinity/games/statistics?game_id=29&start_date=2026-03-01&end_date=2026-03-31
code: 0

GET /3rd-game/nggame/api/v1/ng/balance?plat_type=ag
{ code: 0, msg: "ok", data: { balance: "0.000000", currency: "USDT" } }

GET /3rd-game/api/v1/pg2/games/statistics?game_id=28&start_date=2026-03-01&end_date=2026-03-31
msg: "ok"

GET /3rd-game/playcard/api/v1/ky/login?game_id=poker
status: 0

POST /3rd-game/api/v1/winfinity/games/login/br/wf-1
{ fingerprint: "canvas" }

POST /3rd-game/nggame/api/v1/ng/login
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "launchNg", method: "POST", player: "m-player", status: 200, code: 0, path: "/3rd-game/nggame/api/v1/ng/login", body: { plat_type: "ag" } }

GET /3rd-game/api/v1/pg2/games/login/noah-1
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "launchNoahGame", method: "GET", player: "m-player", status: 200, code: 0, path: "/3rd-game/api/v1/pg2/games/login/noah-1" }

GET /pggame/api/v1/pg/pg-1
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "launchPgGame", method: "GET", player: "m-player", status: 200, code: 0, path: "/pggame/api/v1/pg/pg-1" }

GET /tadaGame/api/v1/tada/startForUrl/tada-1
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "launchTadaGame", method: "GET", player: "m-player", status: 200, code: 0, path: "/tadaGame/api/v1/tada/startForUrl/tada-1" }

GET /sports/api/v1/available_games
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listAvailableGames", method: "GET", status: 200, code: 0, path: "/sports/api/v1/available_games" }

GET /3rd-game/api/v1/winfinity/games/mybet?start=0&limit=5
{ code: 0, msg: "ok", data: { total: 0, rounds: [] } }

GET /3rd-game/api/v1/winfinity/games/list?language=en
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listLiveGames", method: "GET", status: 200, code: 0, path: "/3rd-game/api/v1/winfinity/games/list", query: { language: "en" } }

GET /3rd-game/api/v1/pg2/games/list
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listNoahGames", method: "GET", status: 200, code: 0, path: "/3rd-game/api/v1/pg2/games/list" }

GET /pggame/api/v1/pg/mybet?start=0&limit=5
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listPgBets", method: "GET", player: "m-player", status: 200, code: 0, path: "/pggame/api/v1/pg/mybet", query: { start: "0", limit: "5" } }

GET /pggame/api/v1/pg/game_list
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listPgGames", method: "GET", status: 200, code: 0, path: "/pggame/api/v1/pg/game_list" }

GET /tadaGame/api/v1/tada/game_list
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listTadaGames", method: "GET", status: 200, code: 0, path: "/tadaGame/api/v1/tada/game_list" }

GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=10 { idempotency-key: "intent-0001" }
~ wallet member:m-player USDT balance: 1000000000 → 990000000

POST /3rd-game/nggame/api/v1/ng/transfer_in { idempotency-key: "intent-0001" }
+ posting 4 member:m-player USDT { amount: -10000000, balance_after: 990000000 }

GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=10
+ posting 4 game:ky:m-player USDT { amount: 10000000, balance_after: 10000000 }

GET /3rd-game/playcard/api/v1/ky/transfer_out?game_id=poker&money=4 { idempotency-key: "intent-0001" }
~ wallet game:ky:m-player USDT balance: 10000000 → 6000000

POST /3rd-game/nggame/api/v1/ng/transfer_in
+ posting 4 game:ng-ag:m-player USDT { amount: 10000000, balance_after: 10000000 }

POST /3rd-game/nggame/api/v1/ng/transfer_out { idempotency-key: "intent-0001" }
~ wallet game:ng-ag:m-player USDT balance: 10000000 → 7000000
`;

export const GAMES_REFUSALS = `
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }
data: { reason: "unauthorised", field: "headers.authorization" }

query.game_id → query.game_id: Invalid key: Expected "game_id" (missing)
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }

query.plat_type → query.plat_type: Invalid key: Expected "plat_type" (missing)
query.plat_type → query.plat_type: must be a platform name ("", "-5", "1.2345678", NUL, 300 letters, 5000 digits)

query.game_id → query.game_id: Invalid key: Expected "game_id" (missing) (2)
query.game_id → query.game_id: must be a product id ("", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits)

query.game_id → query.game_id: Invalid key: Expected "game_id" (missing) (3)
query.game_id → query.game_id: must be an identifier ("", NUL, 300 letters, 5000 digits)

params.country → params.country: Invalid key: Expected "country" (missing)
no such country: 400 { code: 1000, msg: "params.country: must be a country code", data: { reason: "badRequest", field: "params.country" } }

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries)
body → plat_type: Invalid key: Expected "plat_type" ({})

params.id → params.id: Invalid key: Expected "id" (missing)
no such id: 404 { code: 1004, msg: "No such game", data: { reason: "notFound", field: "params.id" } }

params.id → params.id: Invalid key: Expected "id" (missing) (2)
params.id → params.id: must be an identifier ("", NUL, 300 letters, 5000 digits)

params.id → params.id: Invalid key: Expected "id" (missing) (3)
code: 1001

none: taken
forged: taken

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } } (2)
msg: "The session has expired or was ended: sign in again"

query.language is taken (missing, "", "x", "-5", "1.2345678", NUL)
query.language → query.language: Invalid length: Expected <=12 (300 letters, 5000 digits)

query.game_id → query.game_id: Invalid key: Expected "game_id" (missing) (4)
query.money → query.money: Invalid key: Expected "money" (missing)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (2)
body → surprise: Invalid key: Expected never (unknown property)

query.game_id → query.game_id: Invalid key: Expected "game_id" (missing) (5)
query.money → query.money: must be an amount above zero, as text ("", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (3)
body.plat_type → plat_type: Invalid key: Expected "plat_type" (missing)
`;
