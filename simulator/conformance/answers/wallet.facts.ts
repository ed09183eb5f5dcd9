// Facts of long answers and of the books, which the tests beside this file rely on.
export const WALLET = `
PUT /sports/api/v1/member/currency?unit=BRL { idempotency-key: "intent-0001" }
~ member m-player currency: "USDT" → "BRL"

POST /sports/api/v1/recharge
amount: "50"

POST /sports/api/v1/continueRecharge
amount: "50.000000"

168 hours later
~ member m-player push_seq: 0 → 1

POST /sports/api/v1/bank_information
status: 0

DELETE /sports/api/v1/bank_information?info_id=acc-0000001
- record acc-0000001

GET /sports/api/v1/withdraw/bank_type?country=BR
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listBanks", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/withdraw/bank_type", query: { country: "BR" } }

GET /sports/api/v1/config/exchange
status: 1

GET /sports/api/v1/pay/all
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listDepositChannels", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/pay/all" }

GET /sports/api/v1/recharge/type
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listDepositTypes", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/recharge/type" }

GET /sports/api/v1/recharge?start=0&limit=5
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listDeposits", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/recharge", query: { start: "0", limit: "5" } }

GET /sports/api/v1/bank_information
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listPayoutAccounts", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/bank_information" }

GET /sports/api/v1/member/change_log?kind=34&start=0&limit=5&start_date=2026-03-01&end_date=2026-03-31
{ code: 0, msg: "ok", data: { total: 0, transactions: [] } }

GET /sports/api/v1/withdraw/all
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listWithdrawalChannels", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/withdraw/all" }

GET /sports/api/v1/withdraw/trade_type
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listWithdrawalTypes", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/withdraw/trade_type" }

GET /sports/api/v1/withdraw?start=0&limit=5
{ code: 0, msg: "ok", data: { total: 0, orders: [] } }

POST /sports/api/v1/recharge { idempotency-key: "intent-0001" }
+ job 1 { due_ms: 1773489660000, kind: "confirmDeposit", ref: "dep-0000001" }
channel_id: "in-card"

168 hours later (2)
~ wallet member:m-player USDT balance: 1000000000 → 1050000000

POST /sports/api/v1/bank_information (2)
{ account_type: "pix", country: "BR", account_number: "pat@pix.test", account_name: "Pat Player", cpf: "86288366757" }

POST /sports/api/v1/withdraw { idempotency-key: "intent-0001" }
~ wallet member:m-player USDT balance: 1000000000 → 980000000
+ posting 4 member:m-player USDT { amount: -20000000, balance_after: 980000000 }

168 hours later (3)
~ wallet hold:wd-0000002 USDT balance: 20000000 → 0

POST /sports/api/v1/bank_information (3)
→ 200 cache-control: no-store; content-type: application/json; charset=utf-8; date: Sat, 14 Mar 2026 12:00:00 GMT; x-server-time: 1773489600000

PUT /sports/api/v1/member/bank_password
~ member m-player bank_password_hash: "452275957bd380ae7d1aa9221f9c3b827a5acddcca828b665bf00d6a6b9623bb" → "42b11251f7c1e8399041f031917d920d4ce91d014eca5ffbd51acf829fed963e"

POST /sports/api/v1/transfer { idempotency-key: "intent-0001" }
~ member m-agent push_seq: 0 → 1
`;

export const WALLET_REFUSALS = `
query.unit → query.unit: Invalid key: Expected "unit" (missing)
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries)
data: { reason: "unauthorised", field: "headers.authorization" }

query.info_id → query.info_id: Invalid key: Expected "info_id" (missing)
query.info_id → query.info_id: must be an identifier ("", NUL, 300 letters, 5000 digits)

query.country → query.country: Invalid key: Expected "country" (missing)
query.country → query.country: must be a country code ("", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits)

none: taken
forged: taken

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }
code: 1001

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } } (2)
msg: "The session has expired or was ended: sign in again"

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (2)
body → channel_id: Invalid key: Expected "channel_id" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (3)
body → surprise: Invalid key: Expected never (unknown property)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (4)
body → account_type: Invalid key: Expected "account_type" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (5)
body → new: Invalid key: Expected "new" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (6)
body → to: Invalid key: Expected "to" ({})
`;
