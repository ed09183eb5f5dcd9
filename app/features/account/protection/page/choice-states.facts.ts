// What each state of the test shows at least.
export const CHOICE_PLAYER_RULES = `

`;

export const STEP_BREAK_LIMIT_CHECK = `
  # before a time_out
  heading "Time-out"
  "A short break from betting and depositing. It ends by itself."
  "How long"
  combobox "How long: Time-out" = "1 day"
  # time_out: asked
  status "Nobody can shorten it or end it early, not even support. Length: 7 days."
  button "Begin the time-out" [disabled]
  heading "Take a time-out of 7 days?"
  combobox "How long: Time-out" = "7 days"
  # time_out: sure
  checkbox "I have understood that this cannot be undone." [checked]
  button "Begin the time-out"
  # time_out: fails
  sends POST /sports/api/v1/protection/exclusion {"kind":"time_out","hours":168}
  alert "This could not be confirmed. What stands here is what the server says; please try again."
  # time_out: asked again
  status "Nobody can shorten it or end it early, not even support. Length: 1 day."
  heading "Take a time-out of 1 day?"
  checkbox "I have understood that this cannot be undone."
  # time_out: begun
  sends POST /sports/api/v1/protection/exclusion {"kind":"time_out","hours":24}
  "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  # before a self_exclusion
  heading "Self-exclusion"
  "For when playing is no longer fun. You cannot bet or deposit for months."
  combobox "How long: Self-exclusion" = "6 months"
  button "Exclude myself"
  # self_exclusion: asked
  status "Nobody can shorten it or end it early, not even support. Length: 12 months."
  button "Exclude me now" [disabled]
  heading "Exclude yourself for 12 months?"
  combobox "How long: Self-exclusion" = "12 months"
  # self_exclusion: sure
  button "Exclude me now"
  # self_exclusion: fails
  sends POST /sports/api/v1/protection/exclusion {"kind":"self_exclusion","months":12}
  # self_exclusion: asked again
  status "Nobody can shorten it or end it early, not even support. Length: 6 months."
  heading "Exclude yourself for 6 months?"
  # self_exclusion: begun
  sends POST /sports/api/v1/protection/exclusion {"kind":"self_exclusion","months":6}
  "You have excluded yourself until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  # a break
  status "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits. You can still sign in, see your history and withdraw your money. Withdraw"
  button "Withdraw"
  # a break: Withdraw
  above [{"kind":"wallet","type":"withdraw"},{"shown":[],"past":[],"next":1}]
  # the return fails
  sends POST /sports/api/v1/protection/exclusion/return
  button "Ask to return"
  # the return is on its way
  button "Ask to return" [busy, disabled]
  # Confirm the new limit: Deposit limit, 7 days, accepted
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"200"}
  status "The 24 hours have passed. The new limit applies only if you confirm it. From Mar 14, 2026, 11:00 AM: 200.00 USDT Confirm the new limit Keep the present limit"
  "7 days"
  "100.00 USDT"
  # Keep the present limit: Deposit limit, 7 days, accepted
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"100"}
  "The present limit stays."
  # Confirm the new limit: Deposit limit, 7 days, refused
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"200"}
  # Keep the present limit: Deposit limit, 7 days, refused
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"100"}
  # Confirm the new limit: Deposit limit, 7 days, not answered
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"200"}
  button "Confirm the new limit: Deposit limit, 7 days" [disabled]
  button "Keep the present limit: Deposit limit, 7 days" [disabled]
  # Keep the present limit: Deposit limit, 7 days, not answered
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"100"}
  # a limit that is due now
  status "The 24 hours have passed. The new limit applies only if you confirm it. From Mar 14, 2026, 12:00 PM: 200.00 USDT Confirm the new limit Keep the present limit"
  button "Confirm the new limit: Deposit limit, 7 days"
  button "Keep the present limit: Deposit limit, 7 days"
  # a limit that will be gone
  status "The 24 hours have passed. The new limit applies only if you confirm it. From Mar 14, 2026, 11:00 AM: no limit Confirm the new limit Keep the present limit"
  # a limit without a value
  "No limit"
  button "Set a limit: Deposit limit, 7 days"
  # from 100: open
  "100 minutes"
  "40 minutes used, 60 minutes left"
  "minutes"
  form "Time limit, 7 days"
  # from 100 to 90: {"data":{"currency":"GBP","limits":[{"kind":"deposit","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"session","period":"day","value":null,"used":"0"},{"kind":"session","period":"week","value":null,"used":"0"},{"kind":"session","period":"month","value":null,"used":"0"}],"review":{"months":12,"is_due":false}}}
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"90"}
  button "Change: Deposit limit, 7 days"
  "Saved. The limit holds now."
  # from 100 to 90: {"status":400}
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"90"}
  textbox "New limit" = "90" [focused]
  # from 100 to 90: "none"
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"90"}
  textbox "New limit" = "90" [disabled, focused]
  button "Save limit" [busy, disabled]
  button "Remove limit" [disabled]
  # from 100 to 100: {"data":{"currency":"GBP","limits":[{"kind":"deposit","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"session","period":"day","value":null,"used":"0"},{"kind":"session","period":"week","value":null,"used":"0"},{"kind":"session","period":"month","value":null,"used":"0"}],"review":{"months":12,"is_due":false}}}
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"100"}
  # from 100 to 110: {"data":{"currency":"GBP","limits":[{"kind":"deposit","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"session","period":"day","value":null,"used":"0"},{"kind":"session","period":"week","value":null,"used":"0"},{"kind":"session","period":"month","value":null,"used":"0"}],"review":{"months":12,"is_due":false}}}
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"110"}
  "Saved. The present limit holds for another 24 hours."
  # from null to 110: {"data":{"currency":"GBP","limits":[{"kind":"deposit","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"session","period":"day","value":null,"used":"0"},{"kind":"session","period":"week","value":null,"used":"0"},{"kind":"session","period":"month","value":null,"used":"0"}],"review":{"months":12,"is_due":false}}}
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":"110"}
  # from 100 to 1.5: {"data":{"currency":"GBP","limits":[{"kind":"deposit","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"deposit","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"loss","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"day","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"week","value":null,"used":"0.00"},{"kind":"stake","currency":"GBP","period":"month","value":null,"used":"0.00"},{"kind":"session","period":"day","value":null,"used":"0"},{"kind":"session","period":"week","value":null,"used":"0"},{"kind":"session","period":"month","value":null,"used":"0"}],"review":{"months":12,"is_due":false}}}
  alert "Enter the limit as a number, such as 50."
  textbox "New limit" = "1.5" [invalid, focused]
  # Remove limit pressed
  sends PUT /sports/api/v1/protection/limits {"kind":"deposit","currency":"USDT","period":"week","value":null}
  # it is read again
  "Net deposits since Mar 14, 2026"
  heading "Your session"
  "Local time"
  "Session"
  # the interval stays
  sends PUT /sports/api/v1/protection/reality_check {"minutes":60}
  combobox "Reality check" = "Every 60 minutes"
  # an offer beside null
  "You have no deposit limit."
  link "Set a deposit limit"
  # identity: null, undefined
  heading "Your identity"
  # identity: details, undefined
  alert "The provider does not find this person. Compare the spelling with your document and try again, or contact support."
  "Before you can pay in or play, a provider compares your name, address and date of birth. It takes a few seconds. You can withdraw without it."
  "Full name, as in your identity document"
  "Address"
  # identity: details, under_age
  alert "Players must be 18 or over. You can withdraw your money."
  # Go on: accepted
  sends POST /sports/api/v1/protection/reality_check
  "You asked to be told every 20 minutes. This is where you stand."
  heading "Reality check"
  "Net position"
  # Session and limits: accepted
  goes to /protection
  # Go on: on its way
  button "Go on" [disabled]
  button "Session and limits" [disabled]
  # Go on: refused
  button "Go on"
  button "Session and limits"
  # the session ends at 2026-03-14T12:02:00.000Z
  "Time left: 0:02:00"
  heading "Your session is about to end"
  "When the time is over you are signed out. Bets that you placed, your money and your bet slip stay."
  button "Stay signed in"
  # the session ends at 2026-03-14T12:00:00.000Z
  "Time left: 0:00:00"
  # the session ends in seconds
  "Time left: 0:00:05"
  # prolonged: {"status":400}
  "Time left: 0:01:00"
  # prolonged: "none"
  button "Stay signed in" [busy, disabled]
`;
