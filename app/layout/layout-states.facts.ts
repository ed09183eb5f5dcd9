// What each state of the test shows at least.
export const FRAME_AROUND_PAGES = `
  # the header
  "1,000.00"
  link "Harborlight"
  "Balance"
  button "Change the currency, now USDT"
  # the header: Wallet
  above [{"kind":"wallet","type":"deposit"},{"shown":[],"past":[],"next":1}]
  # the header of a guest
  button "Sign in"
  button "Register"
  # the header on a phone
  status "2 2 unread messages"
  link "Open the menu"
  button "Your account"
  region "Change the currency, now USDT"
  # the navigation
  button "Sports" [pressed]
  link "Soccer" [current]
  link "Home"
  link "My bets"
  # the navigation on a phone
  link "My bets" [current]
  link "Sports"
  link "Games"
  button "Deposit"
  # the navigation with an unread message
  link "Support 1"
  # the menu on a phone
  button "Games"
  link "Soccer"
  link "Basketball"
  link "BD soccer"
  # the menu on a phone: Bet slip
  above [{"kind":"slip"},{"shown":[],"past":[],"next":1}]
  # the menu of the player
  region "Your account"
  # the footer
  "Play responsibly. 18+. This is a demonstration: no real money is at stake."
  "Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."
  "Registration: KVK 00012345"
  "Licence EGB/2025/0117, Example Gaming Board"
  # the games
  group "Sports or games"
  # after 0.2 seconds
  status "Not placed"
  button "Close"
  # after 10 seconds
  above [{"kind":"none"},{"shown":[],"past":[{"kind":"error","text":"Not placed","id":1}],"next":2}]
  # the header: nothing in its lists
  combobox "Language" = "English"
  link "Search"
  # the header: a phone
  link "Private messages: 2 unread messages"
  button "Wallet"
  # the menu on a phone: nothing in its lists
  link "Cricket"
  link "365 Sports"
  # the menu on a phone: refused
  button "Bet slip"
  button "Have a booking code?"
  # the menu on a phone: a phone
  link "Profile"
  link "Private messages 2"
`;

export const OVER_PAGES = `
  # languages
  radio "English" [checked]
  "Language"
  "English"
  radio "中文"
  # languages: 中文
  radio "中文" [checked]
  # languages: Save
  alert "The language could not be changed. Please try again."
  # messages
  button "Recent messages"
  region "Recent messages"
  # the search
  checkbox "Open the search with the / key" [checked]
  combobox "Search sports, leagues, teams, games and pages" [focused]
  "Look for a sport, a league, a team, a match, a game or a page."
  "Open the search with the / key"
  # search for al
  status "13 results"
  combobox "Search sports, leagues, teams, games and pages" [expanded, focused]
  group "Sports"
  option "All sports Sports"
  # search for zzz
  status "Nothing found. Check the spelling or type fewer letters."
  # search for dep
  status "7 results"
  group "Teams"
  option "Deportivo Serrano BD soccer"
  option "Deportivo Serrano Soccer"
  # flag mybet
  button "All bets" [pressed]
  button "Active" [pressed]
  heading "My bets"
  button "Sports"
  # flag support
  heading "Live support"
  "We answer around the clock. Have your user name at hand; never tell anybody your password."
  link "Live chat"
  link "E-mail help@harborlight.example"
  # flag chat
  sends POST /sports/api/v1/messagesync {"cursor":0}
  sends POST /sports/api/v1/socket_ticket
  status "Connecting…"
  button "Send" [disabled]
  # flag invite
  "R000001"
  "http://localhost:3000/registration?inviteCode=R000001"
  heading "Invite friends"
  "Friends who register with your code are counted as yours."
  # overlay {"kind":"signIn"}
  "Only for people aged 18 and over. Betting can be addictive. Only bet what you can afford to lose."
  heading "Sign in"
  # overlay {"kind":"language"}
  heading "Language"
  radio "Bahasa Indonesia"
  "Bahasa Indonesia"
  radio "日本語"
  # overlay {"kind":"slip"}
  button "Open" [disabled]
  heading "Bet slip"
  button "Slip settings"
  "Your bet slip is empty"
  # overlay {"kind":"wallet","type":"deposit"}
  button "Deposit" [pressed]
  button "Crypto" [pressed]
  radio "USDT TRC-20 TronGate 10 to 20,000 USDT No fee" [checked]
  "USDT TRC-20"
  # overlay {"kind":"wallet","type":"withdraw"}
  button "Withdraw" [pressed]
  radio "USDT TRC-20 TronGate 2 to 20,000 USDT Fee: 1 USDT" [checked]
  "2 to 20,000 USDT"
  "Fee: 1 USDT"
  # overlay {"kind":"wallet","type":"transfer"}
  button "Transfer" [pressed]
  "Available: 1,000.00 USDT"
  button "Withdraw"
  "Receiver"
  # overlay {"kind":"wallet","type":"games"}
  button "Games" [pressed]
  button "Into the game" [pressed]
  "1,000.00 USDT"
  "0.00 USDT"
  # overlay {"kind":"wallet","type":"history"}
  button "History" [pressed]
  button "All" [pressed]
  "Mar 14, 2026, 12:00 PM"
  "+1,000.00 USDT"
  # the wallet of a guest
  above [{"kind":"signIn"},{"shown":[],"past":[],"next":1}]
  "E-mail, mobile or user name"
  "Password"
  button "Show password"
  # the wallet of an address
  above [{"kind":"wallet","type":"withdraw"},{"shown":[],"past":[],"next":1}]
  replaces /
  "From 2 to 20,000 USDT · Available: 1,000.00 USDT"
  heading "Wallet"
  # the slip in a sheet
  "Tap on odds to add a selection."
  "Have a booking code?"
  region "Bet slip"
  # the slip in a sheet: Slip settings
  button "Slip settings" [expanded]
  # the bar of the slip
  status "0 selections on the bet slip"
  # languages: nothing in its lists
  radio "한국어"
  radio "Español"
  # unread messages: nothing in its lists
  link "Private messages"
`;

export const NEWS_AT_SIGNIN = `
  # signed in again
  "This is your first sign-in."
  button "Understood"
`;
