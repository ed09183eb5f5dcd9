// Facts of long answers and of the books, which the tests beside this file rely on.
export const MEMBERS_SESSIONS = `
POST /sports/api/v1/sign_in/
~ member m-player signed_in_ms: null → 1773489600000
{ account: "player@demo.slipway.test", password: "Slipway-demo-1" }

POST /sports/api/v1/sign_in/ (2)
~ member m-player doc.played: undefined → [], doc.lastSignInMs: undefined → 1773489600000
{ account: "PLAYER@demo.slipway.test", password: "Slipway-demo-1" }

POST /sports/api/v1/sign_in/ (3)
{ account: "demo-player", password: "Slipway-demo-1" }
token: "sim.main.a95293e43e3481bb31bf2a91cd72a3581dc0f1a5"

POST /sports/api/v1/sign_in/ (4)
{ account: "+5511900000001", password: "Slipway-demo-1" }
token: "sim.main.7c5beac179dac6c092691a64ec7514410e666c55"

POST /sports/api/v1/sign/phone
{ area_code: 55, phone: "11900000001", password: "Slipway-demo-1" }
token: "sim.main.f3a895da758aad2b72fbf196350821057340deb1"

POST /sports/api/v1/sign/phone (2)
→ 400
{ code: 2001, msg: "The mobile or the password is wrong", data: { reason: "wrongCredentials" } }

POST /sports/api/v1/sign_in/ (5)
{ code: 2001, msg: "The account or the password is wrong", data: { reason: "wrongCredentials" } }
{ account: "player@demo.slipway.test", password: "a" }

POST /sports/api/v1/sign_in/ (6)
{ account: "player@demo.slipway.test", password: "b" }

POST /sports/api/v1/sign_in/ (7)
{ account: "player@demo.slipway.test", password: "c" }

POST /sports/api/v1/sign_in/ (8)
{ account: "player@demo.slipway.test", password: "d" }

POST /sports/api/v1/sign_in/ (9)
{ account: "player@demo.slipway.test", password: "e" }

POST /sports/api/v1/sign_in/ (10)
→ 429
data: { reason: "tooManyRequests", retry_in: 900 }

POST /sports/api/v1/sign_in/ (11)
~ member m-player signed_in_ms: 1773489600000 → 1773490500000
token: "sim.main.58a89fb326cc2f0d78ffb1fe63c25df533597f4a"

POST /sports/api/v1/sign_in/ (12)
{ account: "no-one@demo.slipway.test", password: "Slipway-demo-1" }

GET /sports/api/v1/refresh
token: "sim.main.af12da59bb4617660268cc2a7677adef8b6f00e9"
fresh_token: "sim.main.36d8524d4ce3df006e0ede69c52d6ea291a6607e"

GET /sports/api/v1/refresh (2)
token: "sim.main.9d6f981d100c684c8e6dca8adf2c42091da16916"
fresh_token: "sim.main.6ba0af927530a227596d792ad5754a2f7a75cb75"

GET /sports/api/v1/refresh (3)
→ 401
{ code: 1001, msg: "Sign in again", data: { reason: "unauthorised", field: "headers.fresh-token", token: "unknown" } }

GET /sports/api/v1/refresh (5)
{ code: 1001, msg: "No refresh token was sent", data: { reason: "unauthorised", field: "headers.fresh-token" } }

GET /sports/api/v1/member/info
id: "m-player"
nickname: "demo-player"

GET /sports/api/v1/member/info (2)
data: { reason: "unauthorised", field: "headers.authorization" }
code: 1001

GET /sports/api/v1/refresh (6)
data: { reason: "unauthorised", field: "headers.fresh-token", token: "reused" }
msg: "This refresh token was used before: all its sessions have ended"

POST /__sim/members/m-player
~ member m-player bans: [] → ["signIn"]
balance: "1000.000000"

GET /sports/api/v1/member/info (3)
msg: "The session has expired or was ended: sign in again"

POST /sports/api/v1/sign_in/ (13)
→ 403
{ code: 1002, msg: "This account is closed: contact support", data: { reason: "forbidden", ban: "signIn" } }

POST /__sim/members/nothing
→ 404
data: { reason: "notFound", field: "id" }

POST /__sim/members/m-agent
~ member m-agent level: 2 → 4
+ posting 4 house:adjustments USDT { amount: 5250000, balance_after: 5250000 }

POST /__sim/members/m-agent (2)
{ code: 3010, msg: "The balance would fall below zero", data: { reason: "insufficientBalance", field: "adjust" } }
{ adjust: "-50000" }

GET /__sim/members
balance: "4994.750000"
balance: "0.000000"

POST /__sim/sessions
+ setting session length { seq: 2, value: "300000" }
{ minutes: 5 }

POST /__sim/sessions (2)
data: { reason: "badRequest", field: "minutes" }
{ seconds: 5 }

POST /__sim/sessions (3)
code: 1000
{}
`;

