// Facts of long answers and of the books, which the tests beside this file rely on.
export const RECORDED_PLANS = `
never live: {
total: "220.5"
total: "171.5"
id: "s20260314-00"
game: "soccer"
startMs: 1773489600000
expected: { home: 1.9290675241157558, away: 0.7709324758842443 }
fate: "played"
scorings: "13 away 1"
handicap: "-1"
expected: { home: 1.35, away: 1.35 }
scorings: "3 away 1, 46 away 1"
expected: { home: 0.7709324758842443, away: 1.9290675241157558 }
handicap: "1"
handicap: "-1.5"
scorings: "10 home 1, 30 away 1, 45 home 1, 70 home 1"
`;

export const RECORDED_VIEWS = `
# never live
status: "suspended"
status: "open"
-90: scheduled - (-), wl open 1.33 4.50; until -60
-60: scheduled - (-), wl open 1.33 4.50; until 0
-20: scheduled - (-), wl open 1.33 4.50; until 0
0: live 0:0 (-), wl open 1.45 4.46, handicap open -1 2.37 3.69, correct_score open 6.53 6.77; until 1
11: live 0:0 (-), wl open 1.52 4.00, handicap open -1 2.66 3.48, correct_score open 5.35 6.32; until 12
31: live 0:1 (-), wl open 3.60 3.23, handicap open -1 9.92 5.57, correct_score open 6.22 14.76; until 32
33: live 0:1 (-), wl open 3.74 3.21, handicap open -1 10.59 5.70, correct_score open 6.27 15.41; until 34
75: live 0:1 (0:1), wl open 8.50 3.32, handicap open -1 42.11 10.52, correct_score open 10.08 47.03; until 76
111: finished 0:1 (0:1), handicap closed -1; until Infinity
140: finished 0:1 (0:1), handicap closed -1; until Infinity
152: finished 0:1 (0:1), handicap closed -1; until Infinity
210: finished 0:1 (0:1), handicap closed -1; until Infinity
kind: "wl"
outcomes: [{ outcome: "w", odds: "9.99" }, { outcome: "d", odds: "4.50" }, { outcome: "l", odds: "8.00" }]
-90: scheduled - (-), ; until -60
-60: scheduled - (-), ; until 0
-20: scheduled - (-), ; until 0
0: live 0:0 (-), wl open 2.54 3.65, handicap open -1 5.55 4.61, correct_score open 9.34 13.83; until 1
11: live 0:1 (-), wl open 6.22 4.51, handicap open -1 18.94 9.13, correct_score open 12.91 32.68; until 12
31: live 0:1 (-), wl open 8.14 4.32, handicap open -1 31.20 10.87, correct_score open 12.70 43.06; until 32
33: live 0:1 (-), wl open 8.43 4.31, handicap open -1 33.25 11.15, correct_score open 12.81 44.98; until 34
75: live 0:2 (0:1), wl open 129.48 21.43, handicap open -1 500.00 143.93, correct_score open 137.26 500.00; until 76
111: finished 0:2 (0:1), handicap closed -1; until Infinity
140: finished 0:2 (0:1), handicap closed -1; until Infinity
152: finished 0:2 (0:1), handicap closed -1; until Infinity
210: finished 0:2 (0:1), handicap closed -1; until Infinity
changed: []
-90: scheduled - (-), wl open 8.00 4.50; until -60
-60: scheduled - (-), wl open 8.00 4.50; until 0
-20: scheduled - (-), wl open 8.00 4.50; until 0
0: live 0:0 (-), wl open 6.64 4.46, handicap open 1 2.64 3.69, correct_score open 16.35 42.43; until 1
11: live 0:1 (-), wl open 24.56 8.80, handicap open 1 6.42 3.96, correct_score open 39.59 175.52; until 12
`;
