// What each state of the test shows at least.
export const PRESS_SLIP_CHANGES = `
  # three picks
  button "Combined" [pressed]
  button "Treble 3 String 1" [pressed, disabled]
  button "Lower the multiple" [disabled]
  textbox "Multiple" = "1"
  # Double pressed
  button "Double 2 String 1 3 String 3 3 lines" [pressed, disabled]
  button "Treble 3 String 1"
  "Lines"
  # another type added
  button "Single 3 lines" [pressed]
  button "Double 2 String 1 3 String 3 3 lines" [pressed]
  button "Remove Single"
  button "Remove Double (2 String 1)"
  "6"
  # a banker
  button "Banker: Eintracht Rosenfels – Borussia Adlersberg in every line" [pressed]
  button "Single" [pressed]
  button "Double 2 String 1 3 String 3 2 lines" [pressed]
  # two bankers
  button "Banker: Bahía Nueva – Mirador in every line" [pressed]
  button "Single 0 lines" [pressed]
  button "Double 2 String 1 3 String 3" [pressed]
  "4.87"
  # one of two bankers
  button "Banker: Eintracht Rosenfels – Borussia Adlersberg in every line"
  # too high a stake
  status "The highest possible return is limited to 500,000.00 USDT. Lower the stake."
  textbox "Stake per line" = "99999999" [invalid]
  "299,999,997.00 USDT"
  "10,200.00 USDT"
  # Set the stake to pressed
  textbox "Stake per line" = "333.33"
  "999.99 USDT"
  "676.6599 USDT"
  "3,924.62742 USDT"
  # too many places
  textbox "Stake per line" = "1.999"
  "5.997 USDT"
  "4.05797 USDT"
  "23.536226 USDT"
  # an amount on what is no stake
  textbox "Stake per line" = "11.999"
  "35.997 USDT"
  "24.35797 USDT"
  "141.276226 USDT"
  # Raise the multiple pressed
  textbox "Multiple" = "2"
  "71.994 USDT"
  "48.71594 USDT"
  "282.552452 USDT"
  # Lower the multiple pressed
  button "Place bet for 35.997 USDT returns up to 141.276226 USDT"
  # Remove Eintracht Rosenfels to win pressed
  button "Double 2 String 1" [pressed]
  "23.998 USDT"
  "82.817098 USDT"
  button "Undo" [focused]
  # Undo pressed
  status "Eintracht Rosenfels to win, Eintracht Rosenfels – Borussia Adlersberg: added to the bet slip"
  "Mar 14, 01:00 PM"
  "Eintracht Rosenfels to win"
  "Eintracht Rosenfels – Borussia Adlersberg"
  # shared
  sends POST /sports/api/v1/booking {"picks":"6EAHWFVBGM2EVYBHDXRQ3KDG234XHF19HE2E3GTEXDW6KWP62HW1WDH"}
  button "Share the slip" [expanded]
  textbox "Booking code" = "KX580K6X"
  "Anyone with this code can put the same selections on their slip. Your stakes are not in it."
  # no longer shared
  button "Share the slip"
  # Slip settings pressed
  button "Slip settings" [expanded]
  "2.50"
  "When odds change"
  combobox "When odds change Ask me every time Accept better odds Accept any odds" = "Ask me every time"
  # Remove all pressed
  status "3 selections removed Undo"
  button "Open" [disabled]
  "Your bet slip is empty"
  "Tap on odds to add a selection."
  # singles
  "2.40"
  "Mar 14, 01:20 PM"
  "2.03"
  "Mar 14, 02:40 PM"
  # one by one
  button "Singles" [pressed]
  "Stake for each of the 3 singles"
  button "Combined"
  # a stake for all
  textbox "Stake for Eintracht Rosenfels to win" = "5"
  textbox "Stake for Bahía Nueva to win" = "5"
  textbox "Stake for Anatolka to win" = "5"
  textbox "Stake for each of the 3 singles" = "5"
  # another for one
  textbox "Stake for Eintracht Rosenfels to win" = "7.5"
  "pays 18.00 USDT"
  "17.50 USDT"
  "40.15 USDT"
  # no stake for another
  status "Enter an amount in digits, such as 12.50."
  textbox "Stake for Bahía Nueva to win" = "x" [invalid]
  "Enter an amount in digits, such as 12.50."
  "–"
  # an amount for all
  textbox "Stake for Eintracht Rosenfels to win" = "17.50"
  textbox "Stake for Bahía Nueva to win" = "10"
  textbox "Stake for Anatolka to win" = "15"
  "pays 42.00 USDT"
  # MAX: Highest possible stake pressed
  textbox "Stake for Eintracht Rosenfels to win" = "975"
  "pays 2,340.00 USDT"
  "1,000.00 USDT"
  "2,396.30 USDT"
  # more than the balance
  textbox "Stake for Eintracht Rosenfels to win" = "400"
  textbox "Stake for Bahía Nueva to win" = "400"
  textbox "Stake for Anatolka to win" = "400"
  textbox "Stake for each of the 3 singles" = "400"
  # as much as there is
  textbox "Stake for Anatolka to win" = "200"
  "pays 480.00 USDT"
  "480.00 USDT"
  "2,252.00 USDT"
  # one removed
  textbox "Stake for each of the 2 singles" = "400"
  "Stake for each of the 2 singles"
  "600.00 USDT"
  "1,292.00 USDT"
  # placed
  sends POST /sports/api/v1/soccer/bet {"passes":["single"],"stake":"400","multiple":1,"currency":"USDT","bonus_currency":"USDT","total_currency":"USDT","accept_odds":"none","matches":[{"match_id":"s20260314-19","picks":[{"kind":"wl","outcome":"w","odds":"2.03","name":"w","prize":"812.000000"}]}]}
  "bet-0000001"
  "3/14/26, 12:00 PM"
  "400.00 USDT"
  # combined again
  button "Double 2 String 1" [pressed, disabled]
  button "Singles"
  "Bet type"
  button "Single 2 lines"
  # two games, and another currency
  button "Single" [pressed, disabled]
  "BD pays 0.65 of odds × stake, by the rules of this lottery."
  "Placed as 2 bets: Soccer + Single-match lottery (BD)"
  heading "Soccer"
  # a stake in two currencies
  textbox "Stake per line" = "5"
  "5.00 USDT"
  "≈ 27.16 BRL"
  "12.00 USDT"
  # a stake that is not answered
  "11.69"
  heading "Bet slip"
  button "Remove all"
  button "Slip settings"
  # on its way
  button "Remove all" [disabled]
  button "Remove Eintracht Rosenfels to win" [disabled]
  button "Banker: Eintracht Rosenfels – Borussia Adlersberg in every line" [disabled]
  button "Remove Bahía Nueva to win" [disabled]
`;

export const PRESS_ON_CRICKET_SLIP = `
  # cricket: open, moved and gone
  status "1 selection is no longer on offer. Remove it to place the bet. Remove what is gone"
  status "The odds of 1 selection have changed. Accept new odds"
  status "1 selection is no longer on offer. Remove it to place the bet."
  status "Enter a stake."
  # without what is gone
  status "1 selection removed Undo"
  button "Undo"
  "2"
  # at the new odds
  button "Place bet" [disabled]
  # an amount for all
  textbox "Stake for Konkan Riders (Match winner)" = "5"
  textbox "Stake for Ganga Warriors (Match winner)" = "5"
  "10.00 USDT"
  "12.25 USDT"
  # another amount for all
  textbox "Stake for Konkan Riders (Match winner)" = "15"
  textbox "Stake for Ganga Warriors (Match winner)" = "15"
  "30.00 USDT"
  "36.75 USDT"
  # too high
  status "Your balance of 1,000.00 USDT does not cover this stake."
  status "The total stake can be at most 5,000.00 USDT."
  status "This bet cannot win: it costs 100,000,014.00 USDT and returns at most 10,200.00 USDT."
  textbox "Stake for Konkan Riders (Match winner)" = "99999999"
`;
