// Facts of long answers and of the books, which the tests beside this file rely on.
export const WHOLE_SUMMARIES = `
empty
lines: "0"
currency: "USDT"
priced: []

one pick
lines: "1"
odds: "1.85"
total: {"totalStake":"2.000000","max":"3.700000","guaranteed":"0.000000","min":"3.700000"}

three picks in one line
odds: "9.25"
total: {"totalStake":"2.000000","max":"18.500000","guaranteed":"0.000000","min":"18.500000"}
priced: {"item":"m1 wl w 1.85","state":"open","bet":"m1 wl w 1.85","when":{"startTime":"kick-off"}}

singles and doubles
lines: "6"
total: {"totalStake":"36.000000","max":"118.050000","guaranteed":"0.000000","min":"11.100000"}
priced: {"item":"m2 wl w 2.00","state":"open","bet":"m2 wl w 2.00","when":{"startTime":"kick-off"}}

a banker
lines: "2"
total: {"totalStake":"4.000000","max":"16.650000","guaranteed":"0.000000","min":"7.400000"}
priced: {"item":"m3 wl w 2.50","state":"open","bet":"m3 wl w 2.50","when":{"startTime":"kick-off"}}

more bankers than a line has
tickets: {"ticket":"soccer","lines":"0","multiples":{"min":1,"max":99},"isEmpty":false,"reasons":[{"kind":"noLines","bankers":2,"longest":1}]}
staked: "soccer"
moved: []

all outcomes of a match
lines: "3"
total: {"totalStake":"6.000000","max":"8.000000","guaranteed":"3.700000","min":"3.700000"}
priced: {"item":"m1 wl d 3.20","state":"open","bet":"m1 wl d 3.20","when":{"startTime":"kick-off"}}

two games
total: {"totalStake":"5.000000","max":"8.200000","guaranteed":"0.000000","min":"3.700000"}
priced: {"item":"b1 wl w 1.50","state":"open","bet":"b1 wl w 1.50","when":{"startTime":"kick-off"}}
staked: "basketball"

two games, one without a stake
tickets: {"ticket":"basketball","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":true,"reasons":[{"kind":"stake","problem":"empty","currency":"USDT"}]}
reasons: []
allowed: "none"

singles
total: {"totalStake":"6.000000","max":"11.200000","guaranteed":"0.000000","min":"1.500000"}
staked: "m1 wl w"
staked: "m2 wl w"

singles, some without a stake
total: {"totalStake":"5.000000","max":"10.000000","guaranteed":"0.000000","min":"10.000000"}
tickets: {"ticket":"m1 wl w","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":true,"reasons":[{"kind":"stake","problem":"empty","currency":"USDT"}]}
tickets: {"ticket":"m3 wl w","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":true,"reasons":[{"kind":"stake","problem":"empty","currency":"USDT"}]}

singles, none with a stake
tickets: {"ticket":"m2 wl w","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":true,"reasons":[{"kind":"stake","problem":"empty","currency":"USDT"}]}
staked: []
reasons: {"kind":"stake","problem":"empty","currency":"USDT"}

singles on one match
total: {"totalStake":"3.000000","max":"6.400000","guaranteed":"0.000000","min":"1.850000"}
staked: "m1 wl d"
most: "m1 wl w: 50.000000"

no stake
tickets: {"ticket":"soccer","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":true,"reasons":[{"kind":"stake","problem":"empty","currency":"USDT"}]}
most: "soccer: 50.000000"
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"","multiple":"1","bankers":[],"folds":{}}

a stake that is none
tickets: {"ticket":"soccer","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":false,"reasons":[{"kind":"stake","problem":"notANumber","currency":"USDT"}]}
reasons: {"kind":"stake","problem":"notANumber","currency":"USDT"}
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"1e3","multiple":"1","bankers":[],"folds":{}}

a stake of nothing
tickets: {"ticket":"soccer","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":false,"reasons":[{"kind":"stake","problem":"notPositive","currency":"USDT"}]}
reasons: {"kind":"stake","problem":"notPositive","currency":"USDT"}
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"0.00","multiple":"1","bankers":[],"folds":{}}

a stake with too many places
tickets: {"ticket":"soccer","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":false,"reasons":[{"kind":"stake","problem":"tooManyPlaces","currency":"USDT"}]}
reasons: {"kind":"stake","problem":"tooManyPlaces","currency":"USDT"}
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"1.1234567","multiple":"1","bankers":[],"folds":{}}

a multiple with a zero before it
tickets: {"ticket":"soccer","unit":"unit","lines":"1","multiples":{"min":1,"max":99},"isEmpty":false,"reasons":[{"kind":"multiple"}]}
reasons: {"kind":"multiple"}
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"2","multiple":"07","bankers":[],"folds":{}}

a multiple with blanks
total: {"totalStake":"14.000000","max":"25.900000","guaranteed":"0.000000","min":"25.900000"}
most: "soccer: 7.142857"
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"2","multiple":" 7 ","bankers":[],"folds":{}}

a multiple above its maximum
total: {"totalStake":"1.000000","max":"1.850000","guaranteed":"0.000000","min":"1.850000"}
reasons: {"kind":"limit","warning":{"name":"exceedsMaxMultiple","amount":"100","limit":"99","currency":"USDT"}}
most: "soccer: 0.500000"

multiples by rate
reasons: {"kind":"limit","warning":{"name":"belowMinMultiple","amount":"1","limit":"1.5","currency":"USDT"}}
most: "soccer: 75.000000"
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"2","multiple":"1","bankers":[],"folds":{}}

multiples without a maximum
reasons: {"kind":"limit","warning":{"name":"belowMinMultiple","amount":"1","limit":"2","currency":"USDT"}}

limits not read
most: "soccer: none"

below the minimum
total: {"totalStake":"0.490000","max":"0.906500","guaranteed":"0.000000","min":"0.906500"}
reasons: {"kind":"limit","warning":{"name":"belowMinBet","amount":"0.490000","limit":"0.5","currency":"USDT"}}
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"0.49","multiple":"1","bankers":[],"folds":{}}

above the maximum
total: {"totalStake":"50.010000","max":"92.518500","guaranteed":"0.000000","min":"92.518500"}
reasons: {"kind":"limit","warning":{"name":"exceedsMaxBet","amount":"50.010000","limit":"50","currency":"USDT"}}
allowed: {"ticketId":"soccer","game":"soccer","lineStake":"50.000000","total":"50.000000"}

above the return
total: {"totalStake":"50.000000","max":"92.500000","guaranteed":"0.000000","min":"92.500000"}
reasons: {"kind":"limit","warning":{"name":"exceedsMaxBonus","amount":"92.500000","limit":"92","currency":"USDT"}}
allowed: {"ticketId":"soccer","game":"soccer","lineStake":"49.729730","total":"49.729730"}

above the balance
total: {"totalStake":"40.000000","max":"74.000000","guaranteed":"0.000000","min":"74.000000"}
reasons: {"kind":"limit","warning":{"name":"insufficientAccountBalance","amount":"40.000000","limit":"39","currency":"USDT"}}
allowed: {"ticketId":"soccer","game":"soccer","lineStake":"39.000000","total":"39.000000"}

the brand's own bounds
total: {"totalStake":"4.000000","max":"7.400000","guaranteed":"0.000000","min":"7.400000"}
reasons: {"kind":"limit","warning":{"name":"belowMinBet","amount":"4.000000","limit":"5","currency":"USDT"}}
most: "soccer: 20.000000"

the brand's bounds of lines
total: {"totalStake":"6.000000","max":"26.650000","guaranteed":"0.000000","min":"7.400000"}
most: "soccer: 16.666666"
tickets: {"id":"soccer","game":"soccer","passes":["2-string-1"],"lineStake":"2","multiple":"1","bankers":[],"folds":{"soccer":{"wl":2}}}

a region that may not bet
reasons: {"kind":"limit","warning":{"name":"disabledRegions","region":"XX"}}

a guest
total: {"totalStake":"2.00","max":"3.70","guaranteed":"0.00","min":"3.70"}
currency: "BRL"
most: "soccer: 50.00"

matches not read
priced: {"item":"b1 wl w 1.50","state":"unknown","bet":"b1 wl w 1.50"}
most: "basketball: 50.000000"
tickets: {"id":"basketball","game":"basketball","passes":["single"],"lineStake":"","multiple":"1","bankers":[],"folds":{}}

a match that is gone
priced: {"item":"m2 wl w 2.00","state":"gone","bet":"m2 wl w 2.00"}
tickets: {"ticket":"soccer","lines":"0","multiples":{"min":1,"max":99},"isEmpty":false,"reasons":[]}
reasons: {"kind":"picksGone","count":1}

one match, gone
priced: {"item":"m1 wl w 1.85","state":"gone","bet":"m1 wl w 1.85"}
sent: []

a market that is suspended
odds: "3.70"
total: {"totalStake":"2.000000","max":"7.400000","guaranteed":"0.000000","min":"7.400000"}
priced: {"item":"m1 wl w 1.85","state":"suspended","bet":"m1 wl w 1.85","when":{"startTime":"kick-off"}}

a match that is over
reasons: {"kind":"picksGone","count":2}
tickets: {"id":"soccer","game":"soccer","passes":["2-string-1"],"lineStake":"2","multiple":"1","bankers":[],"folds":{}}

a match that is live
priced: {"item":"m1 wl w 1.85","state":"open","bet":"m1 wl w 1.85","when":{"startTime":"kick-off","live":{"minute":67,"score":"1:0"}}}

an outcome that the rules do not know
priced: {"item":"m1 wl x 1.85","state":"gone","bet":"m1 wl x 1.85"}

higher odds
odds: "1.95"
total: {"totalStake":"2.000000","max":"3.900000","guaranteed":"0.000000","min":"3.900000"}
priced: {"item":"m1 wl w 1.85","state":"open","bet":"m1 wl w 1.95","moved":"m1 wl w 1.95","when":{"startTime":"kick-off"}}

higher odds, taken
priced: {"item":"m1 wl w 1.85","state":"open","bet":"m1 wl w 1.95","when":{"startTime":"kick-off"}}

lower odds
odds: "3.48"
total: {"totalStake":"2.000000","max":"6.965000","guaranteed":"0.000000","min":"6.965000"}
priced: {"item":"m1 wl w 1.85","state":"open","bet":"m1 wl w 1.75","moved":"m1 wl w 1.75","when":{"startTime":"kick-off"}}

lower odds, taken
odds: "1.75"
total: {"totalStake":"2.000000","max":"3.500000","guaranteed":"0.000000","min":"3.500000"}
priced: {"item":"m1 wl w 1.85","state":"open","bet":"m1 wl w 1.75","when":{"startTime":"kick-off"}}

the same odds, written otherwise
priced: {"item":"m1 wl w 1.85","state":"open","bet":"m1 wl w 1.850","when":{"startTime":"kick-off"}}

a pick with a line
odds: "1.90"
total: {"totalStake":"2.000000","max":"3.800000","guaranteed":"0.000000","min":"3.800000"}
priced: {"item":"m4 handicap w 1.90 -1","state":"open","bet":"m4 handicap w 1.90 -1","when":{"startTime":"kick-off"}}

a line that moved
priced: {"item":"m4 handicap w 1.90 -1","state":"open","bet":"m4 handicap w 1.90 -2","moved":"m4 handicap w 1.90 -2","when":{"startTime":"kick-off"}}
moved: "m4 handicap w 1.90 -2"
reasons: {"kind":"linesMoved","count":1}

two lines of a match
priced: {"item":"m4 handicap l 1.90 -2","state":"gone","bet":"m4 handicap l 1.90 -2"}

a cap and a withholding
total: {"totalStake":"20.000000","max":"27.000000","guaranteed":"0.000000","min":"27.000000"}
tickets: {"id":"soccer","game":"soccer","passes":["single"],"lineStake":"20","multiple":"1","bankers":[],"folds":{}}
`;

