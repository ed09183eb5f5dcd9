// Facts of long answers and of the books, which the tests beside this file rely on.
export const EVERY_CHANGE = `
looks
empty: remove one
before: {"items":[],"mode":"combined","coupons":{},"stakes":{},"cricket":{}}
isQuick: false
empty: remove the last of a game
empty: remove what is not there
empty: clear
empty: drop what was placed
empty: undo
empty: forget the removal
empty: choose a mode
empty: change a coupon
coupons: {"soccer":{"passes":[],"stake":"","multiple":"3","bankers":[]}}
empty: change a new coupon
coupons: {"bd":{"passes":[],"stake":"","multiple":"3","bankers":[]}}
empty: stake singles
stakes: {"m2 wl l":"9","m1 wl w":"8"}
empty: accept picks
empty: take a slip
items: ["m2 wl l 7"]
cricket: {"c1":{"home":"C","away":"D","picks":["y 5","w 1.80"]}}
empty: bet again
items: ["m9 wl w 1.85"]
coupons: {"soccer":{"passes":[],"stake":"","multiple":"1","bankers":[]}}
isQuick: true
`;
