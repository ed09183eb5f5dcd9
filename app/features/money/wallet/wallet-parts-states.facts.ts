// What each state of the test shows at least.
export const OUTCOME_MONEY_ON_ITS = `
  # sending
  "Sending…"
  # checking
  "We are checking whether this was carried out."
  "Please do not send it again. We tell you as soon as it is certain, even after a reload."
  # neverDone
  "This was not carried out and nothing was charged. You can try again."
  # unknown
  "We could not find out whether this was carried out."
  "It may have been. Look at your balance and your history before you try again, and contact support if you are not sure."
  link "Contact support"
  # accepted
  "This was carried out."
  # not loaded
  alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"
  # refused: channelClosed
  alert "You cannot use this channel at the moment. Please choose another one."
  # refused: insufficientBalance
  alert "You have only 0.00 USDT."
  # excluded
  alert "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits."
`;

export const AN_ORDER_LAST_STEP = `
  # a deposit, 0
  alert "The payment link is not available. Please contact support."
  status "Waiting for payment"
  "10.00 USDT"
  "-0.50 USDT"
  # a deposit, 2
  alert "The payment did not go through and nothing was credited."
  status "Failed"
  # a deposit, 3
  status "Done"
  "Your deposit has arrived in your balance."
  # a deposit with a link
  link "Go to the payment page"
  "It opens in a new tab. This view updates by itself once your payment arrives."
  # a deposit by card
  "The card payment is being processed. You need not wait here."
  # a withdrawal, 0
  status "Pending"
  heading "Withdrawal requested"
  "Your withdrawal is being checked. We tell you as soon as it is paid."
  "You receive"
  # a withdrawal, 1
  status "Approved"
  # a withdrawal, 2
  alert "Your withdrawal could not be paid and the amount is back in your balance."
  # a withdrawal, 3
  "Your withdrawal has been paid."
  # a withdrawal, 4
  alert "Your withdrawal was rejected and the amount is back in your balance."
  status "Rejected"
  # a withdrawal, 5
  status "Processing"
  # a transfer to be confirmed
  "12.50 USDT"
  heading "Check your transfer"
  "Receiver"
  "friend@demo.slipway.test"
  # a transfer on its way
  textbox "Payment password" = "" [disabled]
  button "Change" [disabled]
  button "Transfer 12.50 USDT" [busy, disabled]
  # a transfer with a wrong password
  textbox "Payment password" = "" [invalid, focused]
  "Wrong payment password."
  button "Change"
  button "Transfer 12.50 USDT"
  # the receipt of a transfer
  "Transfer done"
  button "Done"
  # a withdrawal to be confirmed
  "NuvemBank ****1234 Pat Player"
  "20.00 USDT"
  "19.50 USDT"
  heading "Check your withdrawal"
`;

export const SAVED_ACCOUNTS_OPEN_DEPOSITS = `
  # no accounts, which is wrong
  alert "An account is missing"
  "Pay out to"
  "You have no saved account for this channel yet."
  button "Add an account"
  # accounts of money on its way
  radio "NuvemBank ****1234 Pat Player" [disabled, checked]
  button "Delete NuvemBank ****1234" [disabled]
  radio "TRC20 ****1234 Pat Player" [disabled]
  button "Delete TRC20 ****1234" [disabled]
  # two accounts
  radio "NuvemBank ****1234 Pat Player" [checked]
  button "Delete NuvemBank ****1234"
  radio "TRC20 ****1234 Pat Player"
  button "Delete TRC20 ****1234"
  # Delete TRC20 ****1234 pressed
  status "Delete the account TRC20 ****1234? Keep Delete"
  button "Keep"
  button "Delete"
  # it could not be deleted
  sends DELETE /sports/api/v1/bank_information?info_id=a2
  status "Delete the account TRC20 ****1234? That did not work (code HTTP 400). Please try again. Keep Delete"
  # Delete NuvemBank ****1234 pressed
  status "Delete the account NuvemBank ****1234? Keep Delete"
  # it is deleted
  sends DELETE /sports/api/v1/bank_information?info_id=a1
  # open deposits
  "PIX · 3/14/26, 12:00 PM"
  heading "Open deposits"
  button "Continue: 10.00 USDT, PIX"
  button "Continue: 20.00 USDT, PIX"
  # Continue: 10.00 USDT, PIX pressed
  sends POST /sports/api/v1/continueRecharge {"order_id":"o-1"}
  # it was decided meanwhile
  status "This deposit has been decided already."
  # it may not be continued
  alert "This is not possible at the moment. Please contact support."
  # filters whose days are in the wrong order
  alert "The first day is after the last one."
  button "Withdrawals" [pressed]
  textbox "From" = "2026-03-02"
  textbox "To" = "2026-03-01" [invalid]
  # not loaded yet
  status "Loading"
  # failed
  alert "This could not be loaded. Try again"
  button "Try again"
  # late
  alert "The latest could not be loaded. What you see may be out of date. Try again"
  "content"
`;
