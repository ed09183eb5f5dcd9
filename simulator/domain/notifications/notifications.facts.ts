// Facts of long answers and of the books, which the tests beside this file rely on.
export const NOTIFICATIONS_TEXTS = `
qLbmRi161WCErc8G0kJUewk5-ZwFI24o
{"v":1,"kind":"betSettled","bet":"bet-0000001","game":"soccer","state":"won","payout":"3.50","currency":"BRL","language":"ko","title":"베팅이 정산되었습니다","text":"베팅 bet-0000001 적중. 당첨금: 3.50 BRL"}
{"v":1,"kind":"betSettled","bet":"bet-0000001","game":"soccer","state":"lost","payout":"3.50","currency":"BRL","language":"ko","title":"베팅이 정산되었습니다","text":"베팅 bet-0000001 미적중. 무효 선택 환불: 3.50 BRL"}
{"v":1,"kind":"betSettled","bet":"bet-0000001","game":"soccer","state":"void","payout":"3.50","currency":"BRL","language":"ko","title":"베팅이 정산되었습니다","text":"베팅 bet-0000001 무효. 환불액: 3.50 BRL"}
{"v":1,"kind":"betSettled","bet":"bet-0000001","game":"soccer","state":"lost","payout":"0","currency":"BRL","language":"en","title":"Your bet is settled","text":"Bet bet-0000001 lost."}
{"v":1,"kind":"betSettled","bet":"bet-0000001","game":"soccer","state":"won","payout":"3.50","currency":"BRL","language":"zh","title":"您的注单已结算","text":"注单 bet-0000001 已中奖，派彩 3.50 BRL。"}
`;

export const NOTIFICATIONS = `
PUT /sports/api/v1/push/subscription
status: 0
endpoint: "https://push.example/browser-1"

PUT /sports/api/v1/push/subscription (2)
endpoint: "https://push.example/browser-2"
p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"

PUT /sports/api/v1/push/subscription (3)
endpoint: "https://push.example/browser-3"
auth: "BTBZMqHH6r4Tts7J_aSIgg"

PUT /sports/api/v1/push/subscription (4)
endpoint: "https://push.example/browser-4"
language: "pt"

PUT /sports/api/v1/push/subscription (5)
endpoint: "https://push.example/browser-5"
seq: 5

PUT /sports/api/v1/push/subscription (6)
endpoint: "https://push.example/browser-6"
seq: 6

PUT /sports/api/v1/push/subscription (7)
endpoint: "https://push.example/browser-7"
seq: 7

PUT /sports/api/v1/push/subscription (8)
endpoint: "https://push.example/browser-8"
seq: 8

PUT /sports/api/v1/push/subscription (9)
endpoint: "https://push.example/browser-9"
seq: 9

PUT /sports/api/v1/push/subscription (10)
endpoint: "https://push.example/browser-10"
seq: 10

PUT /sports/api/v1/push/subscription (11)
- record sub-CWeA1ioLJhJy_gjP-T5JcWNMJWsu38zMrquJWoJXKTM
endpoint: "https://push.example/browser-11"

PUT /sports/api/v1/push/subscription (12)
~ record sub-tBr-eqw71Y0mPW7qRR8w2P62J-QDqgKfnOBHbi5TiBk seq: 5 → 12, doc.language: "pt" → "en"
language: "en"

PUT /sports/api/v1/push/subscription (13)
→ 400
{ code: 1000, msg: "p256dh is no point of P-256", data: { reason: "badRequest", field: "p256dh" } }

GET /sports/api/v1/push/key
→ { key: "BAfQ4Jws8i4ccgB5-fYyhCfAI4LiPPWl5L7JgCgCfM86k6WqnHMTz2D3MnF4ld1eIm6scFrW74oeevhHW0xKh-o" }

POST /sports/api/v1/soccer/bet
+ posting 4 member:m-player USDT { amount: -2000000, balance_after: 998000000 }
+ posting 4 house:bets USDT { amount: 2000000, balance_after: 2000000 }

0.0002777777777777778 hours later
~ member m-player push_seq: 0 → 1
+ posting 5 house:bets USDT { amount: -3280000, balance_after: -1280000 }
+ posting 5 member:m-player USDT { amount: 3280000, balance_after: 1001280000 }
  notifyType: "SETTLE"
  balance: "1001.280000"
result: "won"
+ entry 5 { kind: "payout", ref: "bet-0000001", at_ms: 1773489600000 }
- job 1

# not-0000013 was answered 201
- record not-0000013
- job 12

# not-0000014 was answered 404
- record sub-GZfr_zImfAq1-2LsQMvJw2LCib0a-fcIvuLBCP5ZpnU
- record not-0000014

0.016666666666666666 hours later
~ record not-0000015 doc.attempts: 1 → 2
~ record not-0000016 doc.attempts: 1 → 2

0.08333333333333333 hours later
~ record not-0000015 doc.attempts: 2 → 3
~ record not-0000017 doc.attempts: 2 → 3

0.5 hours later
~ record not-0000015 doc.attempts: 3 → 4
~ record not-0000016 doc.attempts: 2 → 3

0.016666666666666666 hours later (2)
- record not-0000015
- record not-0000017

POST /sports/api/v1/push/subscription/removal
{ endpoint: "https://push.example/browser-6", auth: "AAAAAAAAAAAAAAAAAAAAAA" }
→ {}

POST /sports/api/v1/protection/exclusion
~ member m-player doc.exclusion: undefined → { kind: "time_out", sinceMs: 1773491941000, untilMs: 1773578341000 }
- record sub-LwS_AUMw_Uv0P1ezEhv54izvy9-TovobTOEShuntJKc
`;
