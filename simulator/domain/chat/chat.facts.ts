// Facts of long answers and of the books, which the tests beside this file rely on.
export const CHAT = `
+ record msg-0000001 {
status: 0
seq: 1

first: [
id: "msg-0000001"
cursor: 1

repeated: [
from: "player"
name: "Pat"

a: [
{ id: "msg-0000003", cursor: 3, from: "player", name: "Pat", text: "a", at: "2026-03-14T12:00:01.000Z" }
id: "msg-0000004"

b: [
{ id: "msg-0000005", cursor: 5, from: "player", name: "Pat", text: "b", at: "2026-03-14T12:00:01.000Z" }
id: "msg-0000006"

c: [
{ id: "msg-0000007", cursor: 7, from: "player", name: "Pat", text: "c", at: "2026-03-14T12:00:01.000Z" }
id: "msg-0000008"

d: [
{ id: "msg-0000009", cursor: 9, from: "player", name: "Pat", text: "d", at: "2026-03-14T12:00:01.000Z" }
id: "msg-0000010"

e: [
{ id: "msg-0000011", cursor: 11, from: "player", name: "Pat", text: "e", at: "2026-03-14T12:00:01.000Z" }
id: "msg-0000012"

another chat: [
{ id: "msg-0000013", cursor: 13, from: "player", name: "Pat", text: "Hi", at: "2026-03-14T12:00:01.000Z" }
id: "msg-0000014"

POST /sports/api/v1/messagesync
{ cursor: 4 }
cursor: 12

POST /sports/api/v1/messagesync (2)
{ cursor: 5 }
cursor: 6

POST /sports/api/v1/messagesync (3)
{ cursor: 999 }
→ { cursor: 999, messages: [] }

POST /otherChat/otherChatToken/getChatToken
→ { token: "chat.main.m-player.07c3aff4508c2af61485d784db68beb098c102b8", url: "/im-new" }

POST /otherChat/otherChatToken/getNonLoginToken
→ 400
data: { reason: "badRequest", field: "headers.x-chat-signature" }
`;
