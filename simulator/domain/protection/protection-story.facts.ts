// Facts of long answers and of the books, which the tests beside this file rely on.
export const PROTECTION_LIMITS = {
  none: `
GET /sports/api/v1/protection/limits
currency: "USDT"
{ kind: "deposit", currency: "USDT", period: "day", value: null, used: "0.000000" }

POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player USDT { amount: -2000000, balance_after: 998000000 }
+ posting 4 house:bets USDT { amount: 2000000, balance_after: 2000000 }

POST /sports/api/v1/recharge
amount: "50"
amount: "50.000000"

POST /sports/api/v1/transfer
~ member m-agent push_seq: 0 → 1
+ posting 5 member:m-player USDT { amount: -5000000, balance_after: 993000000 }

POST /3rd-game/nggame/api/v1/ng/transfer_in
+ posting 6 member:m-player USDT { amount: -10000000, balance_after: 983000000 }
+ posting 6 game:ng-ag:m-player USDT { amount: 10000000, balance_after: 10000000 }

POST /activities/api/v1/benefit/check_in
~ member m-player doc.checkIn: undefined → { week: 2932, days: [6] }
+ posting 7 house:promotions USDT { amount: -500000, balance_after: -500000 }

POST /sports/api/v1/bank_information
status: 0
{ account_type: "pix", country: "BR", account_number: "pat@pix.test", account_name: "Pat Player", cpf: "86288366757" }

POST /sports/api/v1/withdraw
+ posting 8 member:m-player USDT { amount: -20000000, balance_after: 963500000 }
+ posting 8 hold:wd-0000003 USDT { amount: 20000000, balance_after: 20000000 }

PUT /sports/api/v1/protection/limits
→ 400
data: { reason: "badRequest", field: "currency" }

PUT /sports/api/v1/protection/limits (2)
{ kind: "loss", period: "day", amount: "100" }
code: 1000

PUT /sports/api/v1/protection/limits (3)
{ kind: "stake", period: "day", amount: "100" }

PUT /sports/api/v1/protection/limits (4)
data: { reason: "badRequest", field: "period" }
{ kind: "session", minutes: 60 }

PUT /sports/api/v1/protection/limits (5)
{ kind: "stake", period: "week", amount: "90.5" }

PUT /sports/api/v1/protection/limits (6)
{ kind: "stake", period: "month", amount: "1.2345678" }

PUT /sports/api/v1/protection/limits (7)
~ member m-player doc.limits: undefined → { session:day: { value: "60" } }
{ kind: "session", period: "day", value: "60" }

PUT /sports/api/v1/protection/limits (8)
{ kind: "deposit", period: "day", value: "60" }

POST /sports/api/v1/soccer/bet (2)
+ posting 9 member:m-player USDT { amount: -2000000, balance_after: 961500000 }
+ posting 9 house:bets USDT { amount: 2000000, balance_after: 4000000 }

POST /sports/api/v1/recharge (2)
+ job 5 { due_ms: 1773489660000, kind: "confirmDeposit", ref: "dep-0000004" }
channel_id: "in-card"

POST /sports/api/v1/transfer (2)
~ member m-agent push_seq: 1 → 2
+ posting 10 member:m-player USDT { amount: -5000000, balance_after: 956500000 }

POST /3rd-game/nggame/api/v1/ng/transfer_in (2)
+ posting 11 member:m-player USDT { amount: -10000000, balance_after: 946500000 }
+ posting 11 game:ng-ag:m-player USDT { amount: 10000000, balance_after: 20000000 }

POST /activities/api/v1/benefit/check_in (2)
→ 409
{ code: 3013, msg: "This day is claimed", data: { reason: "alreadyClaimed", field: "day" } }

POST /sports/api/v1/bank_information (2)
info_id: "acc-0000005"
account_type: "pix"

POST /sports/api/v1/withdraw (2)
+ posting 12 member:m-player USDT { amount: -20000000, balance_after: 926500000 }
+ posting 12 hold:wd-0000006 USDT { amount: 20000000, balance_after: 20000000 }

GET /sports/api/v1/protection/limits (2)
{ kind: "deposit", currency: "USDT", period: "day", value: null, used: "100.000000" }
{ kind: "deposit", currency: "USDT", period: "week", value: null, used: "100.000000" }

PUT /sports/api/v1/protection/limits (9)
{ kind: "deposit", period: "day", amount: "50" }

PUT /sports/api/v1/protection/limits (10)
{ kind: "stake", period: "day", amount: "500" }

PUT /sports/api/v1/protection/limits (11)
{ kind: "stake", period: "week", amount: null }

PUT /sports/api/v1/protection/limits (12)
{ kind: "loss", period: "day", amount: "1" }

POST /sports/api/v1/soccer/bet (3)
+ posting 13 member:m-player USDT { amount: -2000000, balance_after: 924500000 }
+ posting 13 house:bets USDT { amount: 2000000, balance_after: 6000000 }

POST /sports/api/v1/recharge (3)
+ job 8 { due_ms: 1773489660000, kind: "confirmDeposit", ref: "dep-0000007" }
name: "Pat Player"

POST /sports/api/v1/transfer (3)
~ member m-agent push_seq: 2 → 3
+ posting 14 member:m-player USDT { amount: -5000000, balance_after: 919500000 }

POST /3rd-game/nggame/api/v1/ng/transfer_in (3)
+ posting 15 member:m-player USDT { amount: -10000000, balance_after: 909500000 }
+ posting 15 game:ng-ag:m-player USDT { amount: 10000000, balance_after: 30000000 }

POST /activities/api/v1/benefit/check_in (3)
{ day: 6 }

POST /sports/api/v1/bank_information (3)
info_id: "acc-0000008"
country: "BR"

POST /sports/api/v1/withdraw (3)
+ posting 16 member:m-player USDT { amount: -20000000, balance_after: 889500000 }
+ posting 16 hold:wd-0000009 USDT { amount: 20000000, balance_after: 20000000 }

23 hours later
~ member m-player push_seq: 0 → 9
+ posting 17 house:deposits USDT { amount: -50000000, balance_after: -50000000 }
+ posting 17 member:m-player USDT { amount: 50000000, balance_after: 939500000 }

GET /sports/api/v1/protection/limits (3)
{ kind: "deposit", currency: "USDT", period: "day", value: null, used: "150.000000" }
{ kind: "deposit", currency: "USDT", period: "week", value: null, used: "150.000000" }

GET /sports/api/v1/protection/limits (4)
{ kind: "deposit", currency: "USDT", period: "month", value: null, used: "150.000000" }

PUT /sports/api/v1/member/currency?unit=BRL
~ member m-player currency: "USDT" → "BRL"
+ posting 26 member:m-player USDT { amount: -1049340000, balance_after: 0 }

GET /sports/api/v1/protection/limits (5)
currency: "BRL"
{ kind: "deposit", currency: "BRL", period: "day", value: null, used: "0.00" }

GET /sports/api/v1/protection/session
started_at: "2026-03-15T13:00:00.000Z"
seconds: 0

PUT /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck: undefined → { minutes: 30, seenMs: 1773579600000 }
{ minutes: 30 }

GET /sports/api/v1/protection/session (2)
started_at: "2026-03-15T13:31:00.000Z"
last_sign_in: null

POST /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck.seenMs: 1773579600000 → 1773581460000
net_position: "0.00"

GET /sports/api/v1/protection/session (3)
lifetime_net_deposits: "488.88"
account_since: "2026-03-14T12:00:00.000Z"
`,
  br: `
GET /sports/api/v1/protection/limits
currency: "BRL"
{ kind: "deposit", currency: "BRL", period: "day", value: null, used: "0.00" }

POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player BRL { amount: -12000000, balance_after: 988000000 }
+ posting 4 house:bets BRL { amount: 12000000, balance_after: 12000000 }

POST /sports/api/v1/recharge
→ 403
data: { reason: "forbidden", profile: "br", feature: "card", field: "channel_id" }

POST /sports/api/v1/transfer
data: { reason: "forbidden", profile: "br", feature: "transfer" }
{ to: "agent@demo.slipway.test", amount: "30.00", payment_password: "246810" }

POST /3rd-game/nggame/api/v1/ng/transfer_in
+ posting 5 member:m-player BRL { amount: -60000000, balance_after: 928000000 }
+ posting 5 game:ng-ag:m-player BRL { amount: 60000000, balance_after: 60000000 }

POST /activities/api/v1/benefit/check_in
data: { reason: "forbidden", profile: "br", feature: "checkIn" }
{ day: 6 }

POST /sports/api/v1/bank_information
status: 0
{ account_type: "pix", country: "BR", account_number: "pat@pix.test", account_name: "Pat Player", cpf: "86288366757" }

POST /sports/api/v1/withdraw
+ posting 6 member:m-player BRL { amount: -120000000, balance_after: 808000000 }
+ posting 6 hold:wd-0000002 BRL { amount: 120000000, balance_after: 120000000 }

PUT /sports/api/v1/protection/limits
→ 400
data: { reason: "badRequest", field: "currency" }

PUT /sports/api/v1/protection/limits (2)
{ kind: "loss", period: "day", amount: "100" }
code: 1000

PUT /sports/api/v1/protection/limits (3)
{ kind: "stake", period: "day", amount: "100" }

PUT /sports/api/v1/protection/limits (4)
data: { reason: "badRequest", field: "period" }
{ kind: "session", minutes: 60 }

PUT /sports/api/v1/protection/limits (5)
{ kind: "stake", period: "week", amount: "90.5" }

PUT /sports/api/v1/protection/limits (6)
{ kind: "stake", period: "month", amount: "1.2345678" }

PUT /sports/api/v1/protection/limits (7)
~ member m-player doc.limits.session:day.value: "1200" → "60"
{ kind: "session", period: "day", value: "60" }

PUT /sports/api/v1/protection/limits (8)
{ kind: "deposit", period: "day", value: "60" }

POST /sports/api/v1/soccer/bet (2)
+ posting 7 member:m-player BRL { amount: -12000000, balance_after: 796000000 }
+ posting 7 house:bets BRL { amount: 12000000, balance_after: 24000000 }

POST /sports/api/v1/recharge (2)
amount: "300.00"
channel_id: "in-card"

POST /sports/api/v1/transfer (2)
code: 1002
msg: "The jurisdiction (br) does not allow this"

POST /3rd-game/nggame/api/v1/ng/transfer_in (2)
+ posting 8 member:m-player BRL { amount: -60000000, balance_after: 736000000 }
+ posting 8 game:ng-ag:m-player BRL { amount: 60000000, balance_after: 120000000 }

POST /sports/api/v1/bank_information (2)
info_id: "acc-0000003"
account_type: "pix"

POST /sports/api/v1/withdraw (2)
+ posting 9 member:m-player BRL { amount: -120000000, balance_after: 616000000 }
+ posting 9 hold:wd-0000004 BRL { amount: 120000000, balance_after: 120000000 }

GET /sports/api/v1/protection/limits (2)
{ kind: "deposit", currency: "BRL", period: "week", value: null, used: "0.00" }
{ kind: "deposit", currency: "BRL", period: "month", value: "108642.00", used: "0.00" }

PUT /sports/api/v1/protection/limits (9)
{ kind: "deposit", period: "day", amount: "50" }

PUT /sports/api/v1/protection/limits (10)
{ kind: "stake", period: "day", amount: "500" }

PUT /sports/api/v1/protection/limits (11)
{ kind: "stake", period: "week", amount: null }

PUT /sports/api/v1/protection/limits (12)
{ kind: "loss", period: "day", amount: "1" }

POST /sports/api/v1/soccer/bet (3)
+ posting 10 member:m-player BRL { amount: -12000000, balance_after: 604000000 }
+ posting 10 house:bets BRL { amount: 12000000, balance_after: 36000000 }

POST /sports/api/v1/recharge (3)
name: "Pat Player"
card_number: "4111111111111111"

POST /3rd-game/nggame/api/v1/ng/transfer_in (3)
+ posting 11 member:m-player BRL { amount: -60000000, balance_after: 544000000 }
+ posting 11 game:ng-ag:m-player BRL { amount: 60000000, balance_after: 180000000 }

POST /sports/api/v1/bank_information (3)
info_id: "acc-0000005"
country: "BR"

POST /sports/api/v1/withdraw (3)
+ posting 12 member:m-player BRL { amount: -120000000, balance_after: 424000000 }
+ posting 12 hold:wd-0000006 BRL { amount: 120000000, balance_after: 120000000 }

23 hours later
~ member m-player push_seq: 0 → 6
+ posting 13 hold:wd-0000002 BRL { amount: -120000000, balance_after: 0 }

PUT /sports/api/v1/member/currency?unit=BRL
→ { score: "483.04", currency: "BRL" }

GET /sports/api/v1/protection/session
started_at: "2026-03-15T13:00:00.000Z"
seconds: 0

PUT /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck: undefined → { minutes: 30, seenMs: 1773579600000 }
{ minutes: 30 }

GET /sports/api/v1/protection/session (2)
started_at: "2026-03-15T13:31:00.000Z"
last_sign_in: null

POST /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck.seenMs: 1773579600000 → 1773581460000
net_position: "0.00"

GET /sports/api/v1/protection/session (3)
lifetime_net_deposits: "-360.00"
account_since: "2026-03-14T12:00:00.000Z"
`,
  uk: `
GET /sports/api/v1/protection/limits
currency: "GBP"
{ kind: "deposit", currency: "GBP", period: "day", value: null, used: "0.00" }

POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player GBP { amount: -2000000, balance_after: 998000000 }
+ posting 4 house:bets GBP { amount: 2000000, balance_after: 2000000 }

POST /sports/api/v1/recharge
amount: "50.00"
status: 0

POST /sports/api/v1/transfer
→ 403
data: { reason: "forbidden", profile: "uk", feature: "transfer" }

POST /3rd-game/nggame/api/v1/ng/transfer_in
+ posting 5 member:m-player GBP { amount: -10000000, balance_after: 988000000 }
+ posting 5 game:ng-ag:m-player GBP { amount: 10000000, balance_after: 10000000 }

POST /activities/api/v1/benefit/check_in
data: { reason: "forbidden", profile: "uk", feature: "checkIn" }
{ day: 6 }

POST /sports/api/v1/bank_information
{ account_type: "pix", country: "BR", account_number: "pat@pix.test", account_name: "Pat Player", cpf: "86288366757" }
info_id: "acc-0000002"

POST /sports/api/v1/withdraw
+ posting 6 member:m-player GBP { amount: -20000000, balance_after: 968000000 }
+ posting 6 hold:wd-0000003 GBP { amount: 20000000, balance_after: 20000000 }

PUT /sports/api/v1/protection/limits
→ 400
data: { reason: "badRequest", field: "currency" }

PUT /sports/api/v1/protection/limits (2)
{ kind: "loss", period: "day", amount: "100" }
code: 1000

PUT /sports/api/v1/protection/limits (3)
{ kind: "stake", period: "day", amount: "100" }

PUT /sports/api/v1/protection/limits (4)
data: { reason: "badRequest", field: "period" }
{ kind: "session", minutes: 60 }

PUT /sports/api/v1/protection/limits (5)
{ kind: "stake", period: "week", amount: "90.5" }

PUT /sports/api/v1/protection/limits (6)
{ kind: "stake", period: "month", amount: "1.2345678" }

PUT /sports/api/v1/protection/limits (7)
~ member m-player doc.limits: undefined → { session:day: { value: "60" } }
{ kind: "session", period: "day", value: "60" }

PUT /sports/api/v1/protection/limits (8)
{ kind: "deposit", period: "day", value: "60" }

POST /sports/api/v1/soccer/bet (2)
+ posting 7 member:m-player GBP { amount: -2000000, balance_after: 966000000 }
+ posting 7 house:bets GBP { amount: 2000000, balance_after: 4000000 }

POST /sports/api/v1/recharge (2)
+ job 5 { due_ms: 1773489660000, kind: "confirmDeposit", ref: "dep-0000004" }
channel_id: "in-card"

POST /sports/api/v1/transfer (2)
{ to: "agent@demo.slipway.test", amount: "5.00", payment_password: "246810" }
code: 1002

POST /3rd-game/nggame/api/v1/ng/transfer_in (2)
+ posting 8 member:m-player GBP { amount: -10000000, balance_after: 956000000 }
+ posting 8 game:ng-ag:m-player GBP { amount: 10000000, balance_after: 20000000 }

POST /activities/api/v1/benefit/check_in (2)
msg: "The jurisdiction (uk) does not allow this"

POST /sports/api/v1/bank_information (2)
info_id: "acc-0000005"
account_type: "pix"

POST /sports/api/v1/withdraw (2)
+ posting 9 member:m-player GBP { amount: -20000000, balance_after: 936000000 }
+ posting 9 hold:wd-0000006 GBP { amount: 20000000, balance_after: 20000000 }

GET /sports/api/v1/protection/limits (2)
{ kind: "deposit", currency: "GBP", period: "day", value: null, used: "100.00" }
{ kind: "deposit", currency: "GBP", period: "week", value: null, used: "100.00" }

PUT /sports/api/v1/protection/limits (9)
{ kind: "deposit", period: "day", amount: "50" }

PUT /sports/api/v1/protection/limits (10)
{ kind: "stake", period: "day", amount: "500" }

PUT /sports/api/v1/protection/limits (11)
{ kind: "stake", period: "week", amount: null }

PUT /sports/api/v1/protection/limits (12)
{ kind: "loss", period: "day", amount: "1" }

POST /sports/api/v1/soccer/bet (3)
+ posting 10 member:m-player GBP { amount: -2000000, balance_after: 934000000 }
+ posting 10 house:bets GBP { amount: 2000000, balance_after: 6000000 }

POST /sports/api/v1/recharge (3)
+ job 8 { due_ms: 1773489660000, kind: "confirmDeposit", ref: "dep-0000007" }
name: "Pat Player"

POST /3rd-game/nggame/api/v1/ng/transfer_in (3)
+ posting 11 member:m-player GBP { amount: -10000000, balance_after: 924000000 }
+ posting 11 game:ng-ag:m-player GBP { amount: 10000000, balance_after: 30000000 }

POST /sports/api/v1/bank_information (3)
info_id: "acc-0000008"
country: "BR"

POST /sports/api/v1/withdraw (3)
+ posting 12 member:m-player GBP { amount: -20000000, balance_after: 904000000 }
+ posting 12 hold:wd-0000009 GBP { amount: 20000000, balance_after: 20000000 }

23 hours later
~ member m-player push_seq: 0 → 9
+ posting 13 house:deposits GBP { amount: -50000000, balance_after: -50000000 }
+ posting 13 member:m-player GBP { amount: 50000000, balance_after: 954000000 }

GET /sports/api/v1/protection/limits (3)
{ kind: "deposit", currency: "GBP", period: "day", value: null, used: "150.00" }
{ kind: "deposit", currency: "GBP", period: "week", value: null, used: "150.00" }

GET /sports/api/v1/protection/limits (4)
{ kind: "deposit", currency: "GBP", period: "month", value: null, used: "150.00" }

PUT /sports/api/v1/member/currency?unit=GBP
→ { score: "1063.84", currency: "GBP" }

GET /sports/api/v1/protection/session
started_at: "2026-03-15T13:00:00.000Z"
seconds: 0

PUT /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck: undefined → { minutes: 30, seenMs: 1773579600000 }
{ minutes: 30 }

GET /sports/api/v1/protection/session (2)
started_at: "2026-03-15T13:31:00.000Z"
last_sign_in: null

POST /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck.seenMs: 1773579600000 → 1773581460000
net_position: "0.00"

GET /sports/api/v1/protection/session (3)
lifetime_net_deposits: "90.00"
account_since: "2026-03-14T12:00:00.000Z"
`,
} as const;

