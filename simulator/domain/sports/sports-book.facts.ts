// Facts of long answers and of the books, which the tests beside this file rely on.
export const SPORTS_BOOK = {
  basketball: `
b20260314-00 | Continental Basketball Circuit | Granite Peak Rams - Prairie Falls Bison | 2026-03-14T00:00:00.000Z | played | -1.5 | 221.5 1319f054e3042b
b20260314-01 | Continental Basketball Circuit | Sierra Vista Condors - Harbor City Herons | 2026-03-14T00:00:00.000Z | played | -5.5 | 221.5 18f7a4ff0d86c9
b20260314-02 | Continental Basketball Circuit | Cedar Rapids Timber - Redstone Miners | 2026-03-14T01:30:00.000Z | played | 1.5 | 221.5 0e69943d833ec7

b20260314-00 | Continental Basketball Circuit | Granite Peak Rams - Prairie Falls Bison | 2026-03-14T00:00:00.000Z | played | -1.5 | 221.5
-5760 min: b20260314-00 scheduled    4 markets 04f5953e7f9ae0, for 172800 s, review in 172800 s
-2881 min: b20260314-00 scheduled    4 markets 04f5953e7f9ae0, for 60 s, review in 60 s
-2870 min: b20260314-00 scheduled    4 markets 097e0b70241e71, for 555.097 s, review in 555.097 s
-600 min: b20260314-00 scheduled    4 markets 1d64bcd24655a3, for 555.097 s, review in 555.097 s
-60 min: b20260314-00 scheduled    4 markets 0e4a68f949ad0f, for 555.097 s, review in 555.097 s
-5 min: b20260314-00 scheduled    4 markets 0e4a68f949ad0f, for 255.097 s, review in 255.097 s
0 min: b20260314-00 live 0 0:0  3 markets 0736df7639d477, for 60 s, review in 555.097 s
1 min: b20260314-00 live 0 0:0  3 markets 0736df7639d477, for 60 s, review in 495.097 s
7 min: b20260314-00 live 2 3:2  3 markets 164d2bcd3a80bf, for 60 s, review in 135.097 s
24 min: b20260314-00 live 9 26:24  3 markets 179835e72e7802, for 60 s, review in 315.097 s

b20260314-01 | Continental Basketball Circuit | Sierra Vista Condors - Harbor City Herons | 2026-03-14T00:00:00.000Z | played | -5.5 | 221.5
-5760 min: b20260314-01 scheduled    4 markets 0073fba1f17681, for 172800 s, review in 172800 s
-2881 min: b20260314-01 scheduled    4 markets 0073fba1f17681, for 60 s, review in 60 s
-2870 min: b20260314-01 scheduled    4 markets 1f33a81b849de5, for 198.402 s, review in 198.402 s
-600 min: b20260314-01 scheduled    4 markets 0eb8f1a000383f, for 198.402 s, review in 198.402 s
-60 min: b20260314-01 scheduled    4 markets 0fdaee8187dbde, for 198.402 s, review in 198.402 s
-5 min: b20260314-01 scheduled    4 markets 0fdaee8187dbde, for 300 s, review in 498.402 s
0 min: b20260314-01 live 0 0:0  3 markets 0dbe89ec536dbb, for 60 s, review in 198.402 s
1 min: b20260314-01 live 0 0:0  3 markets 0dbe89ec536dbb, for 60 s, review in 138.402 s
7 min: b20260314-01 live 2 5:4  3 markets 1d54af77c2d329, for 60 s, review in 378.402 s
24 min: b20260314-01 live 9 19:28  3 markets 12aac45819adf5, for 60 s, review in 558.402 s

b20260314-09 | Adriatic Hoops League | Bora Senjanin - Galeb Budvanska | 2026-03-14T17:45:00.000Z | void | -6.5 | 163.5
-5760 min: b20260314-09 scheduled    4 markets 0bfcfee6724ce2, for 172800 s, review in 172800 s
-2881 min: b20260314-09 scheduled    4 markets 0bfcfee6724ce2, for 60 s, review in 60 s
-2870 min: b20260314-09 scheduled    4 markets 1457ead57eb01b, for 69.235 s, review in 69.235 s
-600 min: b20260314-09 scheduled    4 markets 156c0c8dc9e44a, for 69.235 s, review in 69.235 s
-60 min: b20260314-09 scheduled    4 markets 00d884f1cd7b1f, for 69.235 s, review in 69.235 s
`,
  bd: `
d20260314-00 | Round-the-World Club Cup | Ilmarinen - Cabo Blanco | 2026-03-14T00:00:00.000Z | played | -1 |  096f2d115b2e32
d20260314-01 | Campeonato Paulense | Esporte Clube Jacarandá - Operário Canavial | 2026-03-14T00:30:00.000Z | played | -1 |  1d0ef4fddff6e4
d20260314-02 | Campeonato Paulense | Portuguesa da Barra - Ferroviária do Vale | 2026-03-14T00:45:00.000Z | played | -1 |  1ec06e1aedc5c8
d20260314-03 | Round-the-World Club Cup | Monte Rojo - Tsukinami | 2026-03-14T01:20:00.000Z | played | -1 |  124b08653724ab
d20260314-04 | Round-the-World Club Cup | Port Alder - Marrowgate | 2026-03-14T02:40:00.000Z | played | -1 |  17a64a4adcc277

d20260314-00 | Round-the-World Club Cup | Ilmarinen - Cabo Blanco | 2026-03-14T00:00:00.000Z | played | -1 |
-5760 min: d20260314-00 scheduled    6 markets 034e322e612114, for 172800 s, review in 172800 s
-2881 min: d20260314-00 scheduled    6 markets 034e322e612114, for 60 s, review in 60 s
-2870 min: d20260314-00 scheduled    6 markets 1b7b1e6380cf9a, for 523.574 s, review in 523.574 s
-600 min: d20260314-00 scheduled    6 markets 0a35da0684a56f, for 523.574 s, review in 523.574 s
-60 min: d20260314-00 scheduled    6 markets 0742e030888a65, for 523.574 s, review in 523.574 s
-5 min: d20260314-00 scheduled    6 markets 1b80243b387015, for 223.574 s, review in 223.574 s
0 min: d20260314-00 live 0 0:0  5 markets 156c553b15ff04, for 60 s, review in 523.574 s
1 min: d20260314-00 live 1 0:0  5 markets 04f9eff79ad2b0, for 60 s, review in 463.574 s
7 min: d20260314-00 live 7 0:0  5 markets 0f9f6441634dec, for 60 s, review in 103.574 s
24 min: d20260314-00 live 24 1:0  5 markets 0d43c82b663cc8, for 60 s, review in 283.574 s
45 min: d20260314-00 live 45 2:0 2:0 5 markets 1141f78ea2ddd3, for 60 s, review in 223.574 s
46 min: d20260314-00 live 45 2:0 2:0 5 markets 1141f78ea2ddd3, for 60 s, review in 163.574 s
61 min: d20260314-00 live 46 2:0 2:0 5 markets 03dc5bdcfe5345, for 60 s, review in 463.574 s
80 min: d20260314-00 live 65 2:0 2:0 5 markets 06d425f53f0577, for 60 s, review in 523.574 s

d20260314-01 | Campeonato Paulense | Esporte Clube Jacarandá - Operário Canavial | 2026-03-14T00:30:00.000Z | played | -1 |
-5760 min: d20260314-01 scheduled    6 markets 0db997c5b92b11, for 172800 s, review in 172800 s
-2881 min: d20260314-01 scheduled    6 markets 0db997c5b92b11, for 60 s, review in 60 s
-2870 min: d20260314-01 scheduled    6 markets 000cd45a6df511, for 511.126 s, review in 511.126 s
-600 min: d20260314-01 scheduled    6 markets 10ab96a4993647, for 511.126 s, review in 511.126 s
-60 min: d20260314-01 scheduled    6 markets 135ee858915187, for 511.126 s, review in 511.126 s
-5 min: d20260314-01 scheduled    6 markets 01dd06258e45c1, for 211.126 s, review in 211.126 s
0 min: d20260314-01 live 0 0:0  5 markets 0ad111eecc9236, for 60 s, review in 511.126 s
1 min: d20260314-01 live 1 0:0  5 markets 0198a41cd3935d, for 60 s, review in 451.126 s
7 min: d20260314-01 live 7 0:0  5 markets 0e4ca7beb7cd0e, for 60 s, review in 91.126 s
24 min: d20260314-01 live 24 0:0  5 markets 0f4bf10ec8c46d, for 60 s, review in 271.126 s
45 min: d20260314-01 live 45 1:1 1:1 5 markets 1eb9165a07a084, for 60 s, review in 211.126 s
46 min: d20260314-01 live 45 1:1 1:1 5 markets 1eb9165a07a084, for 60 s, review in 151.126 s
61 min: d20260314-01 live 46 1:1 1:1 5 markets 142cf44bfa6b0a, for 60 s, review in 451.126 s
80 min: d20260314-01 live 65 1:1 1:1 5 markets 0ca6e2f6f61fba, for 60 s, review in 511.126 s

d20260314-22 | Liga Ibérica | Estrela do Minho - Atlético Valdora | 2026-03-14T15:15:00.000Z | void | 1 |
-5760 min: d20260314-22 scheduled    6 markets 196f987f3a8658, for 172800 s, review in 172800 s
-2881 min: d20260314-22 scheduled    6 markets 196f987f3a8658, for 60 s, review in 60 s
-2870 min: d20260314-22 scheduled    6 markets 173227c6884153, for 377.951 s, review in 377.951 s
-600 min: d20260314-22 scheduled    6 markets 142b7b8487a468, for 377.951 s, review in 377.951 s
-60 min: d20260314-22 scheduled    6 markets 1380fabb27e8d2, for 377.951 s, review in 377.951 s
-5 min: d20260314-22 scheduled    6 markets 0d25e8ef615cc5, for 77.951 s, review in 77.951 s
0 min: d20260314-22 void    0 markets 15202279b28c9e, at its end, review in 377.951 s
`,
  soccer: `
s20260314-00 | Round-the-World Club Cup | Qalinda - Port Alder | 2026-03-14T00:00:00.000Z | played | -1 |  04c907b0c8651f
s20260314-01 | Round-the-World Club Cup | Monte Rojo - Mirador | 2026-03-14T01:20:00.000Z | played | -1 |  11fe4feea79e4a
s20260314-02 | Anadolu Ligi | Kuzeytepe FK - Sarıkaya Ocağı | 2026-03-14T02:30:00.000Z | played | 1 |  1e71b589c847b8
s20260314-03 | Round-the-World Club Cup | Karsova - Ravenna Hill | 2026-03-14T02:40:00.000Z | played | 1 |  1aae3a346b7bfa
s20260314-04 | Nippon Super League | Seto Marinas - Kitazawa Blaze | 2026-03-14T04:00:00.000Z | played | -1 |  000cd60cbbe599

s20260314-00 | Round-the-World Club Cup | Qalinda - Port Alder | 2026-03-14T00:00:00.000Z | played | -1 |
-5760 min: s20260314-00 scheduled    5 markets 043ed7f80a548c, for 172800 s, review in 172800 s
-2881 min: s20260314-00 scheduled    5 markets 043ed7f80a548c, for 60 s, review in 60 s
-2870 min: s20260314-00 scheduled    5 markets 0653ee75b79d88, for 147.77 s, review in 147.77 s
-600 min: s20260314-00 scheduled    5 markets 1a47595a439e11, for 147.77 s, review in 147.77 s
-60 min: s20260314-00 scheduled    5 markets 0a95b056227845, for 147.77 s, review in 147.77 s
-5 min: s20260314-00 scheduled    5 markets 00aa76dc07bdb5, for 300 s, review in 447.77 s
0 min: s20260314-00 live 0 0:0  4 markets 1a00b17cccd496, for 60 s, review in 147.77 s
1 min: s20260314-00 live 1 0:0  4 markets 1d0897abc4171e, for 60 s, review in 87.77 s
7 min: s20260314-00 live 7 0:0  4 markets 171b7cc32bc649, for 60 s, review in 327.77 s
24 min: s20260314-00 live 24 0:0  4 markets 15f2ae79c4eb8e, for 60 s, review in 507.77 s
45 min: s20260314-00 live 45 0:0 0:0 4 markets 1277ed1698d7f3, for 60 s, review in 447.77 s
46 min: s20260314-00 live 45 0:0 0:0 4 markets 1277ed1698d7f3, for 60 s, review in 387.77 s

s20260314-01 | Round-the-World Club Cup | Monte Rojo - Mirador | 2026-03-14T01:20:00.000Z | played | -1 |
-5760 min: s20260314-01 scheduled    5 markets 1446fb833a6482, for 172800 s, review in 172800 s
-2881 min: s20260314-01 scheduled    5 markets 1446fb833a6482, for 60 s, review in 60 s
-2870 min: s20260314-01 scheduled    5 markets 00408d870a6425, for 312.711 s, review in 312.711 s
-600 min: s20260314-01 scheduled    5 markets 0093d0525040f8, for 312.711 s, review in 312.711 s
-60 min: s20260314-01 scheduled    5 markets 04d040f6e7995d, for 312.711 s, review in 312.711 s
-5 min: s20260314-01 scheduled    5 markets 09c18abea3105d, for 12.711 s, review in 12.711 s
0 min: s20260314-01 live 0 0:0  4 markets 0852b2ec13097f, for 60 s, review in 312.711 s
1 min: s20260314-01 live 1 0:0  4 markets 1e593db68b4d3d, for 60 s, review in 252.711 s
7 min: s20260314-01 live 7 0:0  4 markets 0c25ddcf786848, for 60 s, review in 492.711 s
24 min: s20260314-01 live 24 0:0  4 markets 1985eadef4e994, for 60 s, review in 72.711 s
45 min: s20260314-01 live 45 0:0 0:0 4 markets 0872a374ff3eb0, for 60 s, review in 12.711 s
46 min: s20260314-01 live 45 0:0 0:0 4 markets 0872a374ff3eb0, for 60 s, review in 552.711 s

s20260314-08 | Nippon Super League | Nogami Forest - Asahina Cranes | 2026-03-14T06:45:00.000Z | void | -1 |
-5760 min: s20260314-08 scheduled    5 markets 03a7f24ed380db, for 172800 s, review in 172800 s
-2881 min: s20260314-08 scheduled    5 markets 03a7f24ed380db, for 60 s, review in 60 s
-2870 min: s20260314-08 scheduled    5 markets 00f35699585925, for 2.562 s, review in 2.562 s
-600 min: s20260314-08 scheduled    5 markets 00283b09783e7e, for 2.562 s, review in 2.562 s
-60 min: s20260314-08 scheduled    5 markets 09e16c4adb4d91, for 2.562 s, review in 2.562 s
-5 min: s20260314-08 scheduled    5 markets 09e16c4adb4d91, for 300 s, review in 302.562 s
`,
} as const;

