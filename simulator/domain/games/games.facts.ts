// Facts of long answers and of the books, which the tests beside this file rely on.
export const GAMES = `
GET /pggame/api/v1/pg/pg-1
status: 0
→ { url: "{url}/__play/main/a7984f5727f62ea3ab284e5d533eaae7" }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7
~ record a7984f5727f62ea3ab284e5d533eaae7 doc.rounds: 0 → 1
payout: "1.000000"

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (2)
+ posting 5 member:m-player USDT { amount: -2500000, balance_after: 997500000 }
+ posting 5 house:games USDT { amount: 2500000, balance_after: 2500000 }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (3)
+ posting 6 member:m-player USDT { amount: -10000, balance_after: 997490000 }
+ posting 6 house:games USDT { amount: 10000, balance_after: 2510000 }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (4)
~ record a7984f5727f62ea3ab284e5d533eaae7 doc.rounds: 3 → 4
payout: "3.000000"

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (5)
+ posting 8 member:m-player USDT { amount: 4000000, balance_after: 1001490000 }
+ posting 8 house:games USDT { amount: -4000000, balance_after: -1490000 }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (6)
+ posting 9 member:m-player USDT { amount: -5000000, balance_after: 996490000 }
+ posting 9 house:games USDT { amount: 5000000, balance_after: 3510000 }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (7)
→ 400
{ code: 1000, msg: "bet: an amount above zero, as text", data: { reason: "badRequest", field: "bet" } }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (8)
{ bet: "0" }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (9)
data: { reason: "insufficientBalance", field: "bet", balance: "996.490000", currency: "USDT" }
{ bet: "10000" }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (10)
{ bet: "much" }

GET /tadaGame/api/v1/tada/startForUrl/tada-1
→ { url: "{url}/__play/main/fa7f29c3c041a10e74296b962c89e323" }
seq: 8

POST /__play/main/fa7f29c3c041a10e74296b962c89e323
~ record fa7f29c3c041a10e74296b962c89e323 doc.rounds: 0 → 1
balance: "996.490000"

POST /__play/main/fa7f29c3c041a10e74296b962c89e323 (2)
+ posting 11 member:m-player USDT { amount: -2500000, balance_after: 993990000 }
+ posting 11 house:games USDT { amount: 2500000, balance_after: 6010000 }

POST /__play/main/fa7f29c3c041a10e74296b962c89e323 (3)
+ posting 12 member:m-player USDT { amount: -10000, balance_after: 993980000 }
+ posting 12 house:games USDT { amount: 10000, balance_after: 6020000 }

POST /__play/main/fa7f29c3c041a10e74296b962c89e323 (4)
+ posting 13 member:m-player USDT { amount: -3000000, balance_after: 990980000 }
+ posting 13 house:games USDT { amount: 3000000, balance_after: 9020000 }

POST /__play/main/fa7f29c3c041a10e74296b962c89e323 (5)
+ posting 14 member:m-player USDT { amount: -4000000, balance_after: 986980000 }
+ posting 14 house:games USDT { amount: 4000000, balance_after: 13020000 }

POST /__play/main/fa7f29c3c041a10e74296b962c89e323 (6)
+ posting 15 member:m-player USDT { amount: -5000000, balance_after: 981980000 }
+ posting 15 house:games USDT { amount: 5000000, balance_after: 18020000 }

POST /__play/main/fa7f29c3c041a10e74296b962c89e323 (7)
{ bet: "1.2345678" }

POST /__play/main/fa7f29c3c041a10e74296b962c89e323 (9)
data: { reason: "insufficientBalance", field: "bet", balance: "981.980000", currency: "USDT" }
code: 3010

GET /3rd-game/api/v1/pg2/games/login/noah-1
→ { url: "{url}/__play/main/2fad512e10555647a8bfbcc6edf472a5" }
seq: 15

POST /__play/main/2fad512e10555647a8bfbcc6edf472a5
+ posting 16 member:m-player USDT { amount: 1000000, balance_after: 982980000 }
+ posting 16 house:games USDT { amount: -1000000, balance_after: 17020000 }

POST /__play/main/2fad512e10555647a8bfbcc6edf472a5 (2)
~ record 2fad512e10555647a8bfbcc6edf472a5 doc.rounds: 1 → 2
payout: "2.500000"

POST /__play/main/2fad512e10555647a8bfbcc6edf472a5 (3)
+ posting 18 member:m-player USDT { amount: -10000, balance_after: 982970000 }
+ posting 18 house:games USDT { amount: 10000, balance_after: 17030000 }

POST /__play/main/2fad512e10555647a8bfbcc6edf472a5 (4)
+ posting 19 member:m-player USDT { amount: 57000000, balance_after: 1039970000 }
+ posting 19 house:games USDT { amount: -57000000, balance_after: -39970000 }

POST /__play/main/2fad512e10555647a8bfbcc6edf472a5 (5)
~ record 2fad512e10555647a8bfbcc6edf472a5 doc.rounds: 4 → 5
payout: "4.000000"

POST /__play/main/2fad512e10555647a8bfbcc6edf472a5 (6)
+ posting 21 member:m-player USDT { amount: -5000000, balance_after: 1034970000 }
+ posting 21 house:games USDT { amount: 5000000, balance_after: -34970000 }

POST /__play/main/2fad512e10555647a8bfbcc6edf472a5 (9)
data: { reason: "insufficientBalance", field: "bet", balance: "1034.970000", currency: "USDT" }
msg: "The balance is 1034.970000 USDT"

POST /3rd-game/api/v1/winfinity/games/login/br/wf-1
{ fingerprint: "canvas" }
→ { data: "{url}/__play/main/0b29680047f3ba1651b5f97af2b6a975" }

POST /__play/main/0b29680047f3ba1651b5f97af2b6a975
~ record 0b29680047f3ba1651b5f97af2b6a975 doc.rounds: 0 → 1
balance: "1034.970000"

POST /__play/main/0b29680047f3ba1651b5f97af2b6a975 (2)
~ record 0b29680047f3ba1651b5f97af2b6a975 doc.rounds: 1 → 2
+ entry 23 { kind: "gameRound", ref: "rnd-0000024", at_ms: 1773489600000 }

POST /__play/main/0b29680047f3ba1651b5f97af2b6a975 (3)
+ posting 24 member:m-player USDT { amount: -10000, balance_after: 1034960000 }
+ posting 24 house:games USDT { amount: 10000, balance_after: -34960000 }

POST /__play/main/0b29680047f3ba1651b5f97af2b6a975 (4)
~ record 0b29680047f3ba1651b5f97af2b6a975 doc.rounds: 3 → 4
balance: "1034.960000"

POST /__play/main/0b29680047f3ba1651b5f97af2b6a975 (5)
+ posting 26 member:m-player USDT { amount: -4000000, balance_after: 1030960000 }
+ posting 26 house:games USDT { amount: 4000000, balance_after: -30960000 }

POST /__play/main/0b29680047f3ba1651b5f97af2b6a975 (6)
+ posting 27 member:m-player USDT { amount: -5000000, balance_after: 1025960000 }
+ posting 27 house:games USDT { amount: 5000000, balance_after: -25960000 }

POST /__play/main/0b29680047f3ba1651b5f97af2b6a975 (9)
data: { reason: "insufficientBalance", field: "bet", balance: "1025.960000", currency: "USDT" }
msg: "The balance is 1025.960000 USDT"

GET /pggame/api/v1/pg/mybet?start=0&limit=2
total: 6
bet_amount: "5.000000"

GET /tadaGame/api/v1/tada/mybet?start=1&limit=2
bet_amount: "4.000000"
payout: "0.000000"

GET /3rd-game/api/v1/pg2/games/mybet?start=0&limit=1
id: "rnd-0000021"
game: "noah-1"

GET /3rd-game/api/v1/winfinity/games/mybet?start=9&limit=2
→ { total: 6, rounds: [] }

GET /3rd-game/api/v1/pg2/games/statistics?game_id=28&start_date=2026-03-01&end_date=2026-03-31
bet_amount: "15.510000"
payout: "68.500000"

GET /3rd-game/api/v1/winfinity/games/statistics?game_id=29&start_date=2026-03-14&end_date=2026-03-14
payout: "6.500000"
game_id: 29

GET /sports/api/v1/member/bet/statistics?game_id=13&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 13, bets: 0, bet_amount: "0.000000", payout: "0.000000", profit: "0.000000", currency: "USDT", days: [] }

GET /3rd-game/api/v1/pg2/games/statistics?game_id=28&start_date=2026-03-15&end_date=2026-03-14
data: { reason: "badRequest", field: "query.end_date" }
code: 1000

GET /3rd-game/api/v1/pg2/games/statistics?game_id=28&start_date=2025-03-13&end_date=2026-03-15
msg: "end_date must not be before start_date, and at most 366 days after it"

GET /pggame/api/v1/pg/pg-1 (2)
→ { url: "{url}/__play/main/a92b7c1a89032a851835d82ddf4340d7?language=ja" }
seq: 29

GET /pggame/api/v1/pg/pg-999
→ 404
{ code: 1004, msg: "No such game", data: { reason: "notFound", field: "params.id" } }

POST /__play/main/nothing
{ code: 1004, msg: "This game is over: launch it again", data: { reason: "notFound" } }
{ bet: "1" }

DELETE /__play/main/nothing
{ code: 1004, msg: "This page answers GET and POST", data: { reason: "notFound" } }

POST /__sim/games/26
{ code: 1004, msg: "No game has the product id 26", data: { reason: "notFound", field: "id" } }
{ status: 2 }

POST /__sim/games/27
+ setting availability 27 { seq: 2, value: "2" }
→ 200

POST /__sim/games/28
+ setting availability 28 { seq: 3, value: "2" }

POST /__sim/games/29
+ setting availability 29 { seq: 4, value: "2" }

POST /__sim/games/999
{ code: 1004, msg: "No game has the product id 999", data: { reason: "notFound", field: "id" } }

GET /pggame/api/v1/pg/pg-1 (3)
→ { url: "{url}/__play/main/ae830a4c8cab0f0a1ffa23cd0b79b844" }
seq: 30

POST /__sim/games/22
+ setting availability 22 { seq: 5, value: "3" }
{ status: 3 }

GET /pggame/api/v1/pg/pg-1 (4)
→ 403
{ code: 3007, msg: "This game is not active at the moment", data: { reason: "gameDisabled", game_id: 22, status: 2 } }

POST /__sim/games/22 (2)
~ setting availability 22 value: "3" → "1"
{ status: 1 }

POST /__sim/games/27 (2)
~ setting availability 27 value: "2" → "3"

GET /tadaGame/api/v1/tada/startForUrl/tada-1 (2)
{ code: 3007, msg: "This game is not active at the moment", data: { reason: "gameDisabled", game_id: 27, status: 2 } }

POST /__sim/games/27 (3)
~ setting availability 27 value: "3" → "1"

POST /__sim/games/28 (2)
~ setting availability 28 value: "2" → "3"

GET /3rd-game/api/v1/pg2/games/login/noah-1 (2)
{ code: 3007, msg: "This game is not active at the moment", data: { reason: "gameDisabled", game_id: 28, status: 2 } }

POST /__sim/games/28 (3)
~ setting availability 28 value: "3" → "1"

POST /__sim/games/29 (2)
~ setting availability 29 value: "2" → "3"

POST /3rd-game/api/v1/winfinity/games/login/br/wf-1 (2)
{ code: 3007, msg: "This game is not active at the moment", data: { reason: "gameDisabled", game_id: 29, status: 2 } }

POST /__sim/games/29 (3)
~ setting availability 29 value: "3" → "1"

POST /__sim/members/m-player
~ member m-player bans: [] → ["games"]
balance: "1025.960000"

GET /tadaGame/api/v1/tada/startForUrl/tada-1 (3)
{ code: 1002, msg: "This account may not play: contact support", data: { reason: "forbidden", ban: "games" } }
`;