export const PROTECTION_EXCLUSION = `
PUT /sports/api/v1/push/subscription
status: 0
endpoint: "https://push.example/reference-browser"

POST /sports/api/v1/recharge
amount: "50"
amount: "50.000000"

POST /sports/api/v1/protection/exclusion
~ member m-player doc.exclusion: undefined → { kind: "time_out", sinceMs: 1773489600000, untilMs: 1773576000000 }
- record sub-8-0_EUbH1ELiUSi4v5YUP8nzbhhnUzK9xBJvD8MPRVM

GET /sports/api/v1/protection/exclusion
→ { kind: "time_out", since: "2026-03-14T12:00:00.000Z", until: "2026-03-15T12:00:00.000Z" }

GET /sports/api/v1/member/info
id: "m-player"
nickname: "demo-player"

POST /sports/api/v1/soccer/bet
→ 403
data: { reason: "excluded", kind: "time_out", until: "2026-03-15T12:00:00.000Z" }

POST /sports/api/v1/recharge (2)
channel_id: "in-card"
name: "Pat Player"

POST /sports/api/v1/transfer
{ to: "agent@demo.slipway.test", amount: "5", payment_password: "246810" }
code: 2020

POST /3rd-game/nggame/api/v1/ng/transfer_in
{ plat_type: "ag", money: "10", currency: "USDT" }
msg: "You have taken a break until 2026-03-15T12:00:00.000Z: no bets and no deposits"

POST /activities/api/v1/benefit/check_in
{ day: 6 }

POST /sports/api/v1/bank_information
{ account_type: "pix", country: "BR", account_number: "pat@pix.test", account_name: "Pat Player", cpf: "86288366757" }
info_id: "acc-0000003"

POST /sports/api/v1/withdraw
+ posting 4 member:m-player USDT { amount: -20000000, balance_after: 980000000 }
+ posting 4 hold:wd-0000004 USDT { amount: 20000000, balance_after: 20000000 }

PUT /sports/api/v1/push/subscription (2)
p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
auth: "BTBZMqHH6r4Tts7J_aSIgg"

POST /sports/api/v1/pk10/bet
race_id: "pk-5911632"
currency: "USDT"

1 hours later
~ member m-player push_seq: 0 → 2
+ posting 5 hold:wd-0000004 USDT { amount: -20000000, balance_after: 0 }

POST /sports/api/v1/protection/exclusion (2)
{ kind: "time_out", hours: 1 }

POST /sports/api/v1/protection/exclusion (3)
~ member m-player doc.exclusion.untilMs: 1773576000000 → 1773752400000
{ kind: "time_out", hours: 72 }

POST /sports/api/v1/protection/exclusion/return
→ 400
{ code: 1000, msg: "No self-exclusion runs", data: { reason: "badRequest" } }

GET /sports/api/v1/protection/exclusion (2)
→ { kind: "none" }

POST /sports/api/v1/soccer/bet (2)
+ posting 6 member:m-player USDT { amount: -2000000, balance_after: 978000000 }
+ posting 6 house:bets USDT { amount: 2000000, balance_after: 2000000 }

POST /sports/api/v1/protection/exclusion (4)
data: { reason: "badRequest", field: "months" }
{ kind: "self_exclusion", months: 1 }

POST /sports/api/v1/protection/exclusion (5)
~ member m-player doc.exclusion.kind: "time_out" → "self_exclusion", doc.exclusion.sinceMs: 1773489600000 → 1773752400000, doc.exclusion.untilMs: 1773752400000 → 1789650000000
{ kind: "self_exclusion", months: 6 }

POST /sports/api/v1/protection/exclusion/return (2)
data: { reason: "excluded", kind: "self_exclusion", until: "2026-09-17T13:00:00.000Z" }
msg: "You have taken a break until 2026-09-17T13:00:00.000Z: no bets and no deposits"

POST /sports/api/v1/protection/exclusion (6)
{ kind: "time_out", hours: 24 }
→ { kind: "self_exclusion", since: "2026-03-17T13:00:00.000Z", until: "2026-09-17T13:00:00.000Z" }

4560 hours later
~ member m-player push_seq: 2 → 3
  notifyType: "SETTLE"
  balance: "978.000000"

GET /sports/api/v1/protection/exclusion (3)
→ { kind: "self_exclusion", since: "2026-03-17T13:00:00.000Z", until: "2026-09-17T13:00:00.000Z", may_return: true }

POST /sports/api/v1/soccer/bet (3)
data: { reason: "excluded", kind: "self_exclusion", until: "2026-09-17T13:00:00.000Z", may_return: true }
passes: ["single"]

POST /sports/api/v1/protection/exclusion/return (3)
~ member m-player doc.exclusion.askedMs: undefined → 1790168400000
kind: "self_exclusion"

POST /sports/api/v1/protection/exclusion/return (4)
since: "2026-03-17T13:00:00.000Z"
until: "2026-09-17T13:00:00.000Z"

GET /sports/api/v1/protection/exclusion (4)
return_from: "2026-09-24T13:00:00.000Z"
`;

