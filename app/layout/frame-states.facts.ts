// What each state of the test shows at least.
export const SEARCHED = `
  # the search
  checkbox "Open the search with the / key" [checked]
  combobox "Search sports, leagues, teams, games and pages" [focused]
  "Look for a sport, a league, a team, a match, a game or a page."
  "Open the search with the / key"
  # ArrowUp {}
  option "Port Alder – Grimsvik Soccer · Round-the-World Club Cup · Sun, Mar 15, 09:20 AM" [selected]
  option "All sports Sports"
  # ArrowDown {}
  option "Sporting Almanza Soccer" [selected]
  # Enter {}
  replaces /sport/soccer?q=Sporting+Almanza
  # another text
  status "1 result"
  option "Cricket Sports"
  # the first is opened
  replaces /sport/cricket
  # recent ones
  button "Clear recent searches"
  group "Recent searches"
  option "cric"
  option "al"
  # the last recent one
  option "al" [selected]
  # the key is off
  checkbox "Open the search with the / key"
  # searching
  status "Searching"
`;

export const KEY_OPENS_SEARCH_CAME = `
  # the tools
  link "Search"
  button "Recent messages"
  region "Recent messages"
  # unread messages
  status "2 2 unread messages"
`;

export const LAYOUT_FRAME_BRANDS_LEAVE = `
  # navigation side on a phone
  status "0 selections on the bet slip"
  link "Sports" [current]
  "1,000.00"
  "Play responsibly. 18+. This is a demonstration: no real money is at stake."
  # navigation side
  button "Sports" [pressed]
  link "Soccer" [current]
  link "Private messages: 2 unread messages"
  button "Wallet"
  # navigation top on a phone
  link "Open the menu"
  link "Games"
  button "Deposit"
  link "Support"
  # navigation top
  button "Games"
  link "Results"
  link "How to play"
  link "Reports"
  # navigation bottom
  group "Sports or games"
  # a page without a slip
  button "Open" [disabled]
  heading "Bet slip"
  button "Slip settings"
  "Your bet slip is empty"
  # the bar while a bet is checked
  button "0 Bet slip"
  # the footer of a brand with little
  "Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."
  "Registration: KVK 00012345"
  "Licence EGB/2025/0117, Example Gaming Board"
  "© 2026 Harborlight. All rights reserved."
  # the navigation of a brand with little
  link "My bets"
  navigation "Main"
  # the footer of a brand with sponsors
  heading "Support"
  heading "Games"
  heading "Sports"
  heading "About us"
  # the language of a brand with sponsors
  combobox "Language" = "English"
  # the games of a brand with sponsors
  link "Soccer"
  link "Basketball"
  link "BD soccer"
  link "Cricket"
  # the navigation of a brand with sponsors
  link "Sports"
  # games on their page
  button "Games" [pressed]
  heading "Lotteries"
  heading "Casino games"
  button "Sports"
`;

export const CHOICE_LANGUAGE_ARRIVAL = `
  # saved: not answered
  alert "The language could not be changed. Please try again."
  # all languages: {"kind":"language"}
  above [{"kind":"language"},{"shown":[],"past":[],"next":1}]
`;
