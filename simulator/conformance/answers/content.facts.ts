// Facts of long answers and of the books, which the tests beside this file rely on.
export const CONTENT = `
POST /activities/api/v1/benefit/check_in { idempotency-key: "intent-0001" }
~ member m-player doc.checkIn: undefined → { week: 2932, days: [6] }

POST /otherChat/otherChatToken/getChatToken
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getChatToken", method: "POST", player: "m-player", status: 200, code: 0, path: "/otherChat/otherChatToken/getChatToken" }

GET /sports/api/v1/copyright
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getFooterTexts", method: "GET", status: 200, code: 0, path: "/sports/api/v1/copyright" }

POST /sports/api/v1/socket_ticket
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getSocketTicket", method: "POST", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/socket_ticket" }

POST /otherChat/otherChatToken/getNonLoginToken { x-chat-timestamp: "1", x-chat-signature: "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b" }
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "getVisitorChatToken", method: "POST", status: 200, code: 0, path: "/otherChat/otherChatToken/getNonLoginToken" }

GET /sports/api/v1/notice/public?start=0&limit=5
total: 10

GET /sports/api/v1/slideshow { platform: "1" }
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listBanners", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/slideshow" }

GET /activities/api/v1/benefit/check_in
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listCheckIns", method: "GET", player: "m-player", status: 200, code: 0, path: "/activities/api/v1/benefit/check_in" }

GET /sports/api/v1/help
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listHelpArticles", method: "GET", status: 200, code: 0, path: "/sports/api/v1/help" }

GET /sports/api/v1/notice/notice
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listMarqueeNotices", method: "GET", status: 200, code: 0, path: "/sports/api/v1/notice/notice" }

GET /sports/api/v1/notice/private?start=0&limit=5
total: 2

GET /sports/api/v1/ad
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listPromotions", method: "GET", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/ad" }

GET /sports/api/v1/customer_service
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listSupportChannels", method: "GET", status: 200, code: 0, path: "/sports/api/v1/customer_service" }

GET /sports/api/v1/customer
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "listSupportContacts", method: "GET", status: 200, code: 0, path: "/sports/api/v1/customer" }

POST /sports/api/v1/messagesync
+ journal 1 { seq: 1, at: "2026-03-14T12:00:00.000Z", row: "syncMessages", method: "POST", player: "m-player", status: 200, code: 0, path: "/sports/api/v1/messagesync", body: { cursor: 0 } }
`;

export const CONTENT_REFUSALS = `
body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries)
none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } }
data: { reason: "unauthorised", field: "headers.authorization" }

none: taken
forged: taken

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } } (2)
code: 1001

none: 401 { code: 1001, msg: "Sign in first", data: { reason: "unauthorised", field: "headers.authorization" } } (3)
msg: "The session has expired or was ended: sign in again"

body → body: Invalid type: Expected Object (missing, null, true, -1, 1.5, "", "x", "-5", "1.2345678", NUL, 300 letters, 5000 digits, [], 200 entries) (2)
body → cursor: Invalid key: Expected "cursor" ({})
`;
