// Facts of long answers and of the books, which the tests beside this file rely on.
export const CORE_RULES = `
looks
turn 1: undefined
turn 2: { id: "mine", do: "unauthorised", nth: 2 }
turn 3: { do: "latency", ms: 5, probability: 0.7, player: "pat" }
turn 4: { do: "resetAfterCommit", nth: [3, 4], times: 1 }
`;

export const CORE_TEMPLATES = `
looks
{"$repeat":10001,"$each":1}: Refusal: $repeat must be a whole number up to 10000, got 10001 { reason: "serverError", detail: {}, headers: {}, commits: false }
{"$repeat":1.5,"$each":1}: Refusal: $repeat must be a whole number up to 10000, got 1.5 { reason: "serverError", detail: {}, headers: {}, commits: false }
{"$repeat":-1,"$each":1}: Refusal: $repeat must be a whole number up to 10000, got -1 { reason: "serverError", detail: {}, headers: {}, commits: false }
`;

export const CORE = `
looks
reason: "notFound"
refusal: { code: 3003, msg: "closed", data: { reason: "marketClosed", field: "a" } }
status: 200
status: 404
at speed 2: [{ now: "2026-03-14T12:00:00.000Z", speed: 2, transport_now: "1970-01-01T00:16:40.000Z" }, 30000.5, 0]
1.5 s later: [{ now: "2026-03-14T12:00:03.000Z", speed: 2, transport_now: "1970-01-01T00:16:41.500Z" }, 28500.5, 0]
standing still: [{ now: "2026-03-14T12:00:03.000Z", speed: 0, transport_now: "1970-01-01T00:16:42.500Z" }, null, null]
half the speed: [{ now: "2026-03-14T12:00:03.750Z", speed: 0.5, transport_now: "1970-01-01T00:16:43.501Z" }, 112502, 0]
`;