export const WHOLE_CRICKET = `
one stake of two
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"12","amount":"12","isGone":false}
entries: {"id":"b","categoryLabel":"Winner","slipLabel":"Home","odd":"2.23","typed":"","isGone":false}
totalStake: "12.000000"

two stakes
entries: {"id":"b","categoryLabel":"Winner","slipLabel":"Home","odd":"2.23","typed":"0.5","amount":"0.5","isGone":false}
totalStake: "12.500000"
max: "20.675000"

no stake
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"","isGone":false}
totalStake: "0.000000"
max: "0.000000"

a stake of nothing
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"0","isGone":false}
bets: {}
reasons: {"kind":"stake","problem":"empty","currency":"USDT"}

a stake that is none
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"1e3","problem":"notANumber","isGone":false}
entries: {"id":"b","categoryLabel":"Winner","slipLabel":"Home","odd":"2.23","typed":"1.1234567","problem":"tooManyPlaces","isGone":false}
reasons: {"kind":"stake","problem":"notANumber","currency":"USDT"}

other odds
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.60","typed":"5","amount":"5","isGone":false,"moved":"1.63"}
totalStake: "5.000000"
max: "8.150000"

the same odds, written otherwise
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.630","typed":"5","amount":"5","isGone":false}
bets: {"a":{"amount":"5","odd":"1.630"}}
reasons: []

gone and closed
entries: {"id":"z","categoryLabel":"Winner","slipLabel":"Home","odd":"1.60","typed":"5","amount":"5","isGone":true}
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.60","typed":"5","amount":"5","isGone":true,"moved":"1.63"}
totalStake: "10.000000"

offers not read
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"5","amount":"5","isGone":false}
bets: {"a":{"amount":"5","odd":"1.63"}}
reasons: {"kind":"pricesUnknown"}

limits not read
most: {"id":"a","amount":"20.000000"}

above every limit
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"900","amount":"900","isGone":false}
totalStake: "900.000000"
max: "1467.000000"

of a guest
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"90","amount":"90","isGone":false}
totalStake: "90.000000"
max: "146.700000"

below the minimum
entries: {"id":"a","categoryLabel":"Winner","slipLabel":"Home","odd":"1.63","typed":"0.4","amount":"0.4","isGone":false}
totalStake: "0.400000"
max: "0.652000"

a region that may not bet
reasons: {"kind":"limit","warning":{"name":"disabledRegions","region":"XX"}}

the brand's own bounds
reasons: {"kind":"limit","warning":{"name":"belowMinBet","amount":"5.000000","limit":"6","currency":"USDT"}}
`;