export const GAMES_WALLETS = `
GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=10.5
+ posting 4 member:m-player USDT { amount: -10500000, balance_after: 989500000 }
+ posting 4 game:ky:m-player USDT { amount: 10500000, balance_after: 10500000 }

POST /3rd-game/nggame/api/v1/ng/transfer_in
+ posting 5 member:m-player USDT { amount: -20000000, balance_after: 969500000 }
+ posting 5 game:ng-ag:m-player USDT { amount: 20000000, balance_after: 20000000 }

POST /3rd-game/nggame/api/v1/ng/transfer_in (2)
+ posting 6 member:m-player USDT { amount: -20000000, balance_after: 949500000 }
+ posting 6 game:ng-xyz:m-player USDT { amount: 20000000, balance_after: 20000000 }

POST /3rd-game/nggame/api/v1/ng/transfer_in (3)
→ 409
{ code: 3006, msg: "The wallet is in USDT", data: { reason: "wrongCurrency", field: "currency", currency: "USDT" } }

GET /3rd-game/playcard/api/v1/ky/login?game_id=poker
status: 0
→ { url: "{url}/__play/main/a7984f5727f62ea3ab284e5d533eaae7" }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7
~ record a7984f5727f62ea3ab284e5d533eaae7 doc.rounds: 0 → 1
payout: "1.000000"

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (2)
+ posting 8 game:ky:m-player USDT { amount: -2000000, balance_after: 8500000 }
+ posting 8 house:games USDT { amount: 2000000, balance_after: 2000000 }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (3)
+ posting 9 game:ky:m-player USDT { amount: -3000000, balance_after: 5500000 }
+ posting 9 house:games USDT { amount: 3000000, balance_after: 5000000 }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (4)
→ 400
data: { reason: "insufficientBalance", field: "bet", balance: "5.500000", currency: "USDT" }

POST /3rd-game/nggame/api/v1/ng/login
{ plat_type: "ag" }
→ { url: "{url}/__play/main/f6eec9dc6a75306aa2d358177ae1d66f" }

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f
+ posting 10 game:ng-ag:m-player USDT { amount: 1000000, balance_after: 21000000 }
+ posting 10 house:games USDT { amount: -1000000, balance_after: 4000000 }

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f (2)
~ record f6eec9dc6a75306aa2d358177ae1d66f doc.rounds: 1 → 2
payout: "2.000000"

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f (3)
+ posting 12 game:ng-ag:m-player USDT { amount: -3000000, balance_after: 18000000 }
+ posting 12 house:games USDT { amount: 3000000, balance_after: 7000000 }

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f (4)
~ record f6eec9dc6a75306aa2d358177ae1d66f doc.rounds: 3 → 4
payout: "4.000000"

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f (5)
~ record f6eec9dc6a75306aa2d358177ae1d66f doc.rounds: 4 → 5
payout: "5.000000"

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f (6)
~ record f6eec9dc6a75306aa2d358177ae1d66f doc.rounds: 5 → 6
payout: "6.000000"

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f (7)
~ record f6eec9dc6a75306aa2d358177ae1d66f doc.rounds: 6 → 7
payout: "7.000000"

POST /__play/main/f6eec9dc6a75306aa2d358177ae1d66f (8)
~ record f6eec9dc6a75306aa2d358177ae1d66f doc.rounds: 7 → 8
payout: "8.000000"

GET /3rd-game/playcard/api/v1/ky/balance
→ { balance: "5.500000", currency: "USDT" }

GET /3rd-game/nggame/api/v1/ng/balance?plat_type=ag
→ { balance: "18.000000", currency: "USDT" }

GET /3rd-game/playcard/api/v1/ky/transfer_out?game_id=poker&money=1000
data: { reason: "insufficientBalance", field: "money", balance: "5.500000", currency: "USDT" }
code: 3010

GET /3rd-game/playcard/api/v1/ky/transfer_out?game_id=poker&money=4.25
+ posting 18 game:ky:m-player USDT { amount: -4250000, balance_after: 1250000 }
+ posting 18 member:m-player USDT { amount: 4250000, balance_after: 953750000 }

POST /3rd-game/nggame/api/v1/ng/transfer_out
+ posting 19 game:ng-ag:m-player USDT { amount: -5000000, balance_after: 13000000 }
+ posting 19 member:m-player USDT { amount: 5000000, balance_after: 958750000 }

GET /3rd-game/playcard/api/v1/ky/login?game_id=nothing
→ { url: "{url}/__play/main/47f2051cd983a3fffcfba370965cf942" }
seq: 14

GET /sports/api/v1/member/change_log?start=0&limit=3&start_date=2026-03-01&end_date=2026-03-31
total: 6
amount: "5.000000"

GET /sports/api/v1/member/change_log?kind=1&start=0&limit=3&start_date=2026-03-01&end_date=2026-03-31
data: { reason: "badRequest", field: "query.kind" }
code: 1000
`;

