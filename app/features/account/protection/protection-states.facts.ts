// What each state of the test shows at least.
export const PAGE_PLAYER_WHERE_NO = `
  # the page: Take a time-out
  status "Nobody can shorten it or end it early, not even support. Length: 1 day."
  # the page: Exclude myself
  status "Nobody can shorten it or end it early, not even support. Length: 6 months."
  # Take a time-out pressed
  button "Begin the time-out" [disabled]
  heading "Take a time-out of 1 day?"
  button "Close"
  "It begins at once: no bets, no deposits and no games until it ends."
  # I have understood that this cannot be undone. pressed
  checkbox "I have understood that this cannot be undone." [checked]
  button "Begin the time-out"
  # the upstream fails
  sends POST /sports/api/v1/protection/exclusion {"kind":"time_out","hours":24}
  alert "This could not be confirmed. What stands here is what the server says; please try again."
  # Set a limit: Stake limit, 24 hours pressed
  button "Save limit"
  button "Cancel"
  form "Stake limit, 24 hours"
  # wrong amount
  alert "Enter the limit as a number, such as 50."
  textbox "New limit" = "ten" [invalid, focused]
  # limit saved
  sends PUT /sports/api/v1/protection/limits {"kind":"stake","currency":"USDT","period":"day","value":"50"}
  "50.00 USDT"
  "0.00 USDT used, 50.00 USDT left"
  button "Change: Stake limit, 24 hours"
  # Change: Stake limit, 24 hours pressed
  button "Remove limit"
  # a higher limit is later
  sends PUT /sports/api/v1/protection/limits {"kind":"stake","currency":"USDT","period":"day","value":"70"}
  status "From Mar 15, 2026, 12:00 PM: 70.00 USDT Keep the present limit"
  "Saved. The present limit holds for another 24 hours."
  button "Keep the present limit: Stake limit, 24 hours"
  # Keep pressed
  sends PUT /sports/api/v1/protection/limits {"kind":"stake","currency":"USDT","period":"day","value":"50"}
  "The present limit stays."
  # nothing could be read
  alert "This could not be loaded. Try again"
  button "Try again"
  # nothing is read yet
  status "Loading"
  # the page: nothing in its lists
  heading "Loss limit"
  heading "Stake limit"
  # the page: a phone
  heading "Time limit"
  "Session"
`;

export const RULES_GREAT_BRITAIN = `
  # the session
  "12:00 PM"
  "0:00:00"
  "0.00 GBP"
  "Net deposits since Mar 14, 2026"
  # another interval
  sends PUT /sports/api/v1/protection/reality_check {"minutes":60}
  combobox "Reality check" = "Every 60 minutes"
  # a reality check
  "You asked to be told every 20 minutes. This is where you stand."
  "-12.50 GBP"
  heading "Reality check"
  "Local time"
  # Go on pressed
  sends POST /sports/api/v1/protection/reality_check
  # the session ends soon
  "Time left: 0:02:00"
  heading "Your session is about to end"
  "When the time is over you are signed out. Bets that you placed, your money and your bet slip stay."
  button "Stay signed in"
  # after 1 seconds
  "Time left: 0:01:59"
  # the first sign-in
  status "This is your first sign-in. Understood"
  button "Understood"
  # a later sign-in
  status "You last signed in on Mar 13, 2026, 9:30 AM. Understood"
  # a limit is offered
  "You have no deposit limit."
  link "Set a deposit limit"
  # help
  "Someone to talk to, free of charge:"
  link "GamCare, National Gambling Helpline"
  link "0808 8020 133"
  "Excludes you from all licensed online operators at once:"
  # a limit that is half used
  "7 days"
  "100.00 USDT"
  "40.00 USDT used, 60.00 USDT left"
  button "Change: Deposit limit, 7 days"
  # a limit over its use
  "30.00 USDT"
  "40.00 USDT used, 0.00 USDT left"
  # a limit that rises
  status "From Sep 14, 2026, 12:00 PM: 200.00 USDT Keep the present limit"
  button "Keep the present limit: Deposit limit, 7 days"
  # a limit that goes
  status "From Sep 14, 2026, 12:00 PM: no limit Keep the present limit"
  # a limit to be confirmed
  status "The 24 hours have passed. The new limit applies only if you confirm it. From Mar 14, 2026, 11:00 AM: 200.00 USDT Confirm the new limit Keep the present limit"
  button "Confirm the new limit: Deposit limit, 7 days"
  # Change: Deposit limit, 7 days pressed
  textbox "New limit" = "" [focused]
  "Lower holds at once, higher after 24 hours."
  "New limit"
  "USDT"
  # minutes
  "90 minutes"
  "40 minutes used, 50 minutes left"
  button "Change: Time limit, 7 days"
`;

