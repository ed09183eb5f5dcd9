// Facts of long answers and of the books, which the tests beside this file rely on.
export const CHECK_ROWS_LASTING = `
looks
excludeSelf: not checked: it changes the account for good; check it at a simulator
returnToPlay: not checked: it changes the account for good; check it at a simulator
changePassword: not checked: it changes the account for good; check it at a simulator
resetPassword: not checked: it changes the account for good; check it at a simulator
setBankPassword: not checked: it changes the account for good; check it at a simulator

GET /__sim/health
POST /sports/api/v1/sign_in/ {"account":"own-account","password":"own-password"}
GET /sports/api/v1/member/account token-0001
POST /sports/api/v1/vip
`;

export const CHECK_ROWS_WORLDS = `
looks
three: response_schema_conformance: data.real_name: Invalid key: Expected "real_name" but received undefined (3 times in 1 operation)
three: ignored_auth: status 200, not 401 (2 times in 1 operation)
4  response_schema_conformance: 3 findings

GET /__sim/health
GET /__sim/openapi.json
POST /__sim/worlds WORLD {"name":"WORLD","seed":"rows","start_time":"2026-03-14T12:00:00Z","speed":0}
POST /sports/api/v1/sign_in/ WORLD {"account":"own-account","password":"own-password"}

$ slipway check --rows --against UPSTREAM --only listVipLevels
! error: The upstream is gone after 0 operations: /__sim/worlds: 409 {}
!   next: Check the rest: slipway check --rows --against UPSTREAM
exit 3

$ slipway check --rows --against UPSTREAM --only getRealName,listVipLevels
! error: The upstream is gone after 0 operations: socket hang up

GET /__sim/health (3)
GET /sports/api/v1/member/account token-0001 WORLD
POST /sports/api/v1/vip WORLD
DELETE /__sim/worlds/WORLD WORLD
`;

export const CHECK_ROWS_GONE = `
looks
! error: The upstream refuses the account: no (2001)
!   next: Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD; at a simulator leave both out for the demo player.
$ slipway check --rows --against UPSTREAM --openapi two.json

GET /__sim/health
POST /sports/api/v1/sign_in/ {"account":"own-account","password":"own-password"}

$ slipway check --rows --against UPSTREAM --openapi two.json
! error: The upstream refuses the account: status 502
exit 1

$ slipway check --rows --against UPSTREAM --openapi silent.json --tap t.tap
! error: The upstream is gone after 3 operations: c, without a token: socket hang up
!   next: Check the rest: slipway check --rows --against UPSTREAM
exit 3

GET /__sim/health (3)
GET /sports/api/v1/member/account token-0001
`;

export const CHECK_ROWS_LENIENT = `
looks
setNickname: negative_data_rejection: accepted
A simulator leaves out what the contract does not name. To refuse it: slipway sim --strict
31  negative_data_rejection: 1 findings
`;
