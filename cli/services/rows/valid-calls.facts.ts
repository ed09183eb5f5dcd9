// Facts of long texts, which the test beside this file relies on.
export const VALID_CALLS = `
signIn
GET /sports/api/v1/refresh fresh-token: sim.of-3.34d9c4ab456c79f57d32d7d22c6e7b46778489d9 → 200 0
GET /sports/api/v1/slideshow platform: 1 → 200 0
guest POST /otherChat/otherChatToken/getNonLoginToken x-chat-timestamp: 1 x-chat-signature: 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b → 200 0
guest POST /sports/api/v1/sign_in/ {"account":"player@demo.slipway.test","password":"Slipway-demo-1"} → 200 0
refreshSession
getMember
GET /sports/api/v1/member/info → 200 0
getAccount
GET /sports/api/v1/member/account → 200 0
setRealName
PUT /sports/api/v1/member/account {"real_name":"Pat Q. Player"} → 200 0
getOutcome
GET /sports/api/v1/member/outcome?key=nothing-was-done-under-it → 200 0
listCurrencies
guest GET /sports/api/v1/config/exchange → 200 0
getGameLimits
GET /sports/api/v1/game_config?kind=soccer → 200 0
listAvailableGames
guest GET /sports/api/v1/available_games → 200 0
listMatches_soccer
guest GET /sports/api/v1/soccer?start=0&limit=3&timestamp=1 → 200 0
placeBet_soccer
guest GET /sports/api/v1/soccer?start=20&limit=100 → 200 0
placeBet_basketball
guest GET /sports/api/v1/basketball?start=20&limit=100 → 200 0
listMyBets_soccer
GET /sports/api/v1/soccer/mybet?start=0&limit=5&status=-1 → 200 0
getMyBet_soccer
GET /sports/api/v1/soccer/mybet/bet-0000001 → 200 0
registerByEmail
guest GET /sports/api/v1/verify/reg/email?email=new%40demo.slipway.test → 200 0
guest GET /__sim/codes → 200
registerByPhone
guest GET /sports/api/v1/verify/reg/phone?phone=5511988887777 → 200 0
signInByPhone
guest POST /sports/api/v1/sign/phone {"area_code":55,"phone":"11900000001","password":"Slipway-demo-1"} → 200 0
signInByEmailCode
GET /sports/api/v1/verify/email?email=player%40demo.slipway.test&kind=1 → 200 0
guest POST /sports/api/v1/sign/email {"email":"player@demo.slipway.test","code":"CODE"} → 200 0
resetPassword
`;