export const PROTECTION_IDENTITY = {
  br: `
GET /sports/api/v1/protection/identity
→ { asks: "face", status: "none", name: null }

POST /sports/api/v1/recharge
→ 403
data: { reason: "identityNeeded", asks: "face", status: "none" }

POST /sports/api/v1/soccer/bet
→ 400
reason: "limitsExceeded"

POST /sports/api/v1/protection/identity
+ job 1 { due_ms: 1773489602000, kind: "answerIdentity", ref: "m-empty" }
{ real_name: "Pat Player", birth_date: "1988-02-29", address: undefined, cpf: "86288366757", face: "face-1" }

0.0005555555555555556 hours later
~ member m-empty doc.identity.status: "pending" → "failed", doc.identity.why: undefined → "other_account"
- job 1

GET /sports/api/v1/protection/identity (2)
→ { asks: "face", status: "failed", name: "Pat Player", why: "other_account" }

POST /sports/api/v1/protection/identity (2)
{ code: 1000, msg: "The check needs face", data: { reason: "badRequest", field: "face", asks: "face" } }
real_name: "Pat Player"

POST /sports/api/v1/protection/identity (3)
~ member m-empty doc.identity.tries: [1773489600000] → [1773489600000, 1773489604000], doc.identity.status: "failed" → "pending", doc.identity.why: "other_account" → undefined
+ job 2 { due_ms: 1773489606000, kind: "answerIdentity", ref: "m-empty" }

0.0005555555555555556 hours later (2)
- job 2

POST /sports/api/v1/protection/identity (4)
+ job 3 { due_ms: 1773489608000, kind: "answerIdentity", ref: "m-empty" }
birth_date: "2012-01-01"

0.0005555555555555556 hours later (3)
- job 3

POST /sports/api/v1/protection/identity (5)
→ 429
{ code: 1029, msg: "At most 3 checks a day: contact support", data: { reason: "tooManyRequests" } }

POST /sports/api/v1/protection/identity (6)
real_name: "Nora Noanswer"
birth_date: "1988-02-29"

POST /sports/api/v1/protection/identity (7)
real_name: "Emma Empty"
birth_date: "1990-01-01"

POST /sports/api/v1/protection/identity (8)
address: "1 Harbour Street, Bristol"
cpf: "86288366757"

POST /sports/api/v1/protection/identity (9)
~ member m-empty doc.identity.tries: [1773489600000, 1773489604000, 1773489606000] → [1773576076000], doc.identity.status: "failed" → "pending", doc.identity.why: "other_account" → undefined
+ job 4 { due_ms: 1773576078000, kind: "answerIdentity", ref: "m-empty" }

0.0005555555555555556 hours later (4)
- job 4

POST /sports/api/v1/protection/identity (10)
{ code: 1002, msg: "The account was registered with another CPF", data: { reason: "forbidden", field: "cpf" } }
cpf: "11144477735"

POST /__sim/members/m-empty
balance: "0.00"
{ identity: "passed" }

PUT /sports/api/v1/member/account
~ member m-empty real_name: null → "Someone Else"
{ real_name: "Someone Else" }

POST /sports/api/v1/bank_information
data: { reason: "notOwnAccount", field: "account_name" }
{ account_type: "pix", country: "BR", account_number: "a@pix.test", account_name: "Other Name", cpf: "11144477735" }

GET /sports/api/v1/copyright
en: "Play responsibly. 18+. This is a demonstration: no real money is at stake."
zh: "请理性投注。未满18岁禁止参与。本站为演示平台，不涉及真实货币。"

GET /sports/api/v1/pay/all
status: 1
status: 0

GET /sports/api/v1/withdraw/all
id: "out-bank"
type: "fiat"

GET /sports/api/v1/recharge/type
→ [{ id: "2", type: "fiat", name: "Bank", status: 1 }, { id: "3", type: "third_party", name: "Wallets", status: 1 }]

GET /sports/api/v1/config/exchange
id: "1"
currency: "USDT"

POST /sports/api/v1/recharge (2)
data: { reason: "identityNeeded", asks: "face", status: "failed" }
amount: "60"

POST /sports/api/v1/recharge (3)
{ channel_id: "in-trc20", amount: "60" }
code: 2023

PUT /sports/api/v1/member/currency?unit=USDT
→ 409
data: { reason: "wrongCurrency", field: "query.unit", currency: "BRL" }

GET /__sim/profile
profile: "br"
registration_needs: ["birth_date", "cpf", "limits"]

POST /__sim/profile
{ profile: "none" }
{ profile: "none", registration_needs: [], mandatory_limits: [], forbidden: [] }

POST /__sim/profile (2)
data: { reason: "badRequest", field: "profile" }
{ profile: "xx" }
`,
  uk: `
GET /sports/api/v1/protection/identity
→ { asks: "details", status: "none", name: null }

POST /sports/api/v1/recharge
→ 403
data: { reason: "identityNeeded", asks: "details", status: "none" }

POST /sports/api/v1/soccer/bet
→ 400
reason: "limitsExceeded"

POST /sports/api/v1/protection/identity
{ code: 1000, msg: "The check needs address", data: { reason: "badRequest", field: "address", asks: "details" } }
{ real_name: "Pat Player", birth_date: "1988-02-29", address: undefined, cpf: "86288366757", face: "face-1" }

POST /sports/api/v1/protection/identity (2)
+ job 1 { due_ms: 1773489604000, kind: "answerIdentity", ref: "m-empty" }
real_name: "Pat Player"

0.0005555555555555556 hours later
~ member m-empty doc.identity.status: "pending" → "failed", doc.identity.why: undefined → "other_account"
- job 1

GET /sports/api/v1/protection/identity (3)
→ { asks: "details", status: "failed", name: "Pat Player", why: "other_account" }

POST /sports/api/v1/protection/identity (3)
~ member m-empty doc.identity.tries: [1773489602000] → [1773489602000, 1773489604000], doc.identity.status: "failed" → "pending", doc.identity.why: "other_account" → undefined
+ job 2 { due_ms: 1773489606000, kind: "answerIdentity", ref: "m-empty" }

0.0005555555555555556 hours later (2)
- job 2

POST /sports/api/v1/protection/identity (4)
+ job 3 { due_ms: 1773489608000, kind: "answerIdentity", ref: "m-empty" }
birth_date: "2012-01-01"

0.0005555555555555556 hours later (3)
- job 3

POST /sports/api/v1/protection/identity (5)
→ 429
{ code: 1029, msg: "At most 3 checks a day: contact support", data: { reason: "tooManyRequests" } }

POST /sports/api/v1/protection/identity (6)
real_name: "Nora Noanswer"
birth_date: "1988-02-29"

POST /sports/api/v1/protection/identity (7)
real_name: "Emma Empty"
birth_date: "1990-01-01"

POST /sports/api/v1/protection/identity (8)
address: "1 Harbour Street, Bristol"
cpf: "86288366757"

POST /sports/api/v1/protection/identity (9)
~ member m-empty doc.identity.tries: [1773489602000, 1773489604000, 1773489606000] → [1773576076000], doc.identity.status: "failed" → "pending", doc.identity.why: "other_account" → undefined
+ job 4 { due_ms: 1773576078000, kind: "answerIdentity", ref: "m-empty" }

0.0005555555555555556 hours later (4)
- job 4

POST /sports/api/v1/protection/identity (10)
{ code: 1002, msg: "The account was registered with another CPF", data: { reason: "forbidden", field: "cpf" } }
cpf: "11144477735"

POST /__sim/members/m-empty
balance: "0.00"
{ identity: "passed" }

PUT /sports/api/v1/member/account
~ member m-empty real_name: null → "Someone Else"
{ real_name: "Someone Else" }

POST /sports/api/v1/bank_information
data: { reason: "notOwnAccount", field: "account_name" }
{ account_type: "pix", country: "BR", account_number: "a@pix.test", account_name: "Other Name", cpf: "11144477735" }

GET /sports/api/v1/copyright
en: "Play responsibly. 18+. This is a demonstration: no real money is at stake."
zh: "请理性投注。未满18岁禁止参与。本站为演示平台，不涉及真实货币。"

GET /sports/api/v1/pay/all
status: 1
status: 0

GET /sports/api/v1/withdraw/all
id: "out-bank"
type: "fiat"

GET /sports/api/v1/recharge/type
{ id: "2", type: "fiat", name: "Bank", status: 1 }
{ id: "3", type: "third_party", name: "Wallets", status: 1 }

GET /sports/api/v1/config/exchange
id: "1"
currency: "USDT"

POST /sports/api/v1/recharge (2)
data: { reason: "identityNeeded", asks: "details", status: "failed" }
amount: "60"

POST /sports/api/v1/recharge (3)
{ channel_id: "in-trc20", amount: "60" }
code: 2023

PUT /sports/api/v1/member/currency?unit=USDT
→ 409
data: { reason: "wrongCurrency", field: "query.unit", currency: "GBP" }

GET /__sim/profile
profile: "uk"
registration_needs: ["birth_date"]

POST /__sim/profile
{ profile: "none" }
{ profile: "none", registration_needs: [], mandatory_limits: [], forbidden: [] }

POST /__sim/profile (2)
data: { reason: "badRequest", field: "profile" }
{ profile: "xx" }
`,
} as const;
