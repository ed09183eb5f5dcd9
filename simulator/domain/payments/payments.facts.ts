// Facts of long answers and of the books, which the tests beside this file rely on.
export const PAYMENTS_TABLE = `
## USDT
in-trc20: 10.000000 USDT, fees 0.000000 and 0.000000, net 10.000000
later: deposit house:deposits -10.000000 = -10.000000

## BRL
in-trc20: 54.32 BRL, fees 0.00 and 0.00, net 54.32
later: deposit house:deposits -54.32 = -54.32

## INR
in-trc20: 831.20 INR, fees 0.00 and 0.00, net 831.20
later: deposit house:deposits -831.20 = -831.20

## IDR
in-trc20: 157500.00 IDR, fees 0.00 and 0.00, net 157500.00
later: deposit house:deposits -157500.00 = -157500.00

## VND
in-trc20: 245500.00 VND, fees 0.00 and 0.00, net 245500.00
later: deposit house:deposits -245500.00 = -245500.00

## MXN
in-trc20: 170.50 MXN, fees 0.00 and 0.00, net 170.50
later: deposit house:deposits -170.50 = -170.50

## TRY
in-trc20: 324.00 TRY, fees 0.00 and 0.00, net 324.00
later: deposit house:deposits -324.00 = -324.00

## PHP
in-trc20: 563.00 PHP, fees 0.00 and 0.00, net 563.00
later: deposit house:deposits -563.00 = -563.00

## THB
in-trc20: 359.00 THB, fees 0.00 and 0.00, net 359.00
later: deposit house:deposits -359.00 = -359.00

## CNY
in-trc20: 72.10 CNY, fees 0.00 and 0.00, net 72.10
later: deposit house:deposits -72.10 = -72.10

## BDT
in-trc20: 1097.00 BDT, fees 0.00 and 0.00, net 1097.00
later: deposit house:deposits -1097.00 = -1097.00

## GBP
in-trc20: 7.90 GBP, fees 0.00 and 0.00, net 7.90
later: deposit house:deposits -7.90 = -7.90
`;