export const MEMBERS_CODES = `
GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=1
+ verification player@demo.slipway.test signIn { code: "596328", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }
→ { expires_in: 600, resend_in: 60 }

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=1 (2)
→ 429
{ code: 1029, msg: "Another code may be sent in 60 s", data: { reason: "tooManyRequests", resend_in: 60 } }

POST /sports/api/v1/sign/email
→ 400
{ code: 2002, msg: "The code is wrong", data: { reason: "wrongCode", field: "code", remaining: 4 } }

POST /sports/api/v1/sign/email (2)
{ code: 2002, msg: "The code is wrong", data: { reason: "wrongCode", field: "code", remaining: 3 } }
~ verification player@demo.slipway.test signIn failures: 1 → 2

POST /sports/api/v1/sign/email (3)
{ code: 2002, msg: "The code is wrong", data: { reason: "wrongCode", field: "code", remaining: 2 } }
~ verification player@demo.slipway.test signIn failures: 2 → 3

POST /sports/api/v1/sign/email (4)
{ code: 2002, msg: "The code is wrong", data: { reason: "wrongCode", field: "code", remaining: 1 } }
~ verification player@demo.slipway.test signIn failures: 3 → 4

POST /sports/api/v1/sign/email (5)
{ code: 2002, msg: "The code is wrong", data: { reason: "wrongCode", field: "code", remaining: 0 } }
~ verification player@demo.slipway.test signIn code: "596328" → "", failures: 4 → 5

POST /sports/api/v1/sign/email (6)
{ code: 2002, msg: "No code is valid: request one", data: { reason: "wrongCode", field: "code" } }
{ email: "player@demo.slipway.test", code: "000005" }

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=1 (3)
~ verification player@demo.slipway.test signIn code: "" → "496594", sent_ms: 1773489600000 → 1773489660000, expires_ms: 1773490200000 → 1773490260000, failures: 5 → 0, sent_count: 1 → 2

POST /sports/api/v1/sign/email (7)
data: { reason: "wrongCode", field: "code", expired: true }
{ email: "player@demo.slipway.test", code: "496594" }

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=1 (4)
~ verification player@demo.slipway.test signIn code: "496594" → "085973", sent_ms: 1773489660000 → 1773490260000, expires_ms: 1773490260000 → 1773490860000, sent_count: 2 → 3

POST /sports/api/v1/sign/email (8)
~ member m-player signed_in_ms: null → 1773490260000
~ verification player@demo.slipway.test signIn code: "085973" → ""

GET /__sim/codes
→ 200
[]

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=2
+ verification player@demo.slipway.test forgotPassword { code: "972053", sent_ms: 1773490260000, expires_ms: 1773490860000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=3
+ verification player@demo.slipway.test bind { code: "874357", sent_ms: 1773490260000, expires_ms: 1773490860000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=4
+ verification player@demo.slipway.test changePassword { code: "990647", sent_ms: 1773490260000, expires_ms: 1773490860000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=5
+ verification player@demo.slipway.test bankPassword { code: "680327", sent_ms: 1773490260000, expires_ms: 1773490860000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=6
data: { reason: "badRequest", field: "query.kind" }
code: 1000

GET /sports/api/v1/verify/email?email=no-one%40demo.slipway.test&kind=1
~ verification player@demo.slipway.test changePassword code: "990647" → "374310", sent_ms: 1773490260000 → 1773490320000, expires_ms: 1773490860000 → 1773490920000, sent_count: 1 → 2
+ verification no-one@demo.slipway.test signIn { code: "872210", sent_ms: 1773490260000, expires_ms: 1773490860000, failures: 0, sent_count: 1 }

POST /sports/api/v1/member/change_password
~ member m-player password_hash: "71ab7bf331939b6bc346e8124789c070ca6417aa4e08fdf2de7ee8cbe0387102" → "ebea2f5dd4f5531b8c384f03527b99297013591b9694155c3f37d8fd731cc0d4"
~ verification player@demo.slipway.test changePassword code: "374310" → ""

POST /sports/api/v1/member/change_password (2)
{ code: 2001, msg: "The old password is wrong", data: { reason: "wrongCredentials", field: "old" } }
~ verification player@demo.slipway.test forgotPassword code: "972053" → "510497", sent_ms: 1773490260000 → 1773490440000, expires_ms: 1773490860000 → 1773491040000, sent_count: 1 → 2

POST /sports/api/v1/forget/email
~ member m-player password_hash: "ebea2f5dd4f5531b8c384f03527b99297013591b9694155c3f37d8fd731cc0d4" → "c481db9791ac75dbbddb814756c11522958de6e1b9f8263482fda1ad665ff781"
~ verification player@demo.slipway.test forgotPassword code: "510497" → ""

GET /sports/api/v1/verify/email?email=new%40demo.slipway.test&kind=3
+ verification new@demo.slipway.test bind { code: "029789", sent_ms: 1773490440000, expires_ms: 1773491040000, failures: 0, sent_count: 1 }

PUT /sports/api/v1/member/email
~ member m-player email: "player@demo.slipway.test" → "new@demo.slipway.test"
~ verification new@demo.slipway.test bind code: "029789" → ""

PUT /sports/api/v1/member/email (2)
{ email: "agent@demo.slipway.test", code: "123456" }

GET /sports/api/v1/verify/phone?phone=11955554444&area=55&kind=3
+ verification +5511955554444 bind { code: "277929", sent_ms: 1773490440000, expires_ms: 1773491040000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/phone?phone=11900000002&area=55&kind=3
+ verification +5511900000002 bind { code: "381326", sent_ms: 1773490440000, expires_ms: 1773491040000, failures: 0, sent_count: 1 }

PUT /sports/api/v1/member/phone
~ member m-player mobile: "+5511900000001" → "+5511955554444"
~ verification +5511955554444 bind code: "277929" → ""

PUT /sports/api/v1/member/phone (2)
{ area: 55, phone: "11955554444", code: "000000" }

POST /sports/api/v1/member/change_password (3)
{ old: "wrong", new: "letters3", code: "000000" }

POST /sports/api/v1/forget/email (2)
{ email: "no-one@demo.slipway.test", code: "000000", password: "letters2" }

PUT /sports/api/v1/member/bank_password
~ member m-player bank_password_hash: "452275957bd380ae7d1aa9221f9c3b827a5acddcca828b665bf00d6a6b9623bb" → "42b11251f7c1e8399041f031917d920d4ce91d014eca5ffbd51acf829fed963e"
{ old: "246810", new: "135790" }

PUT /sports/api/v1/member/bank_password (2)
data: { reason: "wrongPaymentPassword", field: "old", remaining: 4 }
~ member m-player bank_failures: 0 → 1

PUT /sports/api/v1/member/bank_password (3)
data: { reason: "wrongPaymentPassword", field: "old", remaining: 3 }
~ member m-player bank_failures: 1 → 2

PUT /sports/api/v1/member/bank_password (4)
data: { reason: "wrongPaymentPassword", field: "old", remaining: 2 }
~ member m-player bank_failures: 2 → 3

PUT /sports/api/v1/member/bank_password (5)
data: { reason: "wrongPaymentPassword", field: "old", remaining: 1 }
~ member m-player bank_failures: 3 → 4

PUT /sports/api/v1/member/bank_password (6)
→ 403
data: { reason: "paymentLocked", field: "old", remaining: 0, until: "2026-03-15T12:34:00.000Z" }

PUT /sports/api/v1/member/bank_password (7)
data: { reason: "paymentLocked", field: "old", until: "2026-03-15T12:34:00.000Z" }
{ old: "135790", new: "097531" }

PUT /sports/api/v1/member/bank_password (8)
~ member m-player bank_password_hash: "42b11251f7c1e8399041f031917d920d4ce91d014eca5ffbd51acf829fed963e" → "5c30955879cdab812bebaffc36338279abf81fe479d467a59067ce9bcf6cf136"
→ {}

PUT /sports/api/v1/member/nickname
~ member m-player nickname: "demo-player" → "new-nickname"
{ nickname: "new-nickname" }

PUT /sports/api/v1/member/nickname (2)
→ 409
data: { reason: "accountTaken", field: "nickname" }

PUT /sports/api/v1/member/nickname (3)
~ member m-player nickname: "new-nickname" → "Demo-Player"
{ nickname: "Demo-Player" }

PUT /sports/api/v1/member/nickname (4)
~ member m-player nickname: "Demo-Player" → "ａｄｍｉｎｉｓｔｒａｔｏｒ"
{ nickname: "ａｄｍｉｎｉｓｔｒａｔｏｒ" }

PUT /sports/api/v1/member/nickname (5)
~ member m-player nickname: "ａｄｍｉｎｉｓｔｒａｔｏｒ" → "support"
{ nickname: "support" }

PUT /sports/api/v1/member/nickname (6)
~ member m-player nickname: "support" → "pla yer"
{ nickname: "pla yer" }

PUT /sports/api/v1/member/nickname (7)
data: { reason: "badRequest", field: "nickname" }
{ nickname: "pаyer1" }

PUT /sports/api/v1/member/nickname (8)
{ nickname: "<b>bold" }
msg: "A nickname has letters and digits of one script, and between them single blanks, dots, hyphens or underscores"

PUT /sports/api/v1/member/nickname (9)
{ nickname: "......" }

PUT /sports/api/v1/member/account
~ member m-player real_name: "Pat Player" → "Pat Q. Player"
{ real_name: "Pat Q. Player" }

PUT /sports/api/v1/member/account (2)
~ member m-player real_name: "Pat Q. Player" → "pat player"
{ real_name: "pat player" }

PUT /sports/api/v1/member/account (3)
~ member m-player real_name: "pat player" → "Someone Else"
{ real_name: "Someone Else" }

PUT /sports/api/v1/member/account (4)
~ member m-player real_name: "Someone Else" → "1"
{ real_name: "1" }

PUT /sports/api/v1/member/account (5)
data: { reason: "badRequest", field: "real_name" }
{ real_name: "" }

GET /sports/api/v1/member/real_name
→ { real_name: "1" }

GET /sports/api/v1/share/user
→ { type: "user", name: "Friends", code: "R000001" }

GET /sports/api/v1/share/agent
{ code: 1002, msg: "Only agents have invite codes of this type", data: { reason: "forbidden", field: "params.code" } }

GET /sports/api/v1/vip
{ level: 0, name: "bronze", image: "/content/vip-bronze.svg", recharge: "0" }
{ level: 1, name: "silver", image: "/content/vip-silver.svg", recharge: "500" }

PUT /sports/api/v1/member/bank_password (9)
~ member m-empty bank_password_hash: null → "90ebe411c19fb2c5998a1c9cff53da24e467a6408d1fec09304f8fe5f78f8f94"
{ new: "135790" }

PUT /sports/api/v1/member/account (6)
~ member m-empty real_name: null → "Emma Empty"
{ real_name: "Emma Empty" }
`;

