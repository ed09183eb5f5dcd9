// Facts of long answers and of the books, which the tests beside this file rely on.
export const IN_PROCESS = `
looks
{"ok":true,"error":null,"inProcess":"over the upstream's limits (Over the limits: cannotWin)","differences":[]}
{"ok":false,"error":{"code":"missingValue","path":"matches[0].result.ht","message":"matches[0].result.ht: a half pick needs the half-time score","file":"x.ndjson","line":1},"differences":[]}
{"ok":true,"error":null,"upstream":{"payout":"5.710000","state":"won","stake":"13.000000"},"note":"odds and results are the upstream's: expect was computed in process","differences":[]}
{"ok":true,"error":null,"inProcess":"over the upstream's limits (Over the limits: exceedsMaxBet, insufficientAccountBalance, exceedsMaxBonus)","differences":[]}
{"ok":true,"error":null,"upstream":{"results":["tie"],"payout":"100.000000","stake":"100.000000"},"note":"at the upstream's price list: expect.payout was computed in process","differences":[]}
cricket: matchList data = []
limits: ^GET  matches = []
limits: ^GET  draws = []
Mark Six: ^GET  draws = []
PK10: ^GET  races = []
sports: ^GET  matches = []
Malay -0.80 is 2.25: ^GET  matches = []
{"ok":true,"error":null,"inProcess":"a stake of 0.01 cannot be halved","differences":[]}
{"ok":true,"error":null,"inProcess":"a stake of 10.01 cannot be halved","differences":[]}
{"ok":true,"error":null,"inProcess":"halves of the stake whose payouts are cut","differences":[]}
{"ok":true,"error":null,"inProcess":"other picks beside an Asian line","differences":[]}
`;
