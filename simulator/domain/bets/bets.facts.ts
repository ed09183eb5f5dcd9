// Facts of long answers and of the books, which the tests beside this file rely on.
export const BETS = `
POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player USDT { amount: -34000000, balance_after: 966000000 }
+ posting 4 house:bets USDT { amount: 34000000, balance_after: 34000000 }
~ job 1 due_ms: 1773500880000 → 1773489600000
bet_amount: "34.000000"

0.0002777777777777778 hours later
~ member m-player push_seq: 0 → 1
+ posting 5 house:bets USDT { amount: -627160000, balance_after: -593160000 }

GET /sports/api/v1/soccer/mybet?start=0&limit=3&status=16
total: 1
status: 16

POST /sports/api/v1/soccer/bet (2)
+ posting 6 member:m-player USDT { amount: -18000000, balance_after: 1575160000 }
+ posting 6 house:bets USDT { amount: 18000000, balance_after: -575160000 }
~ job 2 due_ms: 1773505680000 → 1773489601000
bet_amount: "18.000000"

0.0002777777777777778 hours later (2)
- job 2
+ job 3 { due_ms: 1773499200000, kind: "settleBet", ref: "bet-0000002" }

GET /sports/api/v1/soccer/mybet?start=0&limit=3&status=1
~ job 3 due_ms: 1773499200000 → 1773489602000
status: 1

0.0002777777777777778 hours later (3)
~ member m-player push_seq: 1 → 2
+ posting 7 house:bets USDT { amount: -63172800, balance_after: -638332800 }

GET /sports/api/v1/soccer/mybet?start=0&limit=3
total: 2
result: "won"
max_payout: "162.040800"
payout: "63.172800"

GET /sports/api/v1/soccer/mybet?start=0&limit=3&key=intent-0001
max_payout: "920.348560"
payout: "627.160000"

POST /sports/api/v1/basketball/bet
+ posting 8 member:m-player USDT { amount: -8000000, balance_after: 1630332800 }
+ posting 8 house:bets USDT { amount: 8000000, balance_after: -630332800 }
~ job 4 due_ms: 1773515700000 → 1773489603000

0.0002777777777777778 hours later (4)
~ member m-player push_seq: 2 → 3
+ posting 9 house:bets USDT { amount: -20280000, balance_after: -650612800 }

POST /sports/api/v1/bd/bet
+ posting 10 member:m-player USDT { amount: -12000000, balance_after: 1638612800 }
+ posting 10 house:bets USDT { amount: 12000000, balance_after: -638612800 }
~ job 5 due_ms: 1773499680000 → 1773489604000

0.0002777777777777778 hours later (5)
~ member m-player push_seq: 3 → 4
+ posting 11 house:bets USDT { amount: -14976000, balance_after: -653588800 }

GET /sports/api/v1/basketball/mybet?start=0&limit=3
bet_amount: "8.000000"
max_payout: "23.960000"

GET /sports/api/v1/bd/mybet/bet-0000004
bet_amount: "12.000000"
max_payout: "22.230000"

GET /sports/api/v1/member/bet/statistics?game_id=10&start_date=2026-03-01&end_date=2026-03-31
bet_amount: "52.000000"
payout: "690.332800"
`;