export const MEMBERS_REGISTRATION = `
GET /sports/api/v1/verify/reg/email?email=player%40demo.slipway.test
+ verification player@demo.slipway.test register { code: "968474", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }
→ { expires_in: 600, resend_in: 60 }

GET /sports/api/v1/verify/reg/email?email=second%40demo.slipway.test
+ verification second@demo.slipway.test register { code: "972776", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }

GET /sports/api/v1/verify/reg/phone?phone=5511900000001
+ verification +5511900000001 register { code: "124149", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }

POST /sports/api/v1/reg
→ 400
{ code: 2002, msg: "The code is wrong", data: { reason: "wrongCode", field: "code", remaining: 4 } }

POST /sports/api/v1/reg (2)
{ code: 1000, msg: "No such invite code", data: { reason: "badRequest", field: "inviteCode" } }
email: "new@demo.slipway.test"

POST /sports/api/v1/reg (3)
{ code: 1000, msg: "password: must have at least 8 characters", data: { reason: "badRequest", field: "password" } }
code: "571392"

POST /sports/api/v1/reg (4)
→ 409
data: { reason: "wrongCurrency", field: "currency" }

POST /sports/api/v1/reg (5)
{ code: 1000, msg: "Players must be 18 or older", data: { reason: "badRequest", field: "birth_date", least_age: 18 } }
password: "letters1"

POST /sports/api/v1/reg (6)
{ code: 1000, msg: "cpf: must be a CPF: its check digits are wrong", data: { reason: "badRequest", field: "cpf" } }
inviteCode: "R000001"

POST /sports/api/v1/reg (7)
+ posting 4 house:promotions USDT { amount: -5000000, balance_after: -5000000 }
+ posting 4 member:m-000004 USDT { amount: 5000000, balance_after: 5000000 }

POST /sports/api/v1/reg (8)
{ code: 2002, msg: "No code is valid: request one", data: { reason: "wrongCode", field: "code" } }
+ verification +5511988887777 register { code: "349448", sent_ms: 1773489600000, expires_ms: 1773490200000, failures: 0, sent_count: 1 }

POST /sports/api/v1/reg/phone
{ code: 2003, msg: "An account with this CPF exists already", data: { reason: "accountTaken", field: "cpf" } }
area_code: 55

POST /sports/api/v1/reg (9)
email: "second@demo.slipway.test"
code: "972776"

POST /sports/api/v1/reg (10)
ip: "{ip}"
os: "Linux"

GET /__sim/members
balance: "1000.000000"
balance: "5000.000000"
`;
