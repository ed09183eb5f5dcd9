// Facts of long answers and of the books, which the tests beside this file rely on.
export const CONTROL_CALLS = `
GET /__sim/health
ok: true
world: "main"

GET /__sim/drift
→ 200
[]

GET /__sim/clock
{ now: "2026-03-14T12:00:00.000Z", speed: 0, transport_now: "2026-03-14T12:00:00.000Z" }

GET /__sim/worlds
name: "main"
seed: "story"

GET /__sim/profile
{ profile: "none", registration_needs: [], mandatory_limits: [], forbidden: [] }

GET /__sim/members
balance: "1000.000000"
balance: "5000.000000"

GET /__sim/ledger
{ ok: true, entries: 3, problems: [] }

GET /__sim/nothing
→ 404
data: { reason: "notFound" }

POST /__sim/nothing
code: 1004
{}

DELETE /__sim/clock
{ code: 1004, msg: "No control call is DELETE /__sim/clock; it takes GET POST", data: { reason: "notFound" } }

POST /__sim/clock
{ advance: 60 }
{ now: "2026-03-14T12:01:00.000Z", speed: 0, transport_now: "2026-03-14T12:01:00.000Z" }

POST /__sim/clock (2)
{ set: "2026-03-15T12:00:00.000Z" }
{ now: "2026-03-15T12:00:00.000Z", speed: 0, transport_now: "2026-03-15T12:00:00.000Z" }

POST /__sim/clock (3)
{ speed: 2 }
{ now: "2026-03-15T12:00:00.000Z", speed: 2, transport_now: "2026-03-15T12:00:00.000Z" }

POST /__sim/clock (4)
{ pause: true }

POST /__sim/clock (5)
→ 400
data: { reason: "badRequest", field: "advance" }

POST /__sim/clock (6)
{ advance: 1000000000 }
code: 1000

POST /__sim/clock (7)
data: { reason: "badRequest", field: "speed" }
{ speed: 1000000000 }

POST /__sim/worlds
{ name: "second", seed: 7, profile: "br", start_time: "2026-05-05T05:05:05.000Z", upstream: "keyed" }
name: "second"

POST /__sim/worlds (2)
{ name: "strict", upstream: "strict-spec" }
name: "strict"

POST /__sim/worlds (3)
data: { reason: "badRequest", field: "headers.x-sim-world" }
{ name: "Third" }

POST /__sim/worlds (4)
data: { reason: "badRequest", field: "members" }
{ name: "third", members: [] }

GET /__sim/worlds (2)
upstream: "keyed"
profile: "none"

DELETE /__sim/worlds/second
{ ok: true }

DELETE /__sim/worlds/second (2)
{ code: 1004, msg: "Unknown world second", data: { reason: "notFound" } }

DELETE /__sim/worlds/main
{ code: 1000, msg: "The main world cannot be dropped", data: { reason: "badRequest", field: "name" } }

POST /__sim/profile
data: { reason: "badRequest", field: "profile" }
{ profile: "uk" }

POST /__sim/profile (2)
profile: "uk"
registration_needs: ["birth_date"]

POST /__sim/profile (3)
{ profile: "none" }

POST /__sim/snapshots
{ name: "one" }
{ ok: true, name: "one", now: "2026-03-15T12:00:00.000Z" }

POST /__sim/snapshots (2)
{ code: 1000, msg: "name: must be a short name", data: { reason: "badRequest", field: "name" } }
{ name: "a b" }

POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player USDT { amount: -2000000, balance_after: 998000000 }
+ posting 4 house:bets USDT { amount: 2000000, balance_after: 2000000 }

POST /__sim/snapshots/one/restore
- entry 4
- posting 4 member:m-player USDT

POST /__sim/snapshots/two/restore
{ code: 1004, msg: "main has no snapshot two", data: { reason: "notFound" } }

POST /__sim/sessions
+ setting session length { seq: 4, value: "1800000" }
{ minutes: 30 }

POST /__sim/sessions (2)
- setting session length
{ minutes: null }

POST /__sim/faults
value: { id: "fault-1", rule: { times: 2, row: "getAccount", do: "statusBeforeCommit", status: 503 }, seen: 0, struck: 0 }
+ setting fault mine { seq: 6, value: { id: "mine", rule: { id: "mine", nth: [2, 3], do: "latency", ms: 0 }, seen: 0, struck: 0 } }

POST /__sim/faults (2)
data: { reason: "badRequest", field: "do" }
{ row: "getAccount", do: "nothing" }

POST /__sim/faults (3)
data: { reason: "badRequest", field: "1.do" }
[{ do: "cutJson" }, { row: "getAccount" }]

POST /__sim/faults (4)
{ code: 1000, msg: "body: must be an object", data: { reason: "badRequest", field: "body" } }
5

POST /__sim/faults (5)
{ code: 1000, msg: "ms: Invalid value: Expected >=0 but received -1", data: { reason: "badRequest", field: "ms" } }
{ do: "latency", ms: -1 }

POST /__sim/faults (6)
data: { reason: "badRequest", field: "body" }
msg: "body: Invalid length: Expected <=200 but received 201"

POST /__sim/faults (7)
{ row: "getMember", do: "tooManyRequests", probability: 0.5 }
id: "fault-3"

GET /sports/api/v1/member/account
→ 503
~ setting fault fault-1 value.seen: 0 → 1, value.struck: 0 → 1

GET /sports/api/v1/member/account (2)
~ setting fault fault-1 value.seen: 1 → 2, value.struck: 1 → 2
{ code: 5030, msg: "Injected fault 503", data: null }

GET /sports/api/v1/member/account (3)
~ setting fault fault-1 value.seen: 2 → 3
~ setting fault mine value.seen: 0 → 1

GET /sports/api/v1/member/info
~ setting fault mine value.seen: 1 → 2, value.struck: 0 → 1
id: "m-player"

GET /sports/api/v1/member/info (2)
~ setting fault mine value.seen: 2 → 3, value.struck: 1 → 2
nickname: "demo-player"

GET /sports/api/v1/member/info (3)
→ 429
{ code: 1029, msg: "Too many requests: wait", data: { reason: "tooManyRequests" } }

GET /__sim/faults
{ id: "fault-1", rule: { times: 2, row: "getAccount", do: "statusBeforeCommit", status: 503 }, seen: 3, struck: 2 }
{ id: "mine", rule: { id: "mine", nth: [2, 3], do: "latency", ms: 0 }, seen: 4, struck: 2 }

DELETE /__sim/faults/mine
- setting fault mine

DELETE /__sim/faults/mine (2)
{ code: 1004, msg: "Unknown rule mine", data: { reason: "notFound" } }

DELETE /__sim/faults
- setting fault fault-1
- setting fault fault-3

POST /__sim/answers
value: { id: "answer-1", rule: { nth: 1, row: "listBanners", data: [], unchecked: false }, seen: 0, struck: 0 }
{ row: "listBanners", data: [], nth: 1 }

POST /__sim/answers (2)
{ row: "getAccount", merge: { score: "1.00" }, player: "demo-player" }
id: "answer-2"

POST /__sim/answers (3)
[{ row: "getMember", refusal: { reason: "forbidden", msg: "no {{player.nickname}}" } }]
rule: { row: "getMember", refusal: { reason: "forbidden", msg: "no {{player.nickname}}" }, unchecked: false }

GET /sports/api/v1/member/account (4)
~ setting answer answer-2 value.seen: 0 → 1, value.struck: 0 → 1
→ { score: "1.00", currency: "USDT" }

GET /sports/api/v1/member/info (4)
→ 403
{ code: 1002, msg: "no demo-player", data: { reason: "forbidden" } }

GET /sports/api/v1/slideshow
~ setting answer answer-1 value.seen: 0 → 1, value.struck: 0 → 1
→ []

POST /__sim/answers (4)
{ code: 1000, msg: "nth: Invalid value: Expected >=1 but received 0", data: { reason: "badRequest", field: "nth" } }
{ row: "getMember", nth: 0, data: {} }

POST /__sim/answers (5)
data: { reason: "badRequest", field: "data.0.id" }
{ row: "listBanners", data: [{ id: 5 }] }

POST /__sim/answers (6)
{ row: "listBanners" }
msg: "body: needs exactly one of data, merge, refusal, json"

POST /__sim/answers (7)
{ row: "listBanners", json: "{}" }

POST /__sim/answers (8)
[{ row: "getMember", refusal: { reason: "nothing" } }]
data: { reason: "badRequest", field: "0.refusal.reason" }

GET /__sim/answers
{ id: "answer-1", rule: { nth: 1, row: "listBanners", data: [], unchecked: false }, seen: 1, struck: 1 }
rule: { player: "demo-player", row: "getAccount", merge: { score: "1.00" }, unchecked: false }

DELETE /__sim/answers/answer-1
- setting answer answer-1

DELETE /__sim/answers/answer-1 (2)
{ code: 1004, msg: "Unknown custom answer answer-1", data: { reason: "notFound" } }

DELETE /__sim/answers
- setting answer answer-2
- setting answer answer-3

GET /__sim/journal?last=1
total: 10
status: 200

GET /__sim/journal?row=getAccount&status=503
total: 2
status: 503

GET /__sim/journal?player=m-player&last=1
seq: 10
at: "2026-03-15T12:00:00.000Z"

GET /__sim/journal?reason=forbidden
reason: "forbidden"
total: 1

GET /__sim/journal?key=intent-0001
seq: 1
row: "placeBet"

GET /__sim/journal?since=7
total: 3
status: 403

GET /__sim/journal?surprise=1
data: { reason: "badRequest", field: "query.surprise" }
msg: "query.surprise: one of row, player, reason, key, status, since, world, last"

POST /__sim/journal/verify
{ row: "getAccount", times: 4 }
{ ok: true, count: 4 }

POST /__sim/journal/verify (2)
→ 409
reason: "verifyFailed"

POST /__sim/journal/verify (3)
reason: "tooManyRequests"
status: 429

POST /__sim/matches/s20260315-15
status: "suspended"
status: "open"

POST /__sim/matches/s20260315-15 (2)
~ setting override s20260315-15 value.startMs: undefined → 1773662400000
{ start_time: "2026-03-16T12:00:00.000Z" }

POST /__sim/matches/s20260315-15 (3)
~ setting override s20260315-15 value.startMs: 1773662400000 → 1774526400000, value.isVoid: undefined → true
{ start_time: "2026-03-26T12:00:00.000Z" }

POST /__sim/matches/s20260315-15 (4)
data: { reason: "badRequest", field: "result" }
{ result: { ft: "1:0", ht: "2:0" } }

POST /__sim/matches/s20260315-15 (5)
~ setting override s20260315-15 value.result: undefined → { ft: "1:0", ht: "0:0" }
odds: { wl:w: "9.99" }

POST /__sim/matches/nothing
data: { reason: "notFound", field: "nothing" }
{ void: true }

POST /__sim/limits/soccer
{ bet: { min: "1", max: "2" } }
bet: { min: "1", max: "2" }

POST /__sim/limits/nothing
data: { reason: "notFound", field: "game" }
msg: "nothing has no limits; use one of soccer, basketball, bd, hkmarksix, ammarksix, newammarksix, gallopingmarksix, sgnmarksix, twnmarksix, pk10, cricket"

POST /__sim/prices/pk10
+ setting items pk10 { seq: 31, value: { min: "1", max: "2" } }
{ min: "1", max: "2" }

POST /__sim/prices/soccer
msg: "soccer has no price list; use one of hkmarksix, ammarksix, newammarksix, gallopingmarksix, sgnmarksix, twnmarksix, pk10"

POST /__sim/settlement
+ setting settlement rules { seq: 32, value: { prizeCap: [{ from: 1, to: 15, cap: "7" }], withholding: { threshold: "20", rate: "0.2" } } }
{ prizeCap: [{ from: 1, to: 15, cap: "7" }], withholding: { threshold: "20", rate: "0.2" } }

POST /__sim/settlement (2)
data: { reason: "badRequest", field: "rules.prizeCap[0].cap" }
{ prizeCap: [{ from: 1, to: 15, cap: "x" }] }

POST /__sim/settlement (3)
~ setting settlement rules value.prizeCap: [{ from: 1, to: 15, cap: "7" }] → undefined, value.withholding: { threshold: "20", rate: "0.2" } → undefined

POST /__sim/folds
+ setting folds table { seq: 34, value: { bd: { wl: 15, handicap: 15, goals: 6, half: 6, up: 6, correct_score: 3 } } }
{ table: "specification" }

POST /__sim/folds (2)
~ setting folds table value.soccer: undefined → { wl: 8, handicap: 8, goals: 6, correct_score: 4, half: 4 }, value.basketball: undefined → { wl: 8, handicap: 8, bs: 8, mv: 4 }
{ table: "trade" }

POST /__sim/orders/nothing
{ code: 1004, msg: "Unknown order nothing", data: { reason: "notFound", field: "id" } }
{ status: 3 }

POST /__sim/games/10
+ setting availability 10 { seq: 36, value: "3" }

POST /__sim/games/99999
{ code: 1004, msg: "No game has the product id 99999", data: { reason: "notFound", field: "id" } }

POST /__sim/push
{ member: "demo-player", frame: { id: 1 } }
{ ok: true, sockets: 0 }

POST /__sim/push (2)
{ code: 1004, msg: "Unknown member no-one; GET /__sim/members lists them", data: { reason: "notFound", field: "id" } }
{ member: "no-one", frame: "x" }

POST /__sim/reports
{ version: 1, brand: "a", reports: [{ a: 1 }] }

POST /__sim/reports (2)
data: { reason: "badRequest", field: "version" }
{ version: 2 }

GET /__sim/reports
[{ at: "2026-03-15T12:00:00.000Z", version: 1, brand: "a", reports: [{ a: 1 }] }]

metrics: [
"# HELP slipway_sim_up_seconds Seconds since the start."
"# TYPE slipway_sim_up_seconds gauge"
`;