export const BETS_CASH_OUT = `
POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player USDT { amount: -6000000, balance_after: 994000000 }
+ posting 4 house:bets USDT { amount: 6000000, balance_after: 6000000 }
bet_amount: "6.000000"

GET /sports/api/v1/soccer/mybet/bet-0000001/cash_out
→ { amount: "5.455872", currency: "USDT", parts: true }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out_part
~ member m-player push_seq: 0 → 1
+ posting 5 house:bets USDT { amount: -1363968, balance_after: 4636032 }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out_part (2)
→ 409
data: { reason: "cashOutChanged", field: "amount", was: "1000", now: "1.363968" }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out_part (3)
→ 400
{ stake: "9", amount: "0.1" }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out_part (4)
~ member m-player push_seq: 1 → 2
+ posting 6 house:bets USDT { amount: -2, balance_after: 4636030 }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out
data: { reason: "cashOutChanged", field: "amount", was: "1000", now: "4.091901" }
+ setting override s20260314-17 { seq: 2, value: { suspended: ["wl"] } }

GET /sports/api/v1/soccer/mybet/bet-0000001/cash_out (2)
data: { reason: "marketClosed", bet_id: "bet-0000001" }
~ job 1 due_ms: 1773500880000 → 1773489600000

0.0002777777777777778 hours later
- job 1
+ job 2 { due_ms: 1773494400000, kind: "settleBet", ref: "bet-0000001" }

GET /sports/api/v1/soccer/mybet/bet-0000001/cash_out (3)
→ { amount: "6.011131", currency: "USDT", parts: true }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out (2)
~ member m-player push_seq: 2 → 3
+ posting 7 house:bets USDT { amount: -6011131, balance_after: -1375101 }
+ posting 7 member:m-player USDT { amount: 6011131, balance_after: 1001375101 }

POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out (3)
{ code: 3003, msg: "No cash-out: the bet is settled", data: { reason: "marketClosed", bet_id: "bet-0000001" } }
{ amount: "1" }

POST /sports/api/v1/soccer/bet (2)
+ posting 8 member:m-player USDT { amount: -2000000, balance_after: 999375101 }
+ posting 8 house:bets USDT { amount: 2000000, balance_after: 624899 }
~ job 3 due_ms: 1773502380000 → 1773489601000

0.0002777777777777778 hours later (2)
~ member m-player push_seq: 3 → 4
  notifyType: "SETTLE"
  balance: "999.375101"

GET /sports/api/v1/soccer/mybet/bet-0000002/cash_out
{ code: 3003, msg: "No cash-out: the bet is settled", data: { reason: "marketClosed", bet_id: "bet-0000002" } }

GET /sports/api/v1/soccer/mybet/bet-0000009/cash_out
→ 404
{ code: 1004, msg: "You have no such bet", data: { reason: "notFound", field: "params.id" } }
`;

