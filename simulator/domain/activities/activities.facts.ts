// Facts of long answers and of the books, which the tests beside this file rely on.
export const ACTIVITIES = `
GET /activities/api/v1/benefit/check_in
{ day: 1, amount: "0.100000", currency: "USDT", state: "missed" }
{ day: 2, amount: "0.100000", currency: "USDT", state: "missed" }

POST /activities/api/v1/benefit/check_in
→ 400
{ code: 1000, msg: "Only today can be claimed", data: { reason: "badRequest", field: "day", state: "missed" } }

POST /activities/api/v1/benefit/check_in (2)
~ member m-player doc.checkIn: undefined → { week: 2932, days: [6] }
+ posting 4 house:promotions USDT { amount: -500000, balance_after: -500000 }

POST /activities/api/v1/benefit/check_in (3)
→ 409
{ code: 3013, msg: "This day is claimed", data: { reason: "alreadyClaimed", field: "day" } }

POST /activities/api/v1/benefit/check_in (4)
{ code: 1000, msg: "Only today can be claimed", data: { reason: "badRequest", field: "day", state: "future" } }
{ day: 7 }

POST /activities/api/v1/benefit/check_in (5)
~ member m-player doc.checkIn.days: [6] → [6, 7]
+ posting 5 house:promotions USDT { amount: -1000000, balance_after: -1500000 }

POST /activities/api/v1/benefit/check_in (6)
~ member m-player doc.checkIn.week: 2932 → 2933, doc.checkIn.days: [6, 7] → [1]
+ posting 6 house:promotions USDT { amount: -100000, balance_after: -1600000 }

POST /activities/api/v1/benefit/check_in (7)
~ member m-player doc.checkIn.days: [1] → [1, 2]
+ posting 7 house:promotions USDT { amount: -100000, balance_after: -1700000 }

POST /activities/api/v1/benefit/check_in (8)
{ day: 4 }

GET /activities/api/v1/benefit/check_in (2)
{ day: 1, amount: "0.100000", currency: "USDT", state: "claimed" }
{ day: 2, amount: "0.100000", currency: "USDT", state: "claimed" }

PUT /sports/api/v1/member/currency?unit=BRL
~ member m-player currency: "USDT" → "BRL"
+ posting 8 member:m-player USDT { amount: -1001700000, balance_after: 0 }

GET /activities/api/v1/benefit/check_in (3)
{ day: 1, amount: "0.54", currency: "BRL", state: "claimed" }
{ day: 2, amount: "0.54", currency: "BRL", state: "claimed" }

PUT /sports/api/v1/member/currency?unit=IDR
~ member m-player currency: "BRL" → "IDR"
+ posting 9 member:m-player BRL { amount: -5441330000, balance_after: 0 }

GET /activities/api/v1/benefit/check_in (4)
{ day: 1, amount: "1575.00", currency: "IDR", state: "claimed" }
{ day: 2, amount: "1575.00", currency: "IDR", state: "claimed" }

PUT /sports/api/v1/member/currency?unit=GBP
~ member m-player currency: "IDR" → "GBP"
+ posting 10 member:m-player IDR { amount: -15776761740000, balance_after: 0 }

GET /activities/api/v1/benefit/check_in (5)
{ day: 1, amount: "0.07", currency: "GBP", state: "claimed" }
{ day: 2, amount: "0.07", currency: "GBP", state: "claimed" }
`;
