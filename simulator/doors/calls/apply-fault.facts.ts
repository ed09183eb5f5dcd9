// Facts of long answers and of the books, which the tests beside this file rely on.
export const CALLS_FAULTS = `
looks
reason: "unauthorised"
reason: "tooManyRequests"
status: 200
status: 0
status: 502
status: 418
status: 401
status: 429
250 ms: goes on
250 ms: head 200
date: "Sat, 14 Mar 2026 12:00:00 GMT"
cache-control: "public, s-maxage=5"
vary: "accept-language"
x-own: "yes"
content-type: "application/json; charset=utf-8"
content-length: "55"
seq: 1
at: "2026-03-14T12:00:00.000Z"
row: "placeBet"
method: "POST"
code: 0
made: "bet-1"
fault: "latency"
path: "/sports/api/v1/soccer/bet"
fault: "lateCommit"
250 ms: ended
fault: "hangBeforeCommit"
fault: "hangAfterCommit"
0 ms: head 502
cache-control: "no-store"
x-server-time: "1773489600000"
content-length: "52"
code: 5020
fault: "statusBeforeCommit"
250 ms: head 418
fault: "statusAfterCommit"
`;