export const BETS_REFUSED = `
POST /sports/api/v1/soccer/bet
→ 409
data: { reason: "oddsChanged", moved: [{ match_id: "s20260314-17", kind: "wl", outcome: "w", was: "1.01", now: "1.64" }] }

POST /sports/api/v1/soccer/bet (2)
data: { reason: "oddsChanged", moved: [{ match_id: "s20260314-17", kind: "wl", outcome: "w", was: "999", now: "1.64" }] }
passes: ["single"]

POST /sports/api/v1/soccer/bet (3)
→ 400
{ code: 1000, msg: "Unknown soccer match s20260314-99", data: { reason: "badRequest", field: "matches.0.match_id" } }

POST /sports/api/v1/soccer/bet (4)
data: { reason: "marketClosed", field: "matches.0.match_id", match_id: "s20260310-01" }
stake: "2"

POST /sports/api/v1/soccer/bet (5)
{ code: 1000, msg: "Unknown soccer match b20260314-06", data: { reason: "badRequest", field: "matches.0.match_id" } }
multiple: 1

POST /sports/api/v1/soccer/bet (6)
{ code: 1000, msg: "wl has no outcome 9:9", data: { reason: "badRequest", field: "matches.0.picks.0.outcome" } }
currency: "USDT"

POST /sports/api/v1/soccer/bet (7)
data: { reason: "marketClosed", field: "matches.0.picks.0.kind", match_id: "s20260314-17", status: "closed" }
accept_odds: "none"

POST /sports/api/v1/soccer/bet (8)
line: { was: "7", now: "-1" }
matches: [{ match_id: "s20260314-17", handicap_val: "7", picks: [{ kind: "handicap", outcome: "w", odds: "1.01" }] }]

POST /sports/api/v1/soccer/bet (9)
reason: "oddsChanged"
match_id: "s20260314-17"

POST /sports/api/v1/soccer/bet (10)
data: { reason: "badRequest", field: "matches.1.match_id" }
+ setting override s20260314-18 { seq: 2, value: { suspended: ["wl"] } }

POST /sports/api/v1/soccer/bet (11)
data: { reason: "marketClosed", field: "matches.0.picks.0.kind", match_id: "s20260314-18", status: "suspended" }
~ setting override s20260314-18 value.suspended: ["wl"] → []

POST /sports/api/v1/soccer/bet (12)
data: { reason: "passNotAllowed", field: "passes.0" }
passes: ["9-string-1"]

POST /sports/api/v1/soccer/bet (13)
passes: ["nothing"]
{ match_id: "s20260314-17", picks: [{ kind: "wl", outcome: "w", odds: "1.64" }] }

POST /sports/api/v1/soccer/bet (14)
+ posting 4 member:m-player USDT { amount: -4000000, balance_after: 996000000 }
+ posting 4 house:bets USDT { amount: 4000000, balance_after: 4000000 }
bet_amount: "4.000000"

POST /sports/api/v1/soccer/bet (15)
{ code: 1000, msg: "The amount must be above zero", data: { reason: "badRequest", field: "stake" } }
stake: "0"

POST /sports/api/v1/soccer/bet (16)
reason: "limitsExceeded"
stake: "0.001"

POST /sports/api/v1/soccer/bet (17)
{ code: 1000, msg: "USDT has 6 places", data: { reason: "badRequest", field: "stake", places: 6 } }
stake: "1.2345678"

POST /sports/api/v1/soccer/bet (18)
stake: "9000"
{ match_id: "s20260314-18", picks: [{ kind: "wl", outcome: "w", odds: "1.69" }] }

POST /sports/api/v1/soccer/bet (19)
stake: "6000"
code: 3001

POST /sports/api/v1/soccer/bet (20)
stake: "10000"
multiple: 100

POST /sports/api/v1/soccer/bet (21)
multiple: 200
msg: "Over the limits: exceedsMaxMultiple"

POST /sports/api/v1/soccer/bet (22)
{ code: 3006, msg: "The wallet is in USDT", data: { reason: "wrongCurrency", field: "currency", currency: "USDT" } }
~ setting override s20260314-18 value.suspended: [] → ["wl"]

POST /sports/api/v1/soccer/bet (23)
+ posting 5 member:m-player USDT { amount: -4000000, balance_after: 992000000 }
+ posting 5 house:bets USDT { amount: 4000000, balance_after: 8000000 }
status: 1

POST /__sim/members/m-player
~ member m-player bans: [] → ["bet"]
balance: "992.000000"

POST /sports/api/v1/soccer/bet (24)
→ 403
{ code: 1002, msg: "This account may not bet: contact support", data: { reason: "forbidden", ban: "bet" } }

POST /__sim/members/m-player (2)
~ member m-player bans: ["bet"] → []
{ bans: [] }

POST /__sim/games/10
+ setting availability 10 { seq: 8, value: "2" }
{ status: 2 }

POST /sports/api/v1/soccer/bet (25)
{ code: 3007, msg: "This game is not active at the moment", data: { reason: "gameDisabled", game_id: 10 } }
{ match_id: "s20260314-19", picks: [{ kind: "wl", outcome: "w", odds: "1.84" }] }

GET /sports/api/v1/member/outcome?key=intent-0001
state: "refused"
now: 1773489600000

GET /sports/api/v1/soccer/mybet/bet-0000001
max_payout: "6.660000"
payout: "0.000000"

POST /sports/api/v1/booking
data: { reason: "badRequest", field: "picks" }
{ picks: "00000" }

GET /sports/api/v1/booking/AAAAAAAA
→ 404
{ code: 1004, msg: "No booking has this code", data: { reason: "notFound" } }

POST /sports/api/v1/booking (2)
+ record EKP8N0ZV { seq: 1, kind: "booking", member_id: "guest", status: 0, at_ms: 1773489600000, doc: { picks: "V83622V419B0" } }
{ picks: "V83622V419B0" }

POST /sports/api/v1/booking (3)
→ { code: "EKP8N0ZV" }

744 hours later
~ member m-player push_seq: 0 → 2
+ posting 6 house:bets USDT { amount: -6660000, balance_after: 1340000 }
`;

export const BETS_RULES = `
POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player USDT { amount: -30000000, balance_after: 970000000 }
+ posting 4 house:bets USDT { amount: 30000000, balance_after: 30000000 }
~ job 1 due_ms: 1773500880000 → 1773489600000

0.0002777777777777778 hours later
~ member m-player push_seq: 0 → 1
+ posting 5 house:bets USDT { amount: -127360000, balance_after: -97360000 }

GET /sports/api/v1/soccer/mybet?start=0&limit=3
total: 1
bet_amount: "30.000000"

POST /__sim/rules
→ 404
data: { reason: "notFound" }

POST /sports/api/v1/soccer/bet (2)
+ posting 6 member:m-player USDT { amount: -4000000, balance_after: 1093360000 }
+ posting 6 house:bets USDT { amount: 4000000, balance_after: -93360000 }
~ job 2 due_ms: 1773503280000 → 1773489601000

0.0002777777777777778 hours later (2)
~ member m-player push_seq: 1 → 2
+ posting 7 house:bets USDT { amount: -16320000, balance_after: -109680000 }

GET /sports/api/v1/soccer/mybet?start=0&limit=3 (2)
total: 2
bet_amount: "4.000000"
status: 16
`;