export const PAYMENTS = `
POST /sports/api/v1/recharge
amount: "100.500000"
status: 0

POST /sports/api/v1/recharge (2)
+ job 2 { due_ms: 1773492900000, kind: "confirmDeposit", ref: "dep-0000002" }
{ channel_id: "in-bank", amount: "100.5" }

POST /sports/api/v1/recharge (3)
amount: "100.5"
+ job 3 { due_ms: 1773489660000, kind: "confirmDeposit", ref: "dep-0000003" }

POST /sports/api/v1/recharge (4)
amount: "20"
amount: "20.000000"

POST /sports/api/v1/continueRecharge
{ order_id: "dep-0000002" }
order_id: "dep-0000002"

1 hours later
~ member m-player push_seq: 0 → 3
+ posting 4 house:deposits USDT { amount: -100500000, balance_after: -100500000 }

POST /sports/api/v1/continueRecharge (2)
→ 400
{ code: 1000, msg: "This deposit is already paid or declined", data: { reason: "badRequest", field: "order_id" } }

POST /sports/api/v1/recharge (5)
amount: "30.000000"
+ job 5 { due_ms: 1773493320000, kind: "confirmDeposit", ref: "dep-0000005" }

POST /__sim/orders/dep-0000005
~ record dep-0000005 status: 0 → 2, doc.remark: "" → "declined"
{ status: 2 }

POST /sports/api/v1/recharge (6)
amount: "5000.000000"
+ job 6 { due_ms: 1773493380000, kind: "confirmDeposit", ref: "dep-0000006" }

POST /__sim/orders/dep-0000006
~ member m-player level: 1 → 2, push_seq: 3 → 4
+ posting 7 house:deposits USDT { amount: -5000000000, balance_after: -5301500000 }

GET /sports/api/v1/member/info
id: "m-player"
nickname: "demo-player"

POST /sports/api/v1/bank_information
account_type: "bank"
bank_name: "NuvemBank"

POST /sports/api/v1/bank_information (2)
account_type: "crypto"
bank_code: "260"

POST /sports/api/v1/bank_information (3)
~ record acc-0000007 doc.is_default: true → false
account_type: "pix"

GET /sports/api/v1/bank_information
info_id: "acc-0000009"
country: "BR"

POST /sports/api/v1/withdraw
+ posting 8 member:m-player USDT { amount: -55250000, balance_after: 6246250000 }
+ posting 8 hold:wd-0000010 USDT { amount: 55250000, balance_after: 55250000 }

POST /sports/api/v1/withdraw (2)
+ posting 9 member:m-player USDT { amount: -20000000, balance_after: 6226250000 }
+ posting 9 hold:wd-0000011 USDT { amount: 20000000, balance_after: 20000000 }

POST /sports/api/v1/withdraw (3)
+ posting 10 member:m-player USDT { amount: -7000001, balance_after: 6219249999 }
+ posting 10 hold:wd-0000012 USDT { amount: 7000001, balance_after: 7000001 }

POST /sports/api/v1/withdraw (4)
+ posting 11 member:m-player USDT { amount: -8000000, balance_after: 6211249999 }
+ posting 11 hold:wd-0000013 USDT { amount: 8000000, balance_after: 8000000 }

POST /sports/api/v1/withdraw (5)
+ posting 12 member:m-player USDT { amount: -9000000, balance_after: 6202249999 }
+ posting 12 hold:wd-0000014 USDT { amount: 9000000, balance_after: 9000000 }

POST /__sim/orders/wd-0000009
→ 404
{ code: 1004, msg: "Unknown order wd-0000009", data: { reason: "notFound", field: "id" } }

0.1 hours later
~ record wd-0000012 status: 0 → 1, doc.updatedMs: 1773493200000 → 1773493500000
~ record wd-0000013 status: 0 → 1, doc.updatedMs: 1773493200000 → 1773493500000

GET /sports/api/v1/withdraw?start=0&limit=3
total: 5
amount: "9.000000"

POST /__sim/orders/wd-0000010
+ posting 13 hold:wd-0000010 USDT { amount: -55250000, balance_after: 0 }
+ posting 13 member:m-player USDT { amount: 55250000, balance_after: 6257499999 }

POST /__sim/orders/wd-0000012
~ member m-player push_seq: 4 → 5
+ posting 14 hold:wd-0000012 USDT { amount: -7000001, balance_after: 0 }

2 hours later
~ member m-player push_seq: 5 → 7
+ posting 15 hold:wd-0000011 USDT { amount: -20000000, balance_after: 0 }

GET /sports/api/v1/withdraw?start=0&limit=3 (2)
status: 3
amount: "8.000000"

GET /sports/api/v1/recharge?start=0&limit=3
total: 6
status: 2

DELETE /sports/api/v1/bank_information?info_id=acc-0000008
- record acc-0000008
→ {}

DELETE /sports/api/v1/bank_information?info_id=acc-0000008 (2)
{ code: 1004, msg: "You have no such withdrawal account", data: { reason: "notFound", field: "query.info_id" } }
`;

export const PAYMENTS_INVITED = `
POST /sports/api/v1/reg
+ posting 4 house:promotions USDT { amount: -5000000, balance_after: -5000000 }
+ posting 4 member:m-000004 USDT { amount: 5000000, balance_after: 5000000 }

POST /sports/api/v1/recharge
amount: "10.000000"
status: 0

1 hours later
~ member m-player push_seq: 0 → 1
~ member m-000004 push_seq: 1 → 3

POST /sports/api/v1/recharge (2)
amount: "50.000000"
+ job 2 { due_ms: 1773493380000, kind: "confirmDeposit", ref: "dep-0000002" }

1 hours later (2)
~ member m-000004 push_seq: 3 → 4
+ posting 8 house:deposits USDT { amount: -50000000, balance_after: -60000000 }

GET /sports/api/v1/member/change_log?start=0&limit=3&start_date=2026-03-01&end_date=2026-03-31
total: 4
balance: "70.000000"
`;

