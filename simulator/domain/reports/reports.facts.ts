// Facts of long answers and of the books, which the tests beside this file rely on.
export const REPORTS = `
POST /sports/api/v1/recharge
amount: "50"
amount: "50.000000"

POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player USDT { amount: -2000000, balance_after: 998000000 }
+ posting 4 house:bets USDT { amount: 2000000, balance_after: 2000000 }

POST /sports/api/v1/soccer/bet (2)
+ posting 5 member:m-player USDT { amount: -2000000, balance_after: 996000000 }
+ posting 5 house:bets USDT { amount: 2000000, balance_after: 4000000 }

POST /sports/api/v1/soccer/mybet/bet-0000002/cash_out
~ member m-player push_seq: 0 → 1
+ posting 6 house:bets USDT { amount: -1843200, balance_after: 2156800 }

POST /sports/api/v1/soccer/bet (3)
+ posting 7 member:m-player USDT { amount: -2000000, balance_after: 995843200 }
+ posting 7 house:bets USDT { amount: 2000000, balance_after: 4156800 }

POST /sports/api/v1/soccer/mybet/bet-0000003/cash_out_part
~ member m-player push_seq: 1 → 2
+ posting 8 house:bets USDT { amount: -921600, balance_after: 3235200 }

POST /sports/api/v1/hkmarksix/bet
+ posting 9 member:m-player USDT { amount: -5000000, balance_after: 991764800 }
+ posting 9 house:bets USDT { amount: 5000000, balance_after: 8235200 }

POST /sports/api/v1/pk10/bet
+ posting 10 member:m-player USDT { amount: -4000000, balance_after: 987764800 }
+ posting 10 house:bets USDT { amount: 4000000, balance_after: 12235200 }

POST /sports/cricketAPI/betData/create
+ posting 11 member:m-player USDT { amount: -2000000, balance_after: 985764800 }
+ posting 11 house:bets USDT { amount: 2000000, balance_after: 14235200 }

POST /sports/api/v1/transfer
~ member m-agent push_seq: 0 → 1
+ posting 12 member:m-player USDT { amount: -5000000, balance_after: 980764800 }

POST /3rd-game/nggame/api/v1/ng/transfer_in
+ posting 13 member:m-player USDT { amount: -10000000, balance_after: 970764800 }
+ posting 13 game:ng-ag:m-player USDT { amount: 10000000, balance_after: 10000000 }

POST /3rd-game/nggame/api/v1/ng/transfer_in (2)
+ posting 14 member:m-player USDT { amount: -10000000, balance_after: 960764800 }
+ posting 14 game:ng-ag:m-player USDT { amount: 10000000, balance_after: 20000000 }

POST /3rd-game/nggame/api/v1/ng/transfer_out
+ posting 15 game:ng-ag:m-player USDT { amount: -3000000, balance_after: 17000000 }
+ posting 15 member:m-player USDT { amount: 3000000, balance_after: 963764800 }

GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=10
+ posting 16 member:m-player USDT { amount: -10000000, balance_after: 953764800 }
+ posting 16 game:ky:m-player USDT { amount: 10000000, balance_after: 10000000 }

GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=10 (2)
+ posting 17 member:m-player USDT { amount: -10000000, balance_after: 943764800 }
+ posting 17 game:ky:m-player USDT { amount: 10000000, balance_after: 20000000 }

GET /3rd-game/playcard/api/v1/ky/transfer_out?game_id=poker&money=4
+ posting 18 game:ky:m-player USDT { amount: -4000000, balance_after: 16000000 }
+ posting 18 member:m-player USDT { amount: 4000000, balance_after: 947764800 }

POST /sports/api/v1/bank_information
status: 0
{ account_type: "pix", country: "BR", account_number: "pat@pix.test", account_name: "Pat Player", cpf: "86288366757" }

POST /sports/api/v1/withdraw
+ posting 19 member:m-player USDT { amount: -20000000, balance_after: 927764800 }
+ posting 19 hold:wd-0000003 USDT { amount: 20000000, balance_after: 20000000 }

POST /activities/api/v1/benefit/check_in
~ member m-player doc.checkIn: undefined → { week: 2932, days: [6] }
+ posting 20 house:promotions USDT { amount: -500000, balance_after: -500000 }

PUT /sports/api/v1/member/currency?unit=BRL
~ member m-player currency: "USDT" → "BRL"
+ posting 21 member:m-player USDT { amount: -928264800, balance_after: 0 }

PUT /sports/api/v1/member/currency?unit=BRL (2)
→ { score: "5042.42", currency: "BRL" }

GET /3rd-game/api/v1/pg2/games/login/noah-1
→ { url: "{url}/__play/main/eaea13230382538366364bbcd0d7db62" }
seq: 4

POST /__play/main/eaea13230382538366364bbcd0d7db62
~ record eaea13230382538366364bbcd0d7db62 doc.rounds: 0 → 1
payout: "1.00"

POST /__play/main/eaea13230382538366364bbcd0d7db62 (2)
~ record eaea13230382538366364bbcd0d7db62 doc.rounds: 1 → 2
payout: "2.00"

POST /__play/main/eaea13230382538366364bbcd0d7db62 (3)
+ posting 26 member:m-player BRL { amount: -3000000, balance_after: 5039420000 }
+ posting 26 house:games BRL { amount: 3000000, balance_after: 3000000 }

POST /__sim/members/m-player
+ posting 27 house:adjustments BRL { amount: 1500000, balance_after: 1500000 }
+ posting 27 member:m-player BRL { amount: -1500000, balance_after: 5037920000 }

24 hours later
~ member m-player push_seq: 2 → 9
+ posting 28 house:deposits USDT { amount: -50000000, balance_after: -50000000 }

GET /sports/api/v1/member/change_log?start=0&limit=50&start_date=2026-03-01&end_date=2026-03-31
total: 34
amount: "-1.640000"

GET /sports/api/v1/member/change_log?start=0&limit=2&kind=1
→ 400
data: { reason: "badRequest", field: "query.kind" }

GET /sports/api/v1/member/change_log?start=0&limit=2&kind=34
total: 1
balance: "50.000000"

GET /sports/api/v1/member/change_log?start=0&limit=2&kind=50
amount: "-20.000000"
balance: "927.764800"

GET /sports/api/v1/member/change_log?start=0&limit=2&kind=60
code: 1000

GET /sports/api/v1/member/change_log?start=0&limit=50&start_date=2026-03-15&end_date=2026-03-15
→ { total: 0, transactions: [] }

GET /sports/api/v1/member/bet/statistics?game_id=10&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 10, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=11&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 11, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=12&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 12, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=20&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 20, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=21&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 21, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=13&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 13, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=14&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 14, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=15&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 15, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=16&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 16, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=999&start_date=2026-03-01&end_date=2026-03-31
→ { game_id: 999, bets: 0, bet_amount: "0.00", payout: "0.00", profit: "0.00", currency: "BRL", days: [] }

GET /sports/api/v1/member/bet/statistics?game_id=10&start_date=2026-03-15&end_date=2026-03-14
data: { reason: "badRequest", field: "query.end_date" }
msg: "end_date must not be before start_date, and at most 366 days after it"
`;
