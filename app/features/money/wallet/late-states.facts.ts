// What each state of the test shows at least.
export const STEP_MONEY_OUT_GAMES = `
  # money for a game
  button "Into the game" [pressed]
  "Available: 100.00 USDT"
  "Game wallet"
  combobox "Game wallet" = "wallet cardGame"
  # nothing is entered
  textbox "Amount" = "" [invalid, focused]
  "Enter an amount."
  # more than there is
  alert "You have only 100.00 USDT."
  textbox "Amount" = "101" [invalid, focused]
  # moved in
  textbox "Amount" = "" [focused]
  # the other way
  button "Back to me" [pressed]
  "Available: 12.50 USDT"
  button "Into the game"
  button "Take back from wallet cardGame"
  # more than the game has
  alert "You have only 12.50 USDT."
  textbox "Amount" = "12.6" [invalid, focused]
  # a game that is closed
  combobox "Game wallet" = "wallet ag"
  "wallet ag: takes no money at the moment. You can still take yours back."
  button "Take back from wallet ag"
  # money for a game: on its way
  combobox "Game wallet" = "wallet cardGame" [disabled]
  textbox "Amount" = "" [disabled]
  button "Max: Enter the highest possible amount" [disabled]
  button "Move into wallet cardGame" [disabled]
  # money for a game: one game
  button "Move into wallet cardGame"
  # money for a game: one closed game, whose balance is late
  button "Take back from wallet ag" [disabled]
  # a wallet
  "This could not be loaded."
  "–"
  # it is read again
  "7.00 USDT"
  # after 0.2 seconds
  "The latest could not be loaded. What you see may be out of date."
  # a transfer
  "1.00 USDT"
  heading "Check your transfer"
  "Receiver"
  "friend@demo.slipway.test"
  # it is accepted
  sends POST /sports/api/v1/transfer {"to":"friend@demo.slipway.test","amount":"1","currency":"USDT","payment_password":"246810"}
  "Transfer done"
  button "Done"
  # the form is empty again
  "Available: 1,000.00 USDT"
  "E-mail, mobile number with country code, or user name."
  button "Review"
`;

export const CHOICE_PAYMENT_OUTCOME_LOOKED = `
  # channels
  radio "Bank transfer NuvemPay 1,000.00 to 1,234,567.89 USDT No fee" [checked]
  radio "Bank transfer NuvemPay Closed at the moment" [disabled]
  "2.00 to 5,000.00 USDT"
  "Fee: 0.50 USDT"
  # channels, of which none is chosen
  alert "Choose one."
  radio "Bank transfer NuvemPay 1,000.00 to 1,234,567.89 USDT No fee"
  # channels of money on its way
  radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [disabled]
  radio "Bank transfer NuvemPay 1,000.00 to 1,234,567.89 USDT No fee" [disabled, checked]
  radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 1.25 USDT" [disabled]
  # methods
  button "Crypto" [pressed]
  button "Bank"
  button "Card"
  group "Payment method"
  # methods of money on its way
  button "Bank" [disabled]
  button "Crypto" [pressed, disabled]
  button "Card" [disabled]
  # an amount: all
  "From 2.00 to 5,000.00 USDT · Available: 1,234.567 USDT"
  "Amount"
  "USDT"
  button "Max: Enter the highest possible amount"
  # an amount: without a balance
  "From 2.00 to 5,000.00 USDT"
  # an amount: without a channel
  "Available: 1,234.567 USDT"
  # an amount: with little
  "From 2.00 to 5,000.00 USDT · Available: 3.00 USDT"
  button "2"
  group "Amounts to choose"
  # checking, with its amount
  "We are checking whether 12.50 USDT was carried out."
  "Please do not send it again. We tell you as soon as it is certain, even after a reload."
  # checking, with the money of a game
  "We are checking whether 7.50 USDT was carried out."
  # checking, with no amount
  "We are checking whether this was carried out."
  # a step
  heading "Review"
  "content"
  # a step that is done
  "Done"
  # the history
  button "All" [pressed]
  "Mar 14, 2026, 12:00 PM"
  "+1,000.00 USDT"
  "Balance: 1,000.00 USDT"
  # the export fails
  alert "The export could not be made. Please try again."
  # it is being exported
  button "Export as CSV" [busy, disabled]
  # the history, whose second page fails
  alert "The latest could not be loaded. What you see may be out of date. Try again"
  button "Export as CSV"
  button "Try again"
  button "Show more"
  # from a day
  textbox "From" = "2026-03-01"
  button "Clear filters"
  # until a day
  textbox "To" = "2026-03-20"
  # the page History
  status "Loading"
  button "History" [pressed]
  button "Export as CSV" [disabled]
  button "Deposit"
  # the page Games
  button "Games" [pressed]
  button "History"
  # the page Transfer
  button "Transfer" [pressed]
  button "Games"
  # the page Withdraw
  button "Withdraw" [pressed]
  button "Transfer"
  # the page Deposit
  button "Deposit" [pressed]
  button "Withdraw"
`;
