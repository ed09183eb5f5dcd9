// What each state of the test shows at least.
export const LOBBY_SPORT = `
  # all
  status "401 matches"
  link "01:00 PM Eintracht Rosenfels Borussia Adlersberg"
  link "03:30 PM SV Falkenau VfB Kaltenbrunn"
  heading "Sat, Mar 14 Rheinland Oberliga"
  # basketball
  link "11:15 PM Bayou Landing Kings Cedar Rapids Timber"
  link "12:45 PM Siargan Riders Batanel Typhoons"
  heading "Sun, Mar 15 Continental Basketball Circuit"
  # basketball: All 45
  replaces /
  # basketball: Live 1
  replaces /?phase=live
  # basketball: Favourites
  replaces /?phase=live&fav=1
  # soccer on a phone
  status "179 matches"
  combobox "Market shown" = "Match result"
  button "All 179" [pressed]
  # the teaser
  heading "Live now"
  button "Favourite match: Puerto Sol against Halcyon"
  button "Match result: Puerto Sol to win, Puerto Sol against Halcyon, odds 1.01"
  # basketball: nothing in its lists
  link "Live"
  link "Cricket"
  # basketball: refused
  link "All sports"
  link "BD soccer"
  # basketball: a guest
  button "Favourites"
  combobox "Day" = "Any day"
  # basketball: a phone
  combobox "Market shown" = "Match result"
`;

export const PAGE_MATCH = `
  # soccer, live
  "2"
  "Half-time 2:0"
  heading "Puerto Sol – Halcyon"
  # soccer, scheduled
  "Mar 14"
  "01:00 PM"
  heading "Eintracht Rosenfels – Borussia Adlersberg"
  heading "Correct score"
  heading "Eintracht Rosenfels"
  # basketball, live
  "Quarter 1"
  heading "Mindalo Tamaraws – Luzara Volcanoes"
  heading "Over / under 192.5"
  link "Basketball"
  # basketball, scheduled
  "12:30 PM"
  heading "Davara Eagles – Visanyo Sharks"
  heading "Winning margin"
  heading "Davara Eagles"
  # bd, live
  "Half-time 2:1"
  "Under 3 goals, odd"
  "Under 3 goals, even"
  # bd, scheduled
  heading "Eskelund"
  heading "Bahía Nueva"
  heading "Half time / full time"
  button "Halves"
`;

export const LIST_MATCHES_WHOSE_BETS = `
  # as it is
  "Scores and odds of the 365sports feed. Open a match to bet on it."
  status "224 matches"
  "1.01"
  "83.36"
  # open, suspended, closed, and an outcome that the score has ruled out
  status "4 matches"
  "10,234.50"
  combobox "Day" = "Any day"
`;

export const TOOLS_LOBBY_FIRST_MATCHES = `
  # on a phone
  status "45 matches"
  button "All 45" [pressed]
  link "0′ Quarter 1 Archipelago Cup Mindalo Tamaraws 0 Luzara Volcanoes 0"
  link "12:30 PM Davara Eagles Visanyo Sharks"
  combobox "Order of the matches" = "By day"
  # All leagues pressed
  button "All leagues" [expanded]
  button "Favourite league: Adriatic Hoops League"
  # a league
  replaces /?leagues=basketball.adr
  status "15 matches"
  checkbox "Adriatic Hoops League 15" [checked]
  link "05:15 PM KK Drina Most Olimpia Kraška"
  # two leagues
  replaces /?leagues=basketball.adr%2Cbasketball.phl
  status "29 matches"
  checkbox "Archipelago Cup 14" [checked]
  link "11:30 AM Palawen Pearls Cebana Mariners"
  # the second league
  replaces /?leagues=basketball.phl
  status "14 matches"
  link "07:45 AM Luzara Volcanoes Visanyo Sharks"
  link "08:00 AM Palawen Pearls Siargan Riders"
  # Favourites pressed
  replaces /?leagues=basketball.phl&fav=1
  status "0 matches"
  button "Favourites" [pressed]
  "No match fits your filters."
  # all again
  replaces /
  link "04:15 PM KK Drina Most Zadrugar Lika"
  link "06:15 PM KK Vrhovac Olimpia Kraška"
  link "08:15 PM Bora Senjanin Galeb Budvanska"
  # Market shown: handicap
  replaces /?market=handicap
  combobox "Market shown" = "Handicap"
  button "Handicap: Mindalo Tamaraws (−6.5), Mindalo Tamaraws against Luzara Volcanoes, odds 1.90"
  button "Handicap: Luzara Volcanoes (+6.5), Mindalo Tamaraws against Luzara Volcanoes, odds 1.83"
  # a link with teams
  status "27 matches"
  button "Clear filters"
  # a day without matches
  combobox "Day" = "2001-02-03"
  button "Clear filters"
  # BD that is late
  "BD: returns are stake × odds × 0.65."
  status "Loading matches"
  # a teaser that fails
  alert "The matches could not be loaded. Try again"
  button "Soccer" [pressed]
  heading "Sports"
  link "View all: Soccer"
  # Try again pressed
  link "65′ 2nd half Round-the-World Club Cup Puerto Sol 2 Halcyon 0"
  link "0′ 1st half Round-the-World Club Cup Lindwurm 0 Qalinda 0"
  heading "Live now"
  # a teaser without matches
  "No matches can be bet on right now."
  # a teaser of one sport
  link "01:20 PM Eskelund Bahía Nueva"
  link "02:40 PM Ostrava Nord Zarahem"
  link "03:15 PM Unión Montalba CD Fuentelar"
  link "03:45 PM Viktoria Mühlstadt Borussia Adlersberg"
  # the first matches
  heading "Live now"
  button "Basketball"
  button "BD soccer"
  # Basketball pressed
  button "Basketball" [pressed]
  heading "Sat, Mar 14 Adriatic Hoops League"
`;

export const MATCH_ON_NO_LIST = `
  # finished
  status "This match has ended."
  "2"
  "Half-time 1:0"
  heading "Eskelund – Bahía Nueva"
  # Favourite match: Eskelund against Bahía Nueva pressed
  button "Favourite match: Eskelund against Bahía Nueva" [pressed]
  # void
  "Void"
  button "Favourite match: Eskelund against Bahía Nueva"
  # not over
  status "This match is no longer on offer."
  heading "Match"
  # a list that fails
  alert "The match could not be loaded. Try again"
  button "Try again"
  # Try again pressed
  heading "Match centre"
  heading "Match result"
  heading "Handicap −1"
  heading "Goals and parity"
  # after 120 seconds
  alert "The matches could not be refreshed. Odds and scores may be out of date. Try again"
  # a list that is late
  status "Loading the match"
  # of another sport
  link "Soccer"
`;
