// Facts of long answers and of the books, which the tests beside this file rely on.
export const LOTTERY_ODDS = `
0 specialCode 1: 47.00, 1 to 5000
0 specialCode 2: 47.00, 1 to 5000
0 specialCode 3: 47.00, 1 to 5000
0 specialCode 4: 47.00, 1 to 5000
0 specialCode 5: 47.00, 1 to 5000
0 specialCode 6: 47.00, 1 to 5000
0 specialCode 7: 47.00, 1 to 5000
0 specialCode 8: 47.00, 1 to 5000
0 specialCode 9: 47.00, 1 to 5000
0 specialCode 10: 47.00, 1 to 5000
0 specialCode 11: 47.00, 1 to 5000
0 specialCode 12: 47.00, 1 to 5000
0 specialCode 13: 47.00, 1 to 5000
0 specialCode 14: 47.00, 1 to 5000
0 specialCode 15: 47.00, 1 to 5000
0 specialCode 16: 47.00, 1 to 5000
0 specialCode 17: 47.00, 1 to 5000
0 specialCode 18: 47.00, 1 to 5000
0 specialCode 19: 47.00, 1 to 5000
0 specialCode 20: 47.00, 1 to 5000
0 specialCode 21: 47.00, 1 to 5000
0 specialCode 22: 47.00, 1 to 5000
0 specialCode 23: 47.00, 1 to 5000
0 specialCode 24: 47.00, 1 to 5000
0 specialCode 25: 47.00, 1 to 5000
0 specialCode 26: 47.00, 1 to 5000
0 specialCode 27: 47.00, 1 to 5000
0 specialCode 28: 47.00, 1 to 5000
0 specialCode 29: 47.00, 1 to 5000
0 specialCode 30: 47.00, 1 to 5000
0 specialCode 31: 47.00, 1 to 5000
0 specialCode 32: 47.00, 1 to 5000
0 specialCode 33: 47.00, 1 to 5000
0 specialCode 34: 47.00, 1 to 5000
0 specialCode 35: 47.00, 1 to 5000
0 specialCode 36: 47.00, 1 to 5000
0 specialCode 37: 47.00, 1 to 5000
0 specialCode 38: 47.00, 1 to 5000
0 specialCode 39: 47.00, 1 to 5000
0 specialCode 40: 47.00, 1 to 5000
0 specialCode 41: 47.00, 1 to 5000
`;

