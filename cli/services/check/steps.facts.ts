// Facts of long answers and of the books, which the tests beside this file rely on.
export const STEPS = `
a bet, pressed again, changed, sold, and settled
POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out check-key-2 {"amount":"1.843201000000"} → 409 3014
POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out check-key-3 {"amount":"1.843200"} → 200 0
POST /__sim/matches/s20260316-00 {"result":{"ft":"2:0","ht":"0:0"}} → 200

answers of a bet that do not arrive
POST /__sim/faults {"row":"placeBet","times":1,"do":"resetAfterCommit"} → 200
DELETE /__sim/faults → 200
POST /__sim/faults {"row":"placeBet","times":1,"do":"resetBeforeCommit"} → 200

stakes that no bet has, and some that it has
as the model has it

odds that have moved
POST /__sim/matches/s20260316-00 {"suspended":["wl"]} → 200
POST /__sim/matches/s20260316-00 {"void":true} → 200

a banker, and passes that do not fit
POST /__sim/matches/s20260316-00 {"result":{"ft":"1:0","ht":"0:0"}} → 200
POST /__sim/matches/s20260316-01 {"result":{"ft":"1:0","ht":"0:0"}} → 200
POST /__sim/matches/s20260316-02 {"result":{"ft":"0:0","ht":"0:0"}} → 200

limits that the operator changes
POST /__sim/limits/soccer {"bet":{"min":"2.5","max":"100"},"Bonus":{"min":"0","max":"3"}} → 200
POST /__sim/limits/soccer {"bet":{"min":"1","max":"100"},"Bonus":{"min":"0","max":"100000"}} → 200

money to other players
POST /sports/api/v1/transfer check-key-1 {"to":"agent@demo.slipway.test","amount":"5","payment_password":"246810"} → 200 0
POST /sports/api/v1/transfer check-key-2 {"to":"empty@demo.slipway.test","amount":"5","payment_password":"246810"} → 200 0
POST /sports/api/v1/transfer check-key-3 {"to":"player@demo.slipway.test","amount":"5","payment_password":"246810"} → 400 1000

wrong payment passwords
POST /sports/api/v1/transfer check-key-1 {"to":"agent@demo.slipway.test","amount":"5","payment_password":"946810"} → 400 2010
POST /sports/api/v1/transfer check-key-2 {"to":"agent@demo.slipway.test","amount":"5","payment_password":"946810"} → 400 2010
POST /sports/api/v1/transfer check-key-3 {"to":"agent@demo.slipway.test","amount":"5","payment_password":"946810"} → 400 2010

wallets of games
POST /__sim/faults {"row":"moveIntoNg","times":1,"do":"resetAfterCommit"} → 200
POST /3rd-game/nggame/api/v1/ng/transfer_in check-key-1 {"plat_type":"ag","money":"5","currency":"USDT"} → nothing
POST /__sim/faults {"row":"moveIntoCardGame","times":1,"do":"resetAfterCommit"} → 200

rewards of days
POST /activities/api/v1/benefit/check_in check-key-1 {"day":6} → 200 0
POST /activities/api/v1/benefit/check_in check-key-2 {"day":6} → 409 3013
POST /activities/api/v1/benefit/check_in check-key-3 {"day":5} → 400 1000

deposits and withdrawals
POST /sports/api/v1/recharge check-key-1 {"channel_id":"in-trc20","amount":"10"} → 200 0
POST /__sim/orders/dep-0000002 {"status":3} → 200
POST /sports/api/v1/recharge check-key-2 {"channel_id":"in-trc20","amount":"9.999999"} → 400 3011

another sign-in
POST /sports/api/v1/sign_in/ {"account":"player@demo.slipway.test","password":"Slipway-demo-1x"} → 400 2001
POST /sports/api/v1/sign_in/ {"account":"player@demo.slipway.test","password":"Slipway-demo-1"} → 200 0

other sports
POST /__sim/matches/b20260318-09 {"result":{"ft":"94:98","ht":"1:0"}} → 200
POST /__sim/matches/b20260318-08 {"result":{"ft":"94:98","ht":"1:0"}} → 200
POST /__sim/matches/d20260318-37 {"result":{"ft":"2:1","ht":"1:0"}} → 200

cricket
POST /__sim/clock {"set":"2026-03-14T20:00:00.000Z"} → 200
POST /sports/cricketAPI/betData/create check-key-2 {"matchId":"c20527-0","currency":"USDT","bets":{"c20527-0.winner.home":{"amount":"0","odd":"2.47"}}} → 400 1000

Mark Six
POST /sports/api/v1/sgnmarksix/bet check-key-1 {"match_id":"sg-20526","currency":"USDT","picks":[{"kind":"specialCode","selection":1,"amount":"0.5","odds":"47.00"}]} → 400 3001
POST /sports/api/v1/sgnmarksix/bet check-key-2 {"match_id":"sg-20526","currency":"USDT","picks":[{"kind":"specialCode","selection":1,"amount":"0","odds":"47.00"}]} → 400 1000
POST /sports/api/v1/sgnmarksix/bet check-key-3 {"match_id":"sg-20526","currency":"USDT","picks":[{"kind":"specialCode","selection":1,"amount":"0.0000001","odds":"47.00"}]} → 400 1000

Mark Six, each kind
POST /__sim/draws/sg-20526 {"numbers":[6,2,7,3,4,8],"special":1} → 200
POST /__sim/clock {"set":"2026-03-15T10:40:00.000Z"} → 200

PK10
POST /__sim/draws/pk-5911632 {"finish":[7,2,9,4,5,6,1,8,3,10]} → 200
POST /__sim/clock {"set":"2026-03-14T12:05:00.000Z"} → 200
`;
