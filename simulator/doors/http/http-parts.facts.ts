// Facts of long answers and of the books, which the tests beside this file rely on.
export const HTTP_PARTS = `
looks
two hosts: Refusal: A request names one host { reason: "badRequest", detail: { field: "headers.host" }, headers: {}, commits: false }
page https://evil.example: Refusal: The test answers pages of this host only. A server before it passes Host on as it came, with the port. { reason: "forbidden", detail: { field: "headers.origin" }, headers: {}, commits: false }
page null: Refusal: The test answers pages of this host only. A server before it passes Host on as it came, with the port. { reason: "forbidden", detail: { field: "headers.origin" }, headers: {}, commits: false }
page nothing: Refusal: The test answers pages of this host only. A server before it passes Host on as it came, with the port. { reason: "forbidden", detail: { field: "headers.origin" }, headers: {}, commits: false }
local localhost: undefined
local LOCALHOST:80: undefined
local 127.0.0.1:4000: undefined
local [::5]:1: undefined
local sim.example: undefined
every localhost: undefined
every LOCALHOST:80: undefined
every 127.0.0.1:4000: undefined
every [::5]:1: undefined
`;

export const HTTP_ANSWERS = `
looks
other, player: Refusal: The token belongs to another player { reason: "unauthorised", detail: { field: "headers.user-id" }, headers: {}, commits: false }
forged, player: Refusal: The session has expired or was ended: sign in again { reason: "unauthorised", detail: { field: "headers.authorization" }, headers: {}, commits: false }
none, player: Refusal: Sign in first { reason: "unauthorised", detail: { field: "headers.authorization" }, headers: {}, commits: false }
reason: "badRequest"
reason: "notFound"
reason: "serverError"
status: 400
status: 404
status: 500
status: 200
status: 0
{ date: "Sat, 14 Mar 2026 12:00:00 GMT", cache-control: "no-store", x-server-time: "1773489600000" }
{ date: "Sat, 14 Mar 2026 12:00:00 GMT", cache-control: "no-store" }
member: ["m-player", undefined, undefined]
own, player: undefined
own, any: undefined
own, guest: undefined
other, any: undefined
other, guest: undefined
forged, any: undefined
forged, guest: undefined
none, any: undefined
`;
