// Facts of long answers and of the books, which the tests beside this file rely on.
export const TRACES = `
## accepted at once
0.00: [{"key":"key1","row":"placeBet","status":"sending"}]
0.00: [{"key":"key1","row":"placeBet","status":"sending","request":{"params":{"game":"soccer"},"query":{},"body":<body>}}]
0.00: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} <body>

## lost, cut and away, then accepted under the same key
0.00 0.55 1.50 3.25: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} <body>
3.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
3.25: reread Account,Bets,GameBalances,Orders

## no answer within five seconds, four times, then found
0.00 5.55 11.50 18.25: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} <body>
23.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"checking"}]
23.25 24.25: GET /sports/api/v1/member/outcome?key=key1 {<player>}

## refused after it was examined
100.00: [] signed out

## refused at the door
0.00 5.55 11.50 18.25: GET /sports/api/v1/member/outcome?key=key1 {<player>}

## its token has run out: renewed, sent again
0.00: GET /sports/api/v1/refresh {"idempotency-key":"key2","fresh-token":"<fresh token>"}
0.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
0.00: reread Account,Bets,GameBalances,Orders

## its token has run out, and cannot be renewed now
1.00: GET /sports/api/v1/refresh {"idempotency-key":"key3","fresh-token":"<fresh token>"}
1.00: GET /sports/api/v1/member/outcome?key=key1 {<player>}

## its token has run out, and so has the session
0.00: [] signed out

## a 401 of a proxy is not sent again
0.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"checking"}]
0.00 1.00 3.00 6.00 10.00 15.00 20.00 25.00 30.00: GET /sports/api/v1/member/outcome?key=key1 {<player>}
30.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"neverDone"}]

## refused by a code that is not of the contract
30.00: warning toast.moneyNotDone

## too many, with a pause that is within the deadline
0.00 7.00: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} <body>
7.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
7.00: reread Account,Bets,GameBalances,Orders

## still running, then accepted
0.00 0.55: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} <body>
0.55: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
0.55: reread Account,Bets,GameBalances,Orders

## an error of the server, found refused
3.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"checking"}]
3.25 3.80: GET /sports/api/v1/member/outcome?key=key1 {<player>}
3.80: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"refused","error":{"kind":"refused","status":400,"code":3010,"reason":"insufficientBalance","detail":{"field":"stake"},"message":"x"}}]

## lost, found refused because it came too late
3.25: GET /sports/api/v1/member/outcome?key=key1 {<player>}
3.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"neverDone"}]
3.25: warning toast.moneyNotDone

## lost, found refused without a refusal
3.25 4.25 6.25 9.25 13.25 18.25 23.25 28.25 30.10 35.10 40.10 45.10 50.10 55.10 55.50 60.50 65.50 70.50 75.50 80.50 85.50 90.50 95.50: GET /sports/api/v1/member/outcome?key=key1 {<player>}

## lost, found accepted with an answer that cannot be read
3.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted"}]
3.25: successful toast.betPlaced

## lost, never received
3.25 3.80 4.80 6.80 9.80 13.80 18.80 23.80 28.80 30.10: GET /sports/api/v1/member/outcome?key=key1 {<player>}
30.10: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"neverDone"}]
30.10: warning toast.moneyNotDone

## lost, a gateway cannot find it out
3.25 4.25: GET /sports/api/v1/member/outcome?key=key1 {<player>}
4.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"unknown"}]
4.25: reread Account,Bets,GameBalances,Orders

## without keys: accepted, once
0.00: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key1","x-deadline":"+55000","content-type":"application/json"} <body>
0.00 10.00 65.00: GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=-1 {<player>}

## without keys: accepted, and a second entry a minute later
65.00: error toast.moneyTwice

## without keys: refused, which is looked up once
0.00: GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=-1 {<player>}

## without keys: refused at the door, and accepted before that
0.00: GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=-1 {"authorization":"nnnnnnnnnnnnnnnnnnnn","user-id":"u1","accept-language":"en"}
0.00 10.00 65.00: GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=-1 {"authorization":"nnnnnnnnnnnnnnnnnnnn","user-id":"u1","accept-language":"en"}

## without keys: lost, one entry
0.00 1.00: GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=-1 {<player>}
1.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
1.00: reread Account,Bets,GameBalances,Orders

## without keys: lost, two entries until the deadline
0.00 1.00 3.00 6.00 10.00 15.00 20.00 25.00 30.00 35.00 40.00 45.00 50.00 55.00: GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=-1 {<player>}
55.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
55.00: reread Account,Bets,GameBalances,Orders

## without keys: lost, the entry is that of another press
55.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"neverDone"}]
55.00: warning toast.moneyNotDone

## a counted call is not repeated once it was sent
0.00: [{"key":"key1","row":"transferToPlayer","status":"sending"}]
0.00: [{"key":"key1","row":"transferToPlayer","status":"sending","request":{"params":{},"query":{},"body":{"to":"u2","amount":"5"}}}]
0.00: POST /sports/api/v1/transfer {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} {"to":"u2","amount":"5","payment_password":"246810"}

## a counted call is repeated after a refusal at the door
0.00 2.00: POST /sports/api/v1/transfer {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} {"to":"u2","amount":"5","payment_password":"246810"}
2.00: [{"key":"key1","row":"transferToPlayer","request":{"params":{},"query":{},"body":{"to":"u2","amount":"5"}},"status":"accepted"}]
2.00: reread Account,Bets,GameBalances,Orders

## without keys: accepted without an id, so its entry is looked for
0.00: POST /sports/api/v1/transfer {<player>,"idempotency-key":"key1","x-deadline":"+55000","content-type":"application/json"} {"to":"u2","amount":"5","payment_password":"246810"}
0.00: GET /sports/api/v1/member/change_log?start=0&limit=50 {<player>}
0.00: [{"key":"key1","row":"transferToPlayer","request":{"params":{},"query":{},"body":{"to":"u2","amount":"5"}},"status":"accepted"}]

## two presses, the second while the first is open
0.00 5.55: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key1","x-deadline":"+30000","content-type":"application/json"} <body>
5.55: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
5.55: reread Account,Bets,GameBalances,Orders

## signed out while it is sent, and in again
1.00: [] signed out
31.00: []
31.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"checking"}]

## signed out before its code is there
0.00: []
100.00:

## signed out and in again while it is sent
1.00: []
1.00: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"checking"}]
1.00 2.00 4.00 7.00 11.00: GET /sports/api/v1/member/outcome?key=key1 {<player>}

## unknown, dismissed, pressed again
3.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"unknown"}]
3.25: warning toast.moneyUnknown
10.00: []

## an intent of an earlier page
4.25: [{"key":"key1","row":"placeBet","request":{"params":{"game":"soccer"},"query":{},"body":<body>},"status":"accepted","receipt":<bet b1>}]
4.25: successful toast.betPlaced
100.00: []

## an intent that another tab ended and could not store the ending
0.00: [{"key":"k1","row":"placeBet","request":{"query":{},"params":{"game":"soccer"},"body":<body>},"isElsewhere":true,"status":"checking"}]
0.00 1.00 3.00 6.00 10.00 15.00 20.00 25.00 30.00 30.10 35.10 40.10 45.10 50.10 55.10 55.50 60.50 65.50 70.50 75.50 80.50 85.50 90.50 95.50 100.50: GET /sports/api/v1/member/outcome?key=k1 {<player>}

## nothing is resumed for a guest
0.00: [{"key":"k1","row":"placeBet","request":{"query":{},"params":{"game":"soccer"},"body":<body>},"isElsewhere":true,"status":"neverDone"}]

## refused in another tab, without a refusal, and dismissed: not shown again
0.00: [{"key":"k1","row":"placeBet","request":{"query":{},"params":{"game":"soccer"},"body":<body>},"isElsewhere":true,"status":"refused","error":{"kind":"refused","status":400,"code":1}}]
0.50: []
100.50: [] signed out

## unknown, as another tab found
0.00: [{"key":"k1","row":"placeBet","request":{"query":{},"params":{"game":"soccer"},"body":<body>},"isElsewhere":true,"status":"unknown"}]

## done, as another tab found
0.00: GET /sports/api/v1/member/outcome?key=k1 {<player>}
0.00: [{"key":"k1","row":"placeBet","request":{"query":{},"params":{"game":"soccer"},"body":<body>},"isElsewhere":true,"status":"accepted","receipt":<bet b1>}]

## without keys: done, as another tab found, without an entry
0.00: [{"key":"k1","row":"placeBet","request":{"query":{},"params":{"game":"soccer"},"body":<body>},"isElsewhere":true,"status":"accepted"}]

## without keys: accepted, and its list cannot be read
0.00 0.55 1.50 3.25 13.25 13.80 14.75 16.50 71.50 72.05 73.00 74.75 84.75 85.30 86.25 88.00 98.00 98.55 99.50: GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=-1 {<player>}

## without keys: accepted while another row is open, and pressed again: twins are looked for once that is certain
1.00: [{"key":"key2","row":"placeBet","status":"sending"}]
1.00: [{"key":"key2","row":"placeBet","status":"sending","request":{"params":{"game":"soccer"},"query":{},"body":<body>}}]
1.00: POST /sports/api/v1/soccer/bet {<player>,"idempotency-key":"key2","x-deadline":"+56000","content-type":"application/json"} <body>
`;
