// Facts of long answers and of the books, which the tests beside this file rely on.
export const ROUTING = `
looks
reason: "notImplemented"
refused: Refusal: params.id: must be an identifier { reason: "badRequest", detail: { field: "params.id" }, headers: {}, commits: false }
GET /sports/api/v1/soccer: ["listMatches", { game: "soccer" }]
row: "listDraws"
call: "GET /sports/api/v1/{lottery}"
differs: "a parameter of the path is not one the row knows"
row: "listMatches"
call: "GET /sports/api/v1/{game}"
row: "listSupportContacts"
call: "GET /sports/api/v1/customer"
GET /sports/api/v1/hkmarksix: ["listDraws", { lottery: "hkmarksix" }]
row: "listSupportChannels"
call: "GET /sports/api/v1/customer_service"
GET /sports/api/v1/nothing: [["listMatches", { game: "nothing" }], ["listDraws", { lottery: "nothing" }]]
field: "params.game"
row: "listDeposits"
call: "GET /sports/api/v1/recharge"
headers: {}
commits: false
row: "listVipLevels"
call: "GET /sports/api/v1/vip"
POST /sports/api/v1/vip: []
{ row: "listVipLevels", call: "GET /sports/api/v1/vip", differs: "method: POST is not GET" }
{ row: "listDraws", call: "GET /sports/api/v1/{lottery}", differs: "method: POST is not GET" }
{ row: "listMatches", call: "GET /sports/api/v1/{game}", differs: "method: POST is not GET" }
GET /sports/api/v1/soccer/mybet/bet-1: ["getMyBet", { game: "soccer", id: "bet-1" }]
row: "getMyBet"
call: "GET /sports/api/v1/{game}/mybet/{id}"
row: "getMyLotteryBet"
call: "GET /sports/api/v1/{lottery}/mybet/{id}"
row: "getMyRaceBet"
call: "GET /sports/api/v1/{race}/mybet/{id}"
["getMyBet", { game: "soccer", id: "a/b" }]
["getMyLotteryBet", { lottery: "soccer", id: "a/b" }]
["getMyRaceBet", { race: "soccer", id: "a/b" }]
["getMyBet", { game: "soccer", id: "%zz" }]
["getMyLotteryBet", { lottery: "soccer", id: "%zz" }]
["getMyRaceBet", { race: "soccer", id: "%zz" }]
GET /sports/api/v1/member: [["listMatches", { game: "member" }], ["listDraws", { lottery: "member" }]]
row: "refreshSession"
`;
