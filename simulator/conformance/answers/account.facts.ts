// Facts of long answers and of the books, which the tests beside this file rely on.
export const ACCOUNT = `
POST /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck: undefined → { minutes: 0, seenMs: 1773489600000 }

PUT /sports/api/v1/member/email
~ member m-player email: "player@demo.slipway.test" → "new@demo.slipway.test"

PUT /sports/api/v1/member/phone
~ member m-player mobile: "+5511900000001" → "+5511955554444"

POST /sports/api/v1/member/change_password
~ member m-player password_hash: "71ab7bf331939b6bc346e8124789c070ca6417aa4e08fdf2de7ee8cbe0387102" → "ebea2f5dd4f5531b8c384f03527b99297013591b9694155c3f37d8fd731cc0d4"

POST /sports/api/v1/protection/identity
real_name: "Pat Player"

POST /sports/api/v1/protection/exclusion
~ member m-player doc.exclusion: undefined → { kind: "time_out", sinceMs: 1773489600000, untilMs: 1773576000000 }

GET /sports/api/v1/member/account
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getAccount", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/member/account" }

GET /sports/api/v1/protection/exclusion
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getExclusion", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/protection/exclusion" }

GET /sports/api/v1/protection/identity
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getIdentity", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/protection/identity" }

GET /sports/api/v1/share/user
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getInviteCode", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/share/user" }

GET /sports/api/v1/member/info
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getMember", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/member/info" }

GET /sports/api/v1/protection/limits
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getPlayerLimits", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/protection/limits" }

GET /sports/api/v1/push/key
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getPushKey", method: "GET", status: 200, code: 0, path: "/sports/api/v1/push/key" }

GET /sports/api/v1/member/real_name
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getRealName", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/member/real_name" }

GET /sports/api/v1/protection/session
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getSessionSummary", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/protection/session" }

GET /sports/api/v1/vip
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listVipLevels", method: "GET", status: 200, code: 0, path: "/sports/api/v1/vip" }

+ session 2 {
family: 2

GET /sports/api/v1/refresh { fresh-token: "sim.refreshsession.f529e930d28096289e989403c8725ff80f4f9151" }
~ session 2 state: "live" → "rotated"

POST /sports/api/v1/reg { platform: "1" }
+ posting 4 house:promotions USDT { amount: -5000000, balance_after: -5000000 }
+ posting 4 member:m-000004 USDT { amount: 5000000, balance_after: 5000000 }

POST /sports/api/v1/reg/phone { platform: "1" }
~ verification +5511988887777 register code: "897790" → ""
push to m-000004 { id: 1, notifyType: "REGISTER", balance: "5.000000" }

PUT /sports/api/v1/push/subscription
status: 0

POST /sports/api/v1/push/subscription/removal
- record sub-8-0_EUbH1ELiUSi4v5YUP8nzbhhnUzK9xBJvD8MPRVM

POST /sports/api/v1/forget/email
~ member m-player password_hash: "71ab7bf331939b6bc346e8124789c070ca6417aa4e08fdf2de7ee8cbe0387102" → "c481db9791ac75dbbddb814756c11522958de6e1b9f8263482fda1ad665ff781"

POST /sports/api/v1/protection/exclusion/return
~ member m-player doc.exclusion.askedMs: undefined → 1773489600000

PUT /sports/api/v1/push/subscription (2)
endpoint: "https://push.example/reference-browser"

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=1
+ verification player@demo.slipway.test signIn { code: "637282", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/phone?phone=11900000001&area=55&kind=3
+ verification +5511900000001 bind { code: "153483", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/reg/email?email=new%40demo.slipway.test
+ verification new@demo.slipway.test register { code: "767408", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/reg/phone?phone=5511988887777
+ verification +5511988887777 register { code: "897790", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }

PUT /sports/api/v1/member/nickname
~ member m-player nickname: "demo-player" → "new-nickname"

PUT /sports/api/v1/protection/limits
~ member m-player doc.limits: undefined → { stake:day: { currency: "USDT", value: "100" } }, doc.limitsReview: undefined → { seenMs: 1773489600000 }

PUT /sports/api/v1/member/account
~ member m-player real_name: "Pat Player" → "Pat Q. Player"

PUT /sports/api/v1/protection/reality_check
~ member m-player doc.realityCheck: undefined → { minutes: 30, seenMs: 1773489600000 }

POST /sports/api/v1/sign_in/
~ member m-player signed_in_ms: null → 1773489600000

POST /sports/api/v1/sign/email
~ verification player@demo.slipway.test signIn code: "637282" → ""

POST /sports/api/v1/sign/phone
{ area_code: 55, phone: "11900000001", password: "Slipway-demo-1" }
`;

export const ACCOUNT_REFUSALS = `
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }
data: { reason: "unauthorised", field: "headers.authorization" }

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries)
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (2)
body → area: Invalid key: Expected "area" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (3)
body → old: Invalid key: Expected "old" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (4)
body → real_name: Invalid key: Expected "real_name" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (5)
body → kind: Invalid type: Expected ("time_out" | "self_exclusion") ({})

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } } (2)
code: 1001

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } } (3)
msg: "The session has expired or was ended: sign in again"

params.code → params.code: Invalid key: Expected "code" (missing)
data: { reason: "badRequest", field: "params.code" }

none: taken
forged: taken

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (6)
forged: 400 { code: 2002, msg: "No code is valid: request one", data: { reason: "wrongCode", field: "code" } }
body → email: Invalid key: Expected "email" ({})
body → surprise: Invalid key: Expected never (unknown property)
body.email → email: Invalid key: Expected "email" (missing)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (7)
body → area_code: Invalid key: Expected "area_code" ({})
body.area_code → area_code: Invalid key: Expected "area_code" (missing)
body.area_code → area_code: Invalid type: Expected number (null, true, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], {}, 200 entries, unknown property)
body.area_code → area_code: Invalid value: Expected >=1 (-1)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (8)
body → endpoint: Invalid key: Expected "endpoint" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (9)
body.email → email: Invalid type: Expected string (null, true, -1, 1.5, [], {}, 200 entries, unknown property)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (10)
body.endpoint → endpoint: Invalid key: Expected "endpoint" (missing)

query.email → query.email: Invalid key: Expected "email" (missing)
forged: 429 { code: 1029, msg: "Another code may be sent in 60 s", data: { reason: "tooManyRequests", resend_in: 60 } }

query.phone → query.phone: Invalid key: Expected "phone" (missing)
query.phone → query.phone: must be 6 to 14 digits ("", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits)

query.email → query.email: Invalid key: Expected "email" (missing) (2)
query.email → query.email: must be an e-mail address ("", "x", "-5", "1.2345678", NUL)

query.phone → query.phone: Invalid key: Expected "phone" (missing) (2)
none: taken

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (12)
body → nickname: Invalid key: Expected "nickname" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (13)
body → kind: Invalid type: Expected (("deposit" | "loss" | "stake") | "session" | "review" | "no_deposit_limit") ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (14)
body.real_name → real_name: Invalid key: Expected "real_name" (missing)

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (15)
body → minutes: Invalid key: Expected "minutes" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (16)
body → account: Invalid key: Expected "account" ({})

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (17)
body.email → email: must be an e-mail address ("", "x", "-5", "1.2345678", NUL)

body → body: needs a code or a password, one of them (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], {}, 200 entries, unknown property)
body.area_code → body: needs a code or a password, one of them (missing, null, true, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], {}, 200 entries, unknown property)
`;