export const LOTTERY_MARK_SIX = `
POST /sports/api/v1/hkmarksix/bet
+ posting 4 member:m-player USDT { amount: -45000000, balance_after: 955000000 }
+ posting 4 house:bets USDT { amount: 45000000, balance_after: 45000000 }

24 hours later
~ member m-player push_seq: 0 → 1
+ posting 5 house:bets USDT { amount: -53500000, balance_after: -8500000 }

GET /sports/api/v1/hkmarksix/mybet/bet-0000001
bet_amount: "45.000000"
status: 16

hkmarksix was drawn: {
result: "won"
max_payout: "931.320000"

# ["specialCode", undefined, 1, "47.00", "lose"]
# ["specialCodeSide", undefined, "big", "1.97", "win"]
# ["specialCodeColor", undefined, "red", "2.78", "lose"]

GET /sports/api/v1/hkmarksix?start=0&limit=2
total: 500
match_id: "hk-20526"

GET /sports/api/v1/hkmarksix/history?start=1&limit=2
match_id: "hk-20524"
game: "hkmarksix"

POST /sports/api/v1/ammarksix/bet
+ posting 6 member:m-player USDT { amount: -45000000, balance_after: 963500000 }
+ posting 6 house:bets USDT { amount: 45000000, balance_after: 36500000 }

24 hours later (2)
~ member m-player push_seq: 1 → 2
+ posting 7 house:bets USDT { amount: -19730000, balance_after: 16770000 }

GET /sports/api/v1/ammarksix/mybet/bet-0000002
max_payout: "930.590000"
payout: "19.730000"

ammarksix was drawn: {
bet_id: "bet-0000002"
key: "intent-0002"

# ["specialCode", undefined, 6, "47.00", "lose"]
# ["specialCodeSide", undefined, "sumEven", "1.97", "lose"]
# ["specialCodeColor", undefined, "green", "2.95", "lose"]

GET /sports/api/v1/ammarksix?start=0&limit=2
match_id: "am-20527"
game: "ammarksix"

GET /sports/api/v1/ammarksix/history?start=1&limit=2
match_id: "am-20525"
draw_number: "20525"

POST /sports/api/v1/newammarksix/bet
+ posting 8 member:m-player USDT { amount: -45000000, balance_after: 938230000 }
+ posting 8 house:bets USDT { amount: 45000000, balance_after: 61770000 }

24 hours later (3)
~ member m-player push_seq: 2 → 3
+ posting 9 house:bets USDT { amount: -60450000, balance_after: 1320000 }

GET /sports/api/v1/newammarksix/mybet/bet-0000003
max_payout: "929.090000"
payout: "60.450000"

newammarksix was drawn: {
bet_id: "bet-0000003"
key: "intent-0003"

# ["specialCode", undefined, 11, "47.00", "lose"]
# ["specialCodeSide", undefined, "smallOdd", "3.85", "lose"]
# ["specialCodeColor", undefined, "blue", "2.95", "lose"]

GET /sports/api/v1/newammarksix?start=0&limit=2
match_id: "na-492708"
game: "newammarksix"

GET /sports/api/v1/newammarksix/history?start=1&limit=2
match_id: "na-492706"
draw_number: "492706"

POST /sports/api/v1/gallopingmarksix/bet
+ posting 10 member:m-player USDT { amount: -45000000, balance_after: 953680000 }
+ posting 10 house:bets USDT { amount: 45000000, balance_after: 46320000 }

24 hours later (4)
~ member m-player push_seq: 3 → 4
+ posting 11 house:bets USDT { amount: -29450000, balance_after: 16870000 }

GET /sports/api/v1/gallopingmarksix/mybet/bet-0000004
max_payout: "927.450000"
payout: "29.450000"

gallopingmarksix was drawn: {
bet_id: "bet-0000004"
key: "intent-0004"

# ["specialCode", undefined, 16, "47.00", "lose"]
# ["specialCodeSide", undefined, "even", "1.97", "win"]
# ["specialCodeColor", undefined, "red", "2.78", "win"]

GET /sports/api/v1/gallopingmarksix?start=0&limit=2
match_id: "gl-2956392"
game: "gallopingmarksix"

GET /sports/api/v1/gallopingmarksix/history?start=1&limit=2
match_id: "gl-2956390"
draw_number: "2956390"

POST /sports/api/v1/sgnmarksix/bet
+ posting 12 member:m-player USDT { amount: -45000000, balance_after: 938130000 }
+ posting 12 house:bets USDT { amount: 45000000, balance_after: 61870000 }

24 hours later (5)
~ member m-player push_seq: 4 → 5
+ posting 13 house:bets USDT { amount: -10650000, balance_after: 51220000 }

GET /sports/api/v1/sgnmarksix/mybet/bet-0000005
max_payout: "930.180000"
payout: "10.650000"

sgnmarksix was drawn: {
bet_id: "bet-0000005"
key: "intent-0005"

# ["specialCode", undefined, 21, "47.00", "lose"]
# ["specialCodeSide", undefined, "bigOdd", "3.85", "lose"]
# ["specialCodeColor", undefined, "green", "2.95", "win"]

GET /sports/api/v1/sgnmarksix?start=0&limit=2
match_id: "sg-20531"
game: "sgnmarksix"

GET /sports/api/v1/sgnmarksix/history?start=1&limit=2
match_id: "sg-20529"
draw_number: "20529"

POST /sports/api/v1/twnmarksix/bet
+ posting 14 member:m-player USDT { amount: -45000000, balance_after: 903780000 }
+ posting 14 house:bets USDT { amount: 45000000, balance_after: 96220000 }

24 hours later (6)
~ member m-player push_seq: 5 → 6
+ posting 15 house:bets USDT { amount: -13070000, balance_after: 83150000 }

GET /sports/api/v1/twnmarksix/mybet/bet-0000006
max_payout: "928.070000"
payout: "13.070000"

twnmarksix was drawn: {
bet_id: "bet-0000006"
key: "intent-0006"

# ["specialCode", undefined, 26, "47.00", "lose"]
# ["specialCodeSide", undefined, "small", "1.97", "win"]
# ["numberCode", "no1", 26, "43.00", "lose"]

GET /sports/api/v1/twnmarksix?start=0&limit=2
match_id: "tw-20531"
game: "twnmarksix"

GET /sports/api/v1/twnmarksix/history?start=1&limit=2
match_id: "tw-20529"
open_time: "2026-03-17T12:30:00.000Z"
`;

