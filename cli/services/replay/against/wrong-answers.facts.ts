// Facts of long answers and of the books, which the tests beside this file rely on.
export const WRONG_ANSWERS = `
looks
{"ok":false,"upstream":{"lines":"3","stake":"9.01","max":"34.03","state":"won","payout":"14.10","legs":["won","void"]},"differences":[{"key":"upstream: stake","expected":"9","actual":"9.01"}]}
{"ok":false,"differences":[{"key":"upstream","expected":"an answer","actual":"getMyBet: notFound (404) You have no such bet"}]}
{"ok":false,"upstream":{"results":["tie"],"payout":"99.000000","stake":"100.000000"},"differences":[{"key":"upstream against engine: payout","expected":"100.000000","actual":"99.000000"}]}
{"ok":false,"upstream":{"results":["win"],"payout":"21.000000","stake":"10.000000"},"differences":[{"key":"upstream against engine: payout","expected":"98.000000","actual":"21.000000"}]}
{"ok":false,"upstream":{"results":["win"],"payout":"98.000000","stake":"9.000000"},"differences":[{"key":"upstream against engine: stake","expected":"10.000000","actual":"9.000000"}]}
`;