export const RULES_BRAZIL_STOPS_BET = `
  # stopped by {"is":"excluded","kind":"time_out","until":"2026-09-14T12:00:00.000Z"}
  alert "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  # stopped by {"is":"excluded","kind":"self_exclusion","until":"2026-09-14T12:00:00.000Z"}
  alert "You have excluded yourself until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  "You have excluded yourself until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  # stopped by {"is":"excluded","kind":"self_exclusion","until":"2026-09-14T12:00:00.000Z","mayReturn":true}
  alert "The term of your self-exclusion is over. It goes on until you ask to return."
  "The term of your self-exclusion is over. It goes on until you ask to return."
  # stopped by {"is":"identity","status":"none"}
  alert "Your identity has to be checked before you can pay in or play. Check your identity"
  link "Check your identity"
  "Your identity has to be checked before you can pay in or play."
  # stopped by {"is":"identity","status":"pending"}
  alert "Your identity is being checked. You can pay in and play as soon as it is done. Check your identity"
  "Your identity is being checked. You can pay in and play as soon as it is done."
  # stopped by {"is":"identity","status":"failed"}
  alert "The check of your identity failed: no deposits and no bets until it is passed. Check your identity"
  "The check of your identity failed: no deposits and no bets until it is passed."
  # stopped by {"is":"missing","kinds":["deposit","session"]}
  alert "Set these limits first, they are mandatory here: Deposit limit, Time limit. Your limits"
  link "Your limits"
  "Set these limits first, they are mandatory here: Deposit limit, Time limit."
  # stopped by {"is":"over","room":{"kind":"deposit","period":"day","value":"100","left":"12.5"}}
  alert "Your deposit limit of 100.00 BRL (24 hours) leaves 12.50 BRL. Your limits"
  "Your deposit limit of 100.00 BRL (24 hours) leaves 12.50 BRL."
  # stopped by {"is":"over","room":{"kind":"stake","period":"day","value":"100","left":"12.5"}}
  alert "Your stake limit of 100.00 BRL (24 hours) leaves 12.50 BRL. Your limits"
  "Your stake limit of 100.00 BRL (24 hours) leaves 12.50 BRL."
  # stopped by {"is":"over","room":{"kind":"loss","period":"day","value":"100","left":"12.5"}}
  alert "Your loss limit of 100.00 BRL (24 hours) leaves 12.50 BRL. Your limits"
  "Your loss limit of 100.00 BRL (24 hours) leaves 12.50 BRL."
  # stopped by {"is":"timeUp","room":{"kind":"session","period":"day","value":"100","left":"12.5"}}
  alert "Your time limit of 100 minutes (24 hours) is used up: no more bets and no deposits for now. Your limits"
  "Your time limit of 100 minutes (24 hours) is used up: no more bets and no deposits for now."
  # the limits
  "A lower limit holds at once, a higher one after 24 hours. When there are several, the lowest counts."
  "24 hours"
  "30 days"
  "108,642.00 BRL"
  # what is left
  "Loss limit (30 days): 108,642.00 USDT left"
  "Deposit limit (30 days): 108,642.00 USDT left"
  # identity by details, none
  heading "Your identity"
  "Before you can pay in or play, a provider compares your name, address and date of birth. It takes a few seconds. You can withdraw without it."
  "Full name, as in your identity document"
  "Address"
  # identity by details, pending
  "Your identity is being checked…"
  # identity by details, passed
  "Checked: Ana Souza. You can pay in and play."
  # identity by details, failed
  alert "The provider does not find this person. Compare the spelling with your document and try again, or contact support."
  button "Start the check"
  # identity by details, timed_out
  "The provider did not answer. Nothing was decided; please try again."
  # identity by face, none
  "Before you can pay in or play, a provider compares your CPF with your face. It takes a few seconds. You can withdraw without it."
  button "Start the face check"
  # a time-out
  status "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits. You can still sign in, see your history and withdraw your money. Withdraw"
  button "Withdraw"
  # a term that is over
  status "The term of your self-exclusion is over. It goes on until you ask to return. You can still sign in, see your history and withdraw your money. Withdraw"
  # breaks on the page during no break
  heading "Time-out"
  heading "Self-exclusion"
  "A short break from betting and depositing. It ends by itself."
  "How long"
  # breaks on the page during a term that is over
  button "Ask to return"
  # Ask to return pressed
  sends POST /sports/api/v1/protection/exclusion/return
  "You have asked to return. The self-exclusion ends on Sep 14, 2026, 12:00 PM: you have a day to think it over."
`;