export const GAMES_SLOTS = `
POST /__sim/members/m-player
+ posting 4 house:adjustments GBP { amount: -100000000, balance_after: -100000000 }
+ posting 4 member:m-player GBP { amount: 100000000, balance_after: 1100000000 }

PUT /sports/api/v1/protection/limits
→ 400
data: { reason: "badRequest", field: "currency" }

PUT /sports/api/v1/protection/limits (2)
{ kind: "loss", period: "day", amount: "500" }
code: 1000

PUT /sports/api/v1/protection/limits (3)
{ kind: "stake", period: "day", amount: "500" }

PUT /sports/api/v1/protection/limits (4)
data: { reason: "badRequest", field: "period" }
{ kind: "session", minutes: 600 }

GET /pggame/api/v1/pg/pg-1
status: 0
→ { url: "{url}/__play/main/a7984f5727f62ea3ab284e5d533eaae7" }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7
~ record a7984f5727f62ea3ab284e5d533eaae7 doc.rounds: 0 → 1
payout: "2.00"

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (2)
data: { reason: "amountOutOfRange", field: "bet", max: "2", currency: "GBP" }
{ bet: "2.01" }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (3)
→ 429
{ code: 1029, msg: "A round takes 2.5 seconds at least", data: { reason: "tooManyRequests" } }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (4)
{ bet: "5.01" }
code: 3011

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (5)
+ posting 6 member:m-player GBP { amount: -2000000, balance_after: 1098000000 }
+ posting 6 house:games GBP { amount: 2000000, balance_after: 2000000 }

POST /__play/main/a7984f5727f62ea3ab284e5d533eaae7 (6)
{ bet: "5" }
msg: "At most 2 GBP a round"
`;