export const LOTTERY_RACES = `
POST /sports/api/v1/pk10/bet
+ posting 4 member:m-player USDT { amount: -27000000, balance_after: 973000000 }
+ posting 4 house:bets USDT { amount: 27000000, balance_after: 27000000 }

0.08333333333333333 hours later
~ member m-player push_seq: 0 → 1
+ posting 5 house:bets USDT { amount: -23660000, balance_after: 3340000 }

GET /sports/api/v1/pk10/last
id: "pk-5911632"
game: "pk10"

GET /sports/api/v1/pk10/mybet/bet-0000001
bet_amount: "27.000000"
status: 16

# ["place", 1, "big", "1", "1.98", "lose"]
# ["place", 2, "big", "1", "1.98", "win"]
# ["place", 3, "big", "1", "1.98", "win"]

POST /sports/api/v1/pk10/bet (2)
+ posting 6 member:m-player USDT { amount: -27000000, balance_after: 969660000 }
+ posting 6 house:bets USDT { amount: 27000000, balance_after: 30340000 }

0.08333333333333333 hours later (2)
~ member m-player push_seq: 1 → 2
+ posting 7 house:bets USDT { amount: -29390000, balance_after: 950000 }

GET /sports/api/v1/pk10/last (2)
id: "pk-5911633"
draw_number: "5911633"

GET /sports/api/v1/pk10/mybet/bet-0000002
result: "won"
max_payout: "45.770000"

# ["place", 1, "small", "1", "1.98", "win"]
# ["place", 2, "small", "1", "1.98", "win"]
# ["place", 3, "small", "1", "1.98", "lose"]

POST /sports/api/v1/pk10/bet (3)
+ posting 8 member:m-player USDT { amount: -27000000, balance_after: 972050000 }
+ posting 8 house:bets USDT { amount: 27000000, balance_after: 27950000 }

0.08333333333333333 hours later (3)
~ member m-player push_seq: 2 → 3
+ posting 9 house:bets USDT { amount: -25640000, balance_after: 2310000 }

GET /sports/api/v1/pk10/last (3)
id: "pk-5911634"
draw_number: "5911634"

GET /sports/api/v1/pk10/mybet/bet-0000003
max_payout: "42.170000"
payout: "25.640000"

# ["place", 1, "odd", "1", "1.98", "win"]
# ["place", 2, "odd", "1", "1.98", "win"]
# ["place", 3, "odd", "1", "1.98", "lose"]

GET /sports/api/v1/pk10/mybet?start=0&limit=1&status=16
total: 3
bet_id: "bet-0000003"

GET /sports/api/v1/pk10/list?start=0&limit=2
total: 500
id: "pk-5911635"

GET /sports/api/v1/pk10/list?id=pk-5911632
total: 1
draw_number: "5911632"

GET /sports/api/v1/pk10/list?id=pk-nothing
→ 404
{ code: 1004, msg: "Unknown race of pk10: pk-nothing", data: { reason: "notFound", field: "query.id" } }

GET /sports/api/v1/hkmarksix?match_id=hk-20522
match_id: "hk-20522"
game: "hkmarksix"

GET /sports/api/v1/hkmarksix?match_id=hk-nothing
{ code: 1004, msg: "Unknown draw of hkmarksix: hk-nothing", data: { reason: "notFound", field: "query.match_id" } }

GET /sports/api/v1/pk10/history?start=0&limit=2
open_time: "2026-03-14T12:10:00.000Z"
close_time: "2026-03-14T12:14:30.000Z"
`;