export const PAYMENTS_REFUSED = `
POST /sports/api/v1/recharge
→ 400
{ code: 1000, msg: "No such channel", data: { reason: "badRequest", field: "channel_id" } }

POST /sports/api/v1/recharge (2)
→ 409
{ code: 3012, msg: "This channel is closed at the moment", data: { reason: "channelClosed", field: "channel_id" } }

POST /sports/api/v1/recharge (3)
data: { reason: "amountOutOfRange", field: "amount", min: "10.000000", max: "2000.000000", currency: "USDT" }
amount: "9.99"

POST /sports/api/v1/recharge (4)
amount: "2000.01"
channel_id: "in-card"

POST /sports/api/v1/recharge (5)
{ code: 1000, msg: "USDT has 6 places", data: { reason: "badRequest", field: "amount", places: 6 } }
amount: "10.1234567"

POST /sports/api/v1/recharge (6)
{ code: 1000, msg: "This channel needs a card", data: { reason: "badRequest", field: "card" } }
{ channel_id: "in-card", amount: "10", card: undefined }

POST /sports/api/v1/recharge (7)
data: { reason: "wrongCurrency", field: "currency", currency: "USDT" }
amount: "10"

POST /sports/api/v1/bank_information
status: 0
account_type: "bank"

POST /sports/api/v1/withdraw
{ channel_id: "nothing", amount: "10", info_id: "acc-0000001", payment_password: "246810" }

POST /sports/api/v1/withdraw (2)
{ channel_id: "out-closed", amount: "10", info_id: "acc-0000001", payment_password: "246810" }

POST /sports/api/v1/withdraw (3)
data: { reason: "amountOutOfRange", field: "amount", min: "10.000000", max: "20000.000000", currency: "USDT" }
{ channel_id: "out-bank", amount: "1", info_id: "acc-0000001", payment_password: "246810" }

POST /sports/api/v1/withdraw (4)
data: { reason: "insufficientBalance", field: "amount", balance: "1000.000000", currency: "USDT" }
{ channel_id: "out-bank", amount: "1500", info_id: "acc-0000001", payment_password: "246810" }

POST /sports/api/v1/withdraw (5)
→ 404
{ code: 1004, msg: "You have no such withdrawal account", data: { reason: "notFound", field: "info_id" } }

POST /sports/api/v1/withdraw (6)
{ channel_id: "out-bank", amount: "20", info_id: "acc-0000001", payment_password: "246810", currency: "BRL" }
code: 3006

POST /sports/api/v1/continueRecharge
{ code: 1004, msg: "You have no such deposit", data: { reason: "notFound", field: "order_id" } }
{ order_id: "dep-9999999" }

POST /sports/api/v1/bank_information (2)
{ code: 1000, msg: "PIX needs a CPF", data: { reason: "badRequest", field: "cpf" } }
{ account_type: "pix", country: "BR", account_number: "a@pix.test", account_name: "Pat" }

POST /sports/api/v1/transfer
{ code: 1000, msg: "Unknown player", data: { reason: "badRequest", field: "to" } }
{ to: "player@demo.slipway.test", amount: "5", payment_password: "246810" }

POST /sports/api/v1/transfer (2)
{ to: "no-one@demo.slipway.test", amount: "5", payment_password: "246810" }

POST /sports/api/v1/transfer (3)
{ to: "agent@demo.slipway.test", amount: "5000", payment_password: "246810" }
code: 3010

POST /sports/api/v1/transfer (4)
{ to: "agent@demo.slipway.test", amount: "1.1234567", payment_password: "246810" }

POST /sports/api/v1/transfer (5)
~ member m-agent currency: "USDT" → "BRL"
{ to: "agent@demo.slipway.test", amount: "5", payment_password: "246810", currency: "BRL" }

POST /sports/api/v1/transfer (6)
data: { reason: "wrongCurrency", field: "to", currency: "BRL" }
{ to: "agent@demo.slipway.test", amount: "5", payment_password: "246810" }

POST /__sim/members/m-player
~ member m-player bans: [] → ["deposit"]
balance: "1000.000000"

POST /sports/api/v1/recharge (8)
→ 403
{ code: 1002, msg: "This account may not deposit: contact support", data: { reason: "forbidden", ban: "deposit" } }

POST /__sim/members/m-player (2)
~ member m-player bans: ["deposit"] → ["withdraw"]
{ bans: ["withdraw"] }

POST /sports/api/v1/withdraw (7)
{ code: 1002, msg: "This account may not withdraw: contact support", data: { reason: "forbidden", ban: "withdraw" } }
{ channel_id: "out-bank", amount: "20", info_id: "acc-0000001", payment_password: "246810" }

POST /__sim/members/m-player (3)
~ member m-player bans: ["withdraw"] → ["transfer"]
{ bans: ["transfer"] }

POST /sports/api/v1/transfer (7)
{ code: 1002, msg: "This account may not transfer: contact support", data: { reason: "forbidden", ban: "transfer" } }

POST /__sim/members/m-player (4)
~ member m-player bans: ["transfer"] → ["games"]
{ bans: ["games"] }

POST /3rd-game/nggame/api/v1/ng/transfer_in
{ code: 1002, msg: "This account may not play: contact support", data: { reason: "forbidden", ban: "games" } }
{ plat_type: "ag", money: "10", currency: "USDT" }

POST /__sim/members/m-player (5)
~ member m-player bans: ["games"] → []
{ bans: [] }

POST /3rd-game/nggame/api/v1/ng/transfer_in (2)
data: { reason: "insufficientBalance", field: "money", balance: "1000.000000", currency: "USDT" }
{ plat_type: "ag", money: "5000", currency: "USDT" }

POST /3rd-game/nggame/api/v1/ng/transfer_out
data: { reason: "insufficientBalance", field: "money", balance: "0.000000", currency: "USDT" }
{ plat_type: "ag", money: "5", currency: "USDT" }

GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=1.1234567
data: { reason: "badRequest", field: "query.money" }
code: 1000

PUT /sports/api/v1/member/currency?unit=XXX
data: { reason: "badRequest", field: "query.unit" }
msg: "No wallet can be in XXX: choose USDT, BRL, INR, IDR, VND, MXN, TRY, PHP, THB, CNY, BDT, GBP, JPY, KWD"

POST /sports/api/v1/withdraw (8)
data: { reason: "wrongPaymentPassword", field: "payment_password", remaining: 4 }
~ member m-player bank_failures: 0 → 1

POST /sports/api/v1/withdraw (9)
data: { reason: "wrongPaymentPassword", field: "payment_password", remaining: 3 }
~ member m-player bank_failures: 1 → 2

POST /sports/api/v1/withdraw (10)
data: { reason: "wrongPaymentPassword", field: "payment_password", remaining: 2 }
~ member m-player bank_failures: 2 → 3

POST /sports/api/v1/withdraw (11)
data: { reason: "wrongPaymentPassword", field: "payment_password", remaining: 1 }
~ member m-player bank_failures: 3 → 4

POST /sports/api/v1/withdraw (12)
data: { reason: "paymentLocked", field: "payment_password", remaining: 0, until: "2026-03-15T12:00:00.000Z" }
~ member m-player bank_failures: 4 → 0, bank_locked_until: 0 → 1773576000000

POST /sports/api/v1/withdraw (13)
data: { reason: "paymentLocked", field: "payment_password", until: "2026-03-15T12:00:00.000Z" }
{ channel_id: "out-bank", amount: "20", info_id: "acc-0000001", payment_password: "000005" }

POST /sports/api/v1/transfer (8)
code: 2011
msg: "Locked until 2026-03-15T12:00:00.000Z: too many wrong payment passwords"

POST /sports/api/v1/withdraw (14)
data: { reason: "paymentPasswordMissing", field: "payment_password" }
code: 2012

POST /sports/api/v1/transfer (9)
msg: "Set a payment password first"
`;

