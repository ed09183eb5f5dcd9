// What each state of the test shows at least.
export const MENU_OPEN_PRESS = `
  # the balance
  "1,000.00"
  "Balance"
  button "Change the currency, now USDT"
  region "Change the currency, now USDT"
  # its currencies
  radio "USDT Minimum bets: sports 0.01, lotteries 1" [checked]
  "Minimum bets: sports 0.01, lotteries 1"
  "Minimum bets: sports 0.06, lotteries 5.44"
  "Minimum bets: sports 0.84, lotteries 83.12"
  # no messages
  button "Recent messages"
  region "Recent messages"
  # no messages, open
  "No messages yet."
  # messages came
  "The language could not be changed. Please try again."
  # the menu of the player
  button "Your account"
  region "Your account"
  # the menu is open
  link "Invite friends"
  link "Promotions"
  link "Player protection"
  link "Live support"
  # the menu: Language
  above [{"kind":"language"},{"shown":[],"past":[],"next":1}]
  # the menu: Sign out
  goes to /
  # one unread message
  link "Private messages: 1 unread message"
  # the tools of the player
  link "Private messages: 2 unread messages"
  button "Wallet"
  # unread messages
  link "Private messages"
  # one unread message on a phone
  status "1 1 unread message"
  # the tools of the player on a phone
  status "2 2 unread messages"
`;

export const WAY_ANOTHER_LANGUAGE = `
  # the list
  combobox "Language" = "English"
  # it could not be loaded
  above [{"kind":"none"},{"shown":[{"kind":"error","text":"toast.lngSettingError","id":1}],"past":[{"kind":"error","text":"toast.lngSettingError","id":1}],"next":2}]
  # another is chosen
  radio "Español" [checked]
  "Language"
  radio "English"
  "English"
  # it is being saved
  button "Save" [busy, disabled]
`;

export const FRAME_PICKS_GAMES_ARE = `
  # games that are not open
  button "Games" [pressed]
  heading "Lotteries"
  heading "Casino games"
  button "Sports"
  # Sports pressed
  button "Sports" [pressed]
  button "Games"
  link "Soccer"
  link "Basketball"
  # a brand without sports
  link "Hong Kong Mark Six"
  link "Macau Mark Six"
  link "New Macau Mark Six"
  link "Galloping Mark Six"
  # the menu with a pick
  link "Soccer" [current]
  link "BD soccer"
  link "Cricket"
  link "365 Sports"
  # the navigation with a pick
  link "Sports" [current]
  link "Games"
  button "Deposit"
  link "Support"
  # the bar with a pick
  status "1 selection on the bet slip"
  status "1 selection is no longer on offer. Remove it to place the bet."
  status "Enter a stake."
  button "Place bet" [disabled]
  # the slip is opened
  above [{"kind":"slip"},{"shown":[],"past":[],"next":1}]
  button "1 Bet slip Odds 1.85"
  # the bar while placeCricketBet is sent
  status "0 selections on the bet slip"
  button "0 Bet slip"
  # the panel of {"markSix":"hkmarksix"}
  "For draw 20525"
  heading "Lottery slip"
  "Nothing selected yet"
  "Tap on odds to add a selection."
  # the panel of {"race":"pk10"}
  "For draw 5911632"
  # the panel at /game-loader
  button "Open" [disabled]
  heading "Bet slip"
  button "Slip settings"
  "Your bet slip is empty"
  # the open slip of a brand with a drawer
  button "Close"
  # the menu of a brand with one language
  link "Profile"
  link "My bets"
  link "Reports"
  link "Private messages 2"
  # the footer without the text of its language
  "Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."
  "Registration: KVK 00012345"
  "Licence EGB/2025/0117, Example Gaming Board"
  "© 2026 Harborlight. All rights reserved."
`;
