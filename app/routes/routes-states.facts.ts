// What each state of the test shows at least.
export const PAGE_BEFORE_ANYTHING_ANSWERED = `
  # /protection of a player
  status "Loading"
  "A lower limit holds at once, a higher one after 24 hours. When there are several, the lowest counts."
  heading "Player protection"
  heading "Your session"
  # /protection of a guest
  replaces /
  # /reports of a player
  button "30 days" [pressed]
  heading "Reports"
  "Game"
  combobox "Game" = "Soccer"
  # /reports of a guest
  replaces /
  # /announcements of a player
  status "Loading announcements"
  heading "Announcements"
  # /chat of a player
  sends POST /sports/api/v1/messagesync {"cursor":0}
  status "Connecting…"
  button "Send" [disabled]
  heading "Live chat"
  # /chat of a guest
  sends POST /otherChat/otherChatToken/getNonLoginToken
  # /coming-soon of a player
  heading "Coming soon"
  "This is not open yet. Please come back later."
  link "Go to the home page"
  # /game of a player
  replaces /game/pgGame
  # /game/pgGame of a player
  heading "PG Games"
  # /game/ngGame of a player
  heading "NG Games"
  heading "Money in these games"
  link "Asia Tables Play"
  link "BB Lounge Play"
  # /game/ngGame of a guest
  status "Sign in to move money into these games. Sign in"
  button "Sign in"
  # /game/none of a player
  heading "Page not found"
  "There is nothing at this address."
  # /gameArcade of a player
  heading "Games"
  heading "Live games"
  heading "TADA"
  heading "Noah"
  # /invite of a guest
  replaces /
  # /game/play/pgGame/pg-1 of a player
  status "Starting the game"
  # /game/play/pgGame/pg-1 of a guest
  replaces /
  # /private-messages of a player
  status "Loading your messages"
  heading "Private messages"
  # /private-messages of a guest
  replaces /
  # /promotions/promo-1 of a guest
  status "Loading promotions"
  heading "Promotions"
  link "All promotions"
  # /under-construction of a player
  heading "Under construction"
  "We are working on this page. Please come back later."
  # /booking/none of a player
  alert "This booking code is damaged, cut off or mistyped. Check it and try again."
  button "Open" [disabled]
  heading "Shared bet slip"
  "Have a booking code?"
  # /sport/cricket of a player
  status "Loading cricket matches"
  link "Cricket" [current]
  heading "Cricket"
  link "All sports"
  # /sport/cricket/none of a player
  link "All cricket matches"
  # /lottery of a player
  status "Loading the lottery …"
  heading "Lotteries"
  heading "Hong Kong Mark Six"
  heading "Macau Mark Six"
  # /lottery of a guest
  replaces /
  # /lottery/hkmarksix of a player
  "Lottery Hong Kong Mark Six Macau Mark Six New Macau Mark Six Galloping Mark Six Singapore Mark Six Taiwan Mark Six PK10 racing"
  combobox "Lottery Hong Kong Mark Six Macau Mark Six New Macau Mark Six Galloping Mark Six Singapore Mark Six Taiwan Mark Six PK10 racing" = "Hong Kong Mark Six"
  # /lottery/hkmarksix of a guest
  replaces /
  # /lottery/pk10 of a player
  heading "PK10 racing"
  combobox "Lottery Hong Kong Mark Six Macau Mark Six New Macau Mark Six Galloping Mark Six Singapore Mark Six Taiwan Mark Six PK10 racing" = "PK10 racing"
  # /lottery/pk10 of a guest
  replaces /
  # /lottery/none of a player
  status "This lottery is not offered here. All lotteries"
  link "All lotteries"
  # /lottery/none of a guest
  replaces /
  # /sport/soccer/none of a player
  status "Loading the match"
  heading "Match"
  link "Soccer"
  # /my-bets of a player
  status "Loading your bets"
  button "All bets" [pressed]
  button "Active" [pressed]
  heading "My bets"
  # /my-bets of a guest
  replaces /
  # /results/soccer of a player
  status "Loading results"
  button "Soccer" [pressed]
  heading "Results: Soccer"
  button "Basketball"
  # /sport/soccer of a player
  status "Loading matches"
  link "Soccer" [current]
  heading "Soccer"
  link "Live"
  # /sport/all of a player
  link "All sports" [current]
  heading "All sports"
  # /sport/live of a player
  link "Live" [current]
  button "Live" [pressed]
  button "All sports" [pressed]
  heading "Live centre"
  # /sport/365sports of a player
  "Scores and odds of the 365sports feed. Open a match to bet on it."
  link "365 Sports" [current]
  heading "365 Sports"
`;

export const PAGE_TEXTS_HOME_PAGE = `
  # faq
  "Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."
  "Registration: KVK 00012345"
  "Licence EGB/2025/0117, Example Gaming Board"
  heading "Questions and answers"
  # rules
  "Soccer: up to 15 matches in every market."
  "Basketball: up to 15 matches in every market."
  "BD soccer: at most Correct score 3, Total goals 6, Half time / full time 6, and Goals and parity 6."
  "A single pays at most 10,200.00 USDT."
  # fairness
  "Harborlight Interactive B.V. offers bets and games under licence EGB/2025/0117. Example Gaming Board supervises that odds, draws and payouts are as these pages say. You can ask there whether the licence is valid."
  heading "Fairness"
  heading "Odds: all or none"
  heading "Odds change only with your consent"
  # aml
  "Harborlight Interactive B.V. makes these checks under licence EGB/2025/0117 of Example Gaming Board. Send documents only where your profile asks for them or to legal@harborlight.example, never through a social network."
  heading "Anti-money laundering"
  heading "Why we ask who you are"
  heading "Which documents we need"
  # self-exclusion
  heading "Self-exclusion"
  heading "Time-out or self-exclusion"
  heading "It takes effect at once"
  heading "What you can still do"
  # gamble-aware
  heading "Safer gambling"
  heading "Signs to look out for"
  heading "Tips for safe play"
  heading "Set limits"
  # terms
  "You must be at least 18 years old, or older where your law says so, and betting must be allowed where you are. Each person has one account and uses it alone. Give true details and keep your password to yourself."
  heading "Terms and conditions"
  heading "Who may have an account"
  heading "Deposits and withdrawals"
  # privacy
  heading "Privacy policy"
  heading "In your browser"
  heading "Never kept"
  heading "What is sent"
  # the agreement
  "You must be at least 18 years old, or older where your law says so. You have one account, you use it yourself, and what you tell us about yourself is true. Keep your password to yourself."
  heading "Player agreement"
  heading "Who may play"
  heading "Your bets"
  # home
  link "65′ 2nd half Round-the-World Club Cup Puerto Sol 2 Halcyon 0"
  heading "Welcome to Harborlight"
  heading "Sports"
  # home of a brand with nothing
  link "Create your account"
  link "Bring a friend"
  group "1 of 3"
  group "2 of 3"
  # home of a brand with games
  link "Games"
  link "View all: PG Games"
  link "Jade Temple"
  link "Harbor Gold"
  # home of a brand with a lottery
  link "Six Mark Six lotteries"
  link "Hong Kong Mark Six Closes in 1:15:00"
  group "1 of 4"
  group "2 of 4"
  # home: hero, banners
  link "All matches"
  link "Football every hour"
  link "Live tables"
  group "1 of 6"
  # a page that failed
  alert "Title Text Again Home"
  heading "Title"
  button "Again"
  link "Home"
`;