export const SPORTS_LISTS = {
  basketball: `
onSale: [
result: "lost"
result: "won"
popular: []
match_id: "b20260314-00"
game: "basketball"
league: { id: "cba", name: "Continental Basketball Circuit" }
home: "Granite Peak Rams"
away: "Prairie Falls Bison"
start_time: "2026-03-14T00:00:00.000Z"
state: "scheduled"
periods: []
events: []
statistics: []
start_time: "2026-03-13T03:30:00.000Z"
opponent: "Ironbridge Forge"
isHome: false
score: "96:125"
start_time: "2026-03-11T01:45:00.000Z"
opponent: "Lakeshore Comets"
score: "109:114"
start_time: "2026-03-10T23:15:00.000Z"
opponent: "Sierra Vista Condors"
isHome: true
score: "99:120"
start_time: "2026-03-09T00:45:00.000Z"
opponent: "Bayou Landing Kings"
score: "101:115"
start_time: "2026-03-08T02:45:00.000Z"
opponent: "Prairie Falls Bison"
score: "109:95"
start_time: "2026-03-13T01:30:00.000Z"
opponent: "Redstone Miners"
score: "103:107"
start_time: "2026-03-11T03:15:00.000Z"
opponent: "Gulf Coast Gales"
score: "133:107"
start_time: "2026-03-10T02:00:00.000Z"
score: "117:120"
start_time: "2026-03-09T00:15:00.000Z"
score: "112:101"
`,
  bd: `
onSale: [
result: "lost"
result: "drawn"
result: "won"
popular: []
match_id: "d20260314-00"
game: "bd"
league: { id: "cup", name: "Round-the-World Club Cup" }
home: "Ilmarinen"
away: "Cabo Blanco"
start_time: "2026-03-14T00:00:00.000Z"
state: "scheduled"
periods: []
events: []
statistics: []
{ start_time: "2026-03-12T21:20:00.000Z", opponent: "Yurimaka", isHome: false, score: "1:2", result: "lost" }
{ start_time: "2026-03-11T16:00:00.000Z", opponent: "Tambora", isHome: true, score: "3:1", result: "won" }
{ start_time: "2026-03-10T05:20:00.000Z", opponent: "Sunder Isle", isHome: true, score: "2:3", result: "lost" }
{ start_time: "2026-03-09T08:00:00.000Z", opponent: "Tirzah", isHome: false, score: "0:1", result: "lost" }
{ start_time: "2026-03-08T16:00:00.000Z", opponent: "Osterlund", isHome: false, score: "1:2", result: "lost" }
{ start_time: "2026-03-13T05:20:00.000Z", opponent: "Tambora", isHome: true, score: "1:1", result: "drawn" }
{ start_time: "2026-03-12T13:20:00.000Z", opponent: "Velmora", isHome: false, score: "1:1", result: "drawn" }
{ start_time: "2026-03-11T22:40:00.000Z", opponent: "Nordhaven", isHome: false, score: "0:1", result: "lost" }
{ start_time: "2026-03-10T18:40:00.000Z", opponent: "Nordhaven", isHome: false, score: "1:4", result: "lost" }
{ start_time: "2026-03-09T01:20:00.000Z", opponent: "Mirador", isHome: false, score: "0:2", result: "lost" }
state: "live"
minute: 30
score: "2:0"
periods: [{ home: 2, away: 0 }]
{ id: "d20260314-00-1", seq: 1, kind: "corner", period: 1, minute: 6, side: "home", spot: { x: 100, y: 0 } }
{ id: "d20260314-00-2", seq: 2, kind: "shot", period: 1, minute: 7, side: "away", spot: { x: 19, y: 31 } }
{ id: "d20260314-00-3", seq: 3, kind: "shot", period: 1, minute: 10, side: "home", spot: { x: 83, y: 34 } }
{ kind: "possession", home: 47, away: 53 }
{ kind: "shots", home: 5, away: 4 }
{ kind: "onTarget", home: 3, away: 1 }
{ kind: "corners", home: 1, away: 0 }
{ kind: "yellows", home: 0, away: 2 }
{ kind: "reds", home: 0, away: 0 }
minute: 65
half_time_score: "2:0"
periods: [{ home: 2, away: 0 }, { home: 0, away: 0 }]
`,
  soccer: `
onSale: [
result: "drawn"
{ game: "soccer", match_id: "s20260314-31", market: "wl", outcome: "w", bets: 481 }
{ game: "bd", match_id: "d20260314-25", market: "wl", outcome: "w", bets: 481 }
{ game: "basketball", match_id: "b20260316-04", market: "wl", outcome: "w", bets: 479 }
match_id: "s20260314-00"
game: "soccer"
league: { id: "cup", name: "Round-the-World Club Cup" }
home: "Qalinda"
away: "Port Alder"
start_time: "2026-03-14T00:00:00.000Z"
state: "scheduled"
periods: []
events: []
statistics: []
{ start_time: "2026-03-13T10:40:00.000Z", opponent: "Windermark", isHome: true, score: "2:0", result: "won" }
{ start_time: "2026-03-12T09:20:00.000Z", opponent: "Zarahem", isHome: false, score: "1:0", result: "won" }
{ start_time: "2026-03-11T20:00:00.000Z", opponent: "Tambora", isHome: true, score: "5:1", result: "won" }
{ start_time: "2026-03-10T05:20:00.000Z", opponent: "Hakodori", isHome: true, score: "2:1", result: "won" }
{ start_time: "2026-03-09T09:20:00.000Z", opponent: "Sunder Isle", isHome: true, score: "2:4", result: "lost" }
{ start_time: "2026-03-13T12:00:00.000Z", opponent: "Zarahem", isHome: true, score: "4:1", result: "won" }
{ start_time: "2026-03-12T14:40:00.000Z", opponent: "Kestrel Bay", isHome: false, score: "2:1", result: "won" }
{ start_time: "2026-03-11T22:40:00.000Z", opponent: "Windermark", isHome: true, score: "0:0", result: "drawn" }
{ start_time: "2026-03-10T01:20:00.000Z", opponent: "Nordhaven", isHome: false, score: "3:3", result: "drawn" }
{ start_time: "2026-03-09T01:20:00.000Z", opponent: "Osterlund", isHome: true, score: "3:3", result: "drawn" }
state: "live"
minute: 30
score: "0:0"
periods: [{ home: 0, away: 0 }]
{ id: "s20260314-00-1", seq: 1, kind: "shot", period: 1, minute: 6, side: "away", spot: { x: 16, y: 42 } }
{ id: "s20260314-00-2", seq: 2, kind: "shot", period: 1, minute: 9, side: "home", spot: { x: 72, y: 59 } }
{ id: "s20260314-00-3", seq: 3, kind: "shot", period: 1, minute: 13, side: "away", spot: { x: 12, y: 71 } }
{ kind: "possession", home: 44, away: 56 }
{ kind: "shots", home: 5, away: 3 }
{ kind: "onTarget", home: 1, away: 0 }
{ kind: "corners", home: 0, away: 1 }
{ kind: "yellows", home: 1, away: 0 }
{ kind: "reds", home: 0, away: 0 }
minute: 65
half_time_score: "0:0"
periods: [{ home: 0, away: 0 }, { home: 0, away: 0 }]
`,
} as const;
