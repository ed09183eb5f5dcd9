// Facts of long answers and of the books, which the tests beside this file rely on.
export const STUB_PAGES = `
# <!doctype html>
main { min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center; }
body { margin: 0;

# <!doctype html> (2)
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center;
font: 18px system-ui; color: #14202c; background: #eef2f6; }

# <!doctype html> (3)
h1, p { margin: 0; padding: 0 1rem; overflow-wrap: anywhere; }
button { font: inherit; padding: .7rem 1.4rem; border: 0; border-radius: .5rem; background: #2c5f83; color: #fff; }

POST /sports/api/v1/recharge
amount: "100.000000"
status: 0

POST /__play/main/dep-0000001.68b7d2515919ff52a11034f6b76bf00b
→ 400
{ code: 1000, msg: "paid: true or false", data: { reason: "badRequest", field: "paid" } }

POST /__play/main/dep-0000001.68b7d2515919ff52a11034f6b76bf00b (2)
{ paid: true, payer: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" }

POST /__play/main/dep-0000001.68b7d2515919ff52a11034f6b76bf00b (3)
→ 403
data: { reason: "forbidden", field: "headers.origin" }

POST /__play/main/dep-0000001.68b7d2515919ff52a11034f6b76bf00b (4)
~ member m-player push_seq: 0 → 1
+ posting 4 house:deposits USDT { amount: -100000000, balance_after: -100000000 }

POST /__play/main/dep-0000001.68b7d2515919ff52a11034f6b76bf00b (5)
{ paid: false }
→ { status: 3 }

POST /__play/main/dep-0000001.68b7d2515919ff52a11034f6b76bf00b0
→ 404
{ code: 1004, msg: "This game is over: launch it again", data: { reason: "notFound" } }

PUT /__play/main/dep-0000001.68b7d2515919ff52a11034f6b76bf00b
{ code: 1004, msg: "This page answers GET and POST", data: { reason: "notFound" } }
{ paid: true }

POST /__play/nothing/nothing
{ bet: "1" }
`;
