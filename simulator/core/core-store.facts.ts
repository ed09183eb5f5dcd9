// Facts of long answers and of the books, which the tests beside this file rely on.
export const CORE_STORE = `
looks
{ fingerprint: "g", refusal: { reason: "forbidden", message: "no", detail: { a: 1 } } }
total: 2
version: 4
no jobs: [undefined, undefined]
jobs: [100, undefined, { seq: 2, dueMs: 100, kind: "settleBet", ref: "a" }]
after one: [100, { seq: 3, dueMs: 100, kind: "payWithdrawal", ref: "c" }]
hastened: [50, { seq: 1, dueMs: 50, kind: "settleBet", ref: "b" }]
`;

export const CORE_LEDGER = `
looks
0 USDT: Refusal: The amount must be above zero { reason: "badRequest", detail: { field: "amount" }, headers: {}, commits: false }
0.000 BRL: Refusal: The amount must be above zero { reason: "badRequest", detail: { field: "amount" }, headers: {}, commits: false }
1.0000001 USDT: Refusal: USDT has 6 places { reason: "badRequest", detail: { field: "amount", places: 6 }, headers: {}, commits: false }
`;