export const LOTTERY_REFUSED = `
POST /sports/api/v1/hkmarksix/bet
→ 409
data: { reason: "oddsChanged", moved: [{ match_id: "0", kind: "specialCode", outcome: "8", was: "46.00", now: "47.00" }] }

POST /sports/api/v1/hkmarksix/bet (2)
→ 400
data: { reason: "badRequest", field: "picks.0.selection" }

POST /sports/api/v1/hkmarksix/bet (3)
match_id: "hk-20525"
currency: "USDT"

POST /sports/api/v1/hkmarksix/bet (4)
reason: "limitsExceeded"
picks: [{ kind: "specialCode", selection: 8, amount: "0.5", odds: "47.00" }]

POST /sports/api/v1/hkmarksix/bet (5)
picks: [{ kind: "specialCode", selection: 8, amount: "5001", odds: "47.00" }]
code: 3001

POST /sports/api/v1/hkmarksix/bet (6)
data: { reason: "badRequest", field: "picks.0.amount" }
picks: [{ kind: "specialCode", selection: 8, amount: "1.2345678", odds: "47.00" }]

POST /sports/api/v1/hkmarksix/bet (7)
data: { reason: "badRequest", field: "picks.0.selection", rule: "atLeastTwo" }
picks: [{ kind: "specialCodeMergeAnimal", selection: ["rat"], amount: "2", odds: "47.00" }]

POST /sports/api/v1/hkmarksix/bet (8)
data: { reason: "badRequest", field: "picks.0.selection", rule: "atLeastCombinationLevel" }
picks: [{ kind: "specialCodeCombinationZodiacs", selection: ["rat", "ox"], amount: "2", odds: "47.00", level: 5 }]

POST /sports/api/v1/hkmarksix/bet (9)
{ code: 1000, msg: "This selection is not sold", data: { reason: "badRequest", field: "picks.0.selection" } }
{ match_id: "hk-20525", currency: "USDT", picks: [{ kind: "numberCode", selection: 8, amount: "2", odds: "47.00" }] }

POST /sports/api/v1/hkmarksix/bet (10)
{ code: 3006, msg: "The wallet is in USDT", data: { reason: "wrongCurrency", field: "currency", currency: "USDT" } }
currency: "BRL"

POST /sports/api/v1/hkmarksix/bet (11)
data: { reason: "marketClosed", field: "match_id", state: "cancelled" }
match_id: "hk-1"

POST /sports/api/v1/hkmarksix/bet (12)
{ code: 1000, msg: "Unknown draw of hkmarksix: am-20526", data: { reason: "badRequest", field: "match_id" } }
match_id: "am-20526"

POST /sports/api/v1/hkmarksix/bet (13)
{ code: 1000, msg: "Unknown draw of hkmarksix: nothing", data: { reason: "badRequest", field: "match_id" } }
match_id: "nothing"

POST /sports/api/v1/hkmarksix/bet (14)
{ kind: "specialCode", selection: 8, amount: "200", odds: "47.00" }
msg: "Over the limits: insufficientAccountBalance"

POST /sports/api/v1/pk10/bet
data: { reason: "oddsChanged", moved: [{ match_id: "0", kind: "twoSides", outcome: "big", was: "1.97", now: "1.98" }] }
race_id: "pk-5911632"

POST /sports/api/v1/pk10/bet (2)
data: { reason: "badRequest", field: "picks.0.place" }
{ race_id: "pk-5911632", currency: "USDT", picks: [{ market: "place", selection: "big", amount: "2", odds: "1.98" }] }

POST /sports/api/v1/pk10/bet (3)
{ race_id: "pk-5911632", currency: "USDT", picks: [{ market: "sum", selection: 2, amount: "2", odds: "1.98" }] }
code: 1000

POST /sports/api/v1/pk10/bet (4)
data: { reason: "badRequest", field: "picks.0.pair" }
picks: [{ market: "dragonTiger", selection: "dragon", amount: "2", odds: "1.98" }]

POST /sports/api/v1/pk10/bet (5)
picks: [{ market: "place", place: 1, selection: "dragon", amount: "2", odds: "1.98" }]

POST /sports/api/v1/pk10/bet (6)
data: { reason: "marketClosed", field: "race_id", state: "drawn" }
race_id: "pk-1"

POST /sports/api/v1/hkmarksix/bet (15)
+ posting 4 member:m-player USDT { amount: -5000000, balance_after: 995000000 }
+ posting 4 house:bets USDT { amount: 5000000, balance_after: 5000000 }

POST /__sim/draws/hk-20525
+ setting draw hk-20525 { seq: 2, value: { numbers: [1, 2, 3, 4, 5, 6], special: 8 } }
{ numbers: [1, 2, 3, 4, 5, 6], special: 8 }

POST /__sim/draws/hk-20525 (2)
{ code: 1000, msg: "draw.special: ball 6 was drawn already", data: { reason: "badRequest", field: "draw.special" } }
{ numbers: [1, 2, 3, 4, 5, 6], special: 6 }

POST /__sim/draws/hk-0
+ setting draw hk-0 { seq: 3, value: { numbers: [1, 2, 3, 4, 5, 6], special: 8 } }
{ ok: true, id: "hk-0" }

POST /__sim/draws/xx-0
→ 404
{ code: 1004, msg: "Unknown draw or race xx-0", data: { reason: "notFound", field: "id" } }

POST /__sim/draws/pk-5911632
{ ok: true, id: "pk-5911632" }
→ 200

POST /__sim/draws/pk-5911632 (2)
{ code: 1000, msg: "draw: a race has 10 places, got 2", data: { reason: "badRequest", field: "draw" } }
{ finish: [10, 10] }

POST /sports/api/v1/pk10/bet (7)
+ posting 5 member:m-player USDT { amount: -4000000, balance_after: 991000000 }
+ posting 5 house:bets USDT { amount: 4000000, balance_after: 9000000 }

POST /__sim/prices/hkmarksix
+ setting items hkmarksix { seq: 5, value: { min: "2", max: "3" } }
{ min: "2", max: "3" }

POST /sports/api/v1/hkmarksix/bet (16)
{ match_id: "hk-20525", currency: "USDT", picks: [{ kind: "specialCode", selection: 8, amount: "1", odds: "47.00" }] }
msg: "Over the limits: belowLotteryGameMinBet"

24 hours later
~ member m-player push_seq: 0 → 2
+ posting 6 house:bets USDT { amount: -5940000, balance_after: 3060000 }

GET /sports/api/v1/hkmarksix/mybet?start=0&limit=5&status=-1
total: 1
bet_amount: "5.000000"

GET /sports/api/v1/marksix/odds?game=hkmarksix
{ index: 0, top: "1", prop: "specialCode", odd: "47.00", min: "2", max: "3" }
{ index: 0, top: "2", prop: "specialCode", odd: "47.00", min: "2", max: "3" }
`;