export const PAYMENTS_CURRENCIES = `
POST /3rd-game/nggame/api/v1/ng/transfer_in
+ posting 4 member:m-player USDT { amount: -100123456, balance_after: 899876544 }
+ posting 4 game:ng-ag:m-player USDT { amount: 100123456, balance_after: 100123456 }

PUT /sports/api/v1/member/currency?unit=BRL
~ member m-player currency: "USDT" → "BRL"
+ posting 5 member:m-player USDT { amount: -899876544, balance_after: 0 }

GET /3rd-game/nggame/api/v1/ng/balance?plat_type=ag
→ { balance: "543.88", currency: "BRL" }

PUT /sports/api/v1/member/currency?unit=IDR
~ member m-player currency: "BRL" → "IDR"
+ posting 7 member:m-player BRL { amount: -4888210000, balance_after: 0 }

GET /3rd-game/nggame/api/v1/ng/balance?plat_type=ag (2)
→ { balance: "1576942.61", currency: "IDR" }

PUT /sports/api/v1/member/currency?unit=VND
~ member m-player currency: "IDR" → "VND"
+ posting 9 member:m-player IDR { amount: -14173028380000, balance_after: 0 }

GET /3rd-game/nggame/api/v1/ng/balance?plat_type=ag (3)
→ { balance: "2458028.00", currency: "VND" }

PUT /sports/api/v1/member/currency?unit=GBP
~ member m-player currency: "VND" → "GBP"
+ posting 11 member:m-player VND { amount: -22091926770000, balance_after: 0 }

GET /3rd-game/nggame/api/v1/ng/balance?plat_type=ag (4)
→ { balance: "79.09", currency: "GBP" }

PUT /sports/api/v1/member/currency?unit=USDT
~ member m-player currency: "GBP" → "USDT"
+ posting 13 member:m-player GBP { amount: -710900000, balance_after: 0 }

GET /3rd-game/nggame/api/v1/ng/balance?plat_type=ag (5)
→ { balance: "100.113924", currency: "USDT" }
`;
