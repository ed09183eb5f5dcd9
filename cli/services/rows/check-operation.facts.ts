// Facts of long answers and of the books, which the tests beside this file rely on.
export const CHECK_OPERATION = `
getMember
GET /sports/api/v1/member/account → 200 0
guest GET /sports/api/v1/member/info → 401 1001
...0000 GET /sports/api/v1/member/info → 401 1001

setNickname
PUT /sports/api/v1/member/nickname null (json) → 400 1000
PUT /sports/api/v1/member/nickname true (json) → 400 1000
PUT /sports/api/v1/member/nickname -1 (json) → 400 1000

changeCurrency
PUT /sports/api/v1/member/currency?unit=BRL idempotency-key: rows-changeCurrency-1 x-deadline: 1 → 410 4003
PUT /sports/api/v1/member/currency?unit=BRL idempotency-key: rows-changeCurrency-2 → 200 0
PUT /sports/api/v1/member/currency → 400 1000

getInviteCode
GET /sports/api/v1/share/__proto__ → 400 1000
GET /sports/api/v1/share/'%20OR%201%3D1 → 400 1000
GET /sports/api/v1/share/nothing → 404 1004

listBanners
GET /sports/api/v1/slideshow platform: 1 → 200 0
guest POST /sports/api/v1/slideshow → 405 1501
guest PUT /sports/api/v1/slideshow → 405 1501

getVisitorChatToken
guest POST /otherChat/otherChatToken/getNonLoginToken x-chat-signature: 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b → 400 1000
guest POST /otherChat/otherChatToken/getNonLoginToken x-chat-timestamp: 1 → 400 1000
guest POST /otherChat/otherChatToken/getNonLoginToken x-chat-timestamp: 1 x-chat-signature: 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b → 200 0

deletePayoutAccount
POST /sports/api/v1/bank_information {"account_type":"pix","country":"BR","account_number":"pat@pix.test","account_name":"Pat Player","cpf":"52998224725"} (json) → 200 0
DELETE /sports/api/v1/bank_information → 400 1000
DELETE /sports/api/v1/bank_information?info_id=1e%2B308 → 400 1000

claimCheckIn
POST /activities/api/v1/benefit/check_in idempotency-key: rows-claimCheckIn-1 x-deadline: 1 {"day":6} (json) → 410 4003
POST /activities/api/v1/benefit/check_in idempotency-key: rows-claimCheckIn-2 {"day":6} (json) → 200 0
POST /activities/api/v1/benefit/check_in idempotency-key: rows-claimCheckIn-2 {"day":7} (json) → 422 4001

moveIntoCardGame
GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=10 idempotency-key: rows-moveIntoCardGame-1 x-deadline: 1 → 410 4003
GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=poker&money=10 idempotency-key: rows-moveIntoCardGame-2 → 200 0
GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=11&money=10 idempotency-key: rows-moveIntoCardGame-2 → 422 4001

continueDeposit
POST /sports/api/v1/recharge {"channel_id":"in-trc20","amount":"50"} (json) → 200 0
POST /sports/api/v1/continueRecharge null (json) → 400 1000
POST /sports/api/v1/continueRecharge true (json) → 400 1000

getMyBet_soccer
guest GET /sports/api/v1/soccer?start=20&limit=100 → 200 0
GET /sports/api/v1/__proto__/mybet/bet-0000001 → 501 1501
GET /sports/api/v1/'%20OR%201%3D1/mybet/bet-0000001 → 501 1501
`;

export const CHECK_OPERATION_WRONG = `
accepts everything
✗ response_schema_conformance: data.type: Invalid key: Expected "type" but received undefined (path code = __proto__)
✗ negative_data_rejection: accepted (path code = __proto__)
✗ response_schema_conformance: data.type: Invalid key: Expected "type" but received undefined (path code = ' OR 1=1)

accepts everything (2)
✗ response_schema_conformance: data.token: Invalid key: Expected "token" but received undefined (without the header x-chat-timestamp)
✗ missing_required_header: accepted (without the header x-chat-timestamp)
✗ response_schema_conformance: data.token: Invalid key: Expected "token" but received undefined (without the header x-chat-signature)

accepts everything (3)
✗ unsupported_method: status 200 (POST /sports/api/v1/slideshow)
✗ unsupported_method: status 200 (PUT /sports/api/v1/slideshow)
✗ unsupported_method: status 200 (PATCH /sports/api/v1/slideshow)

accepts everything (4)
✗ negative_data_rejection: accepted (query.info_id is left out)
✗ negative_data_rejection: accepted (query.info_id = 1e+308)
✗ negative_data_rejection: accepted (query.info_id = "")

accepts everything (5)
✗ response_schema_conformance: data: Invalid type: Expected Array but received Object (body = null)
✗ negative_data_rejection: accepted (body = null)
✗ response_schema_conformance: data: Invalid type: Expected Array but received Object (body = true)

does not find what it has made
✗ ignored_auth: status 404, not 401 (without a token)
✗ ignored_auth: status 404, not 401 (with a forged token)
✗ positive_data_acceptance: refused: notFound (a valid request)

does not find what it has made (2)
✗ ensure_resource_availability: not there (after placeLotteryBet)
getMyLotteryBet_hkmarksix

does not find what it has made (3)
✗ ensure_resource_availability: not there (after placeRaceBet)
getMyRaceBet_pk10

does not find what it has made (4)
✗ ensure_resource_availability: not there (after saveBooking)
getBooking

does not find what it has made (5)
✗ ensure_resource_availability: not there (after openDeposit)
continueDeposit

does not find what it has made (6)
deletePayoutAccount

answers other methods with 400
listVipLevels

answers other methods with 403
✗ unsupported_method: status 403 (POST /sports/api/v1/vip)
✗ unsupported_method: status 403 (PUT /sports/api/v1/vip)
✗ unsupported_method: status 403 (PATCH /sports/api/v1/vip)

answers other methods with 500
✗ unsupported_method: status 500 (POST /sports/api/v1/vip)
✗ unsupported_method: status 500 (PUT /sports/api/v1/vip)
✗ unsupported_method: status 500 (PATCH /sports/api/v1/vip)

takes another method
✗ unsupported_method: status 404 (PATCH /sports/api/v1/vip)

lets guests in
✗ response_schema_conformance: data.id: Invalid key: Expected "id" but received undefined (without a token)
✗ ignored_auth: status 200, not 401 (without a token)
✗ unsupported_method: status 200 (POST /sports/api/v1/member/info)

answers forged tokens with 403
✗ status_code_conformance: code 1001 with 403, not 401 (without a token)
✗ ignored_auth: status 403, not 401 (without a token)
✗ status_code_conformance: code 1001 with 403, not 401 (with a forged token)

moves money in a refused request
✗ money_unmoved: 1 became 2 (refused requests)
getMember

answers a repeat with other data
✗ response_schema_conformance: data: Invalid type: Expected Object but received 1 (the same key again)
✗ idempotency: another answer (200) (the same key again)
changeCurrency

answers a repeat with another status
✗ status_code_conformance: code 0 with status 201 (the same key again)
✗ idempotency: another answer (201) (the same key again)

takes any request under a key
✗ idempotency: badRequest, not keyReused (another request under the key)
claimCheckIn

has no deadlines
✗ deadline: alreadyClaimed, not deadlinePassed (after its deadline)
`;
