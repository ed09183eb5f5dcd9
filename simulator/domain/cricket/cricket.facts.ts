// Facts of long answers and of the books, which the tests beside this file rely on.
export const CRICKET_COURSE = `
{
total: "321.5"
total: "334.5"
total: "322.5"
total: "331.5"
total: "325.5"
total: "324.5"
total: "320.5"
total: "339.5"
total: "333.5"
total: "327.5"
total: "330.5"
total: "329.5"
result: "won"
result: "lost"
id: "c20526-2"
home: "Malabar Kings"
away: "Coromandel Surf"
startMs: 1773489600000
endMs: 1773502200000
homeChance: 0.41286833104677495
runs: { home: 146, away: 169 }
isTossHome: true
id: "c20526-3"
home: "Assam Rhinos"
away: "Aravalli Lions"
startMs: 1773504000000
endMs: 1773516600000
homeChance: 0.6278989253798499
runs: { home: 167, away: 172 }
isTossHome: false
id: "c20526-4"
home: "Thar Scorpions"
away: "Ganga Warriors"
startMs: 1773518400000
endMs: 1773531000000
homeChance: 0.6360451452201232
runs: { home: 146, away: 166 }
id: "c20527-0"
home: "Ganga Warriors"
away: "Konkan Riders"
`;

export const CRICKET = `
GET /sports/cricketAPI/matchData/matchList
matchId: "c20526-2"
league: "Monsoon Premier League"

GET /sports/cricketAPI/matchData/getById/c20526-3
matchId: "c20526-3"
home: "Assam Rhinos"

POST /sports/cricketAPI/betData/create
+ posting 4 member:m-player USDT { amount: -12000000, balance_after: 988000000 }
+ posting 4 house:bets USDT { amount: 12000000, balance_after: 12000000 }

POST /sports/cricketAPI/betData/create (2)
→ 409
reason: "oddsChanged"

POST /sports/cricketAPI/betData/create (3)
→ 400
reason: "limitsExceeded"

POST /sports/cricketAPI/betData/create (4)
data: { reason: "badRequest", field: "bets.c20526-3.winner.home.amount", places: 6 }
{ matchId: "c20526-3", currency: "USDT", bets: { c20526-3.winner.home: { amount: "1.2345678", odd: "1.50" } } }

POST /sports/cricketAPI/betData/create (5)
{ matchId: "c20526-3", currency: "USDT", bets: { c20526-3.winner.home: { amount: "4000", odd: "1.50" } } }
code: 3001

POST /sports/cricketAPI/betData/create (6)
{ code: 1000, msg: "This bet is not on offer", data: { reason: "badRequest", field: "bets.nothing" } }
{ matchId: "c20526-3", currency: "USDT", bets: { nothing: { amount: "2", odd: "1.01" } } }

POST /sports/cricketAPI/betData/create (7)
{ code: 1000, msg: "This bet is not on offer", data: { reason: "badRequest", field: "bets.c20526-3.winner.away" } }
{ matchId: "c20526-4", currency: "USDT", bets: { c20526-3.winner.away: { amount: "2", odd: "1.50" } } }

POST /sports/cricketAPI/betData/create (8)
{ code: 1000, msg: "No such cricket match", data: { reason: "badRequest", field: "matchId" } }
{ matchId: "c20260314-99", currency: "USDT", bets: { c20526-3.winner.home: { amount: "2", odd: "1.50" } } }

POST /sports/cricketAPI/betData/create (9)
{ code: 3006, msg: "The wallet is in USDT", data: { reason: "wrongCurrency", field: "currency", currency: "USDT" } }
{ matchId: "c20526-3", currency: "BRL", bets: { c20526-3.winner.home: { amount: "2", odd: "1.50" } } }

GET /sports/cricketAPI/matchData/getById/c20260314-99
→ 404
{ code: 1004, msg: "No such cricket match", data: { reason: "notFound", field: "params.id" } }

GET /sports/cricketAPI/betData/list?start=0&limit=5&status=1
total: 1
bet_amount: "12.000000"

POST /sports/cricketAPI/betData/create (10)
{ code: 3003, msg: "This match has begun", data: { reason: "marketClosed", field: "matchId" } }
{ matchId: "c20526-3", currency: "USDT", bets: { c20526-3.winner.home: { amount: "2", odd: "1.50" } } }

GET /sports/cricketAPI/matchData/getById/c20526-3 (2)
away: "Aravalli Lions"
startTime: "2026-03-14T16:00:00.000Z"

24 hours later
~ member m-player push_seq: 0 → 1
+ posting 5 house:bets USDT { amount: -12580000, balance_after: -580000 }

GET /sports/cricketAPI/betData/list?start=0&limit=5&status=16
status: 2
result: "won"

GET /sports/cricketAPI/matchData/history?start=0&limit=2
total: 38
matchId: "c20527-2"

GET /sports/cricketAPI/matchData/matchList (2)
matchId: "c20527-3"
league: "Liga Premier das Monções"
`;
