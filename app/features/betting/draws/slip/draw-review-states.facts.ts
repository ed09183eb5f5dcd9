// What each state of the test shows at least.
export const REVIEW_BET_ON_DRAW = `
  # one row
  heading "Check your bet"
  button "Close"
  "Closes in"
  "Special number"
  # rows, one without an amount
  button "Place bet for – USDT" [disabled]
  "Ball 8"
  "Pays up to 1,250.25 USDT"
  "0.50 × 220"
  # no draw
  "Total stake"
  # a draw that is not open yet
  button "Place bet for 10.00 USDT"
  # in a sheet, with a caution
  status "1 pays 15% less."
  # obstacles
  "–"
  # a draw that ends while it is reviewed
  button "next draw"
  # next draw pressed
  status "Draw 026031 takes no more bets. Bet on draw 026032"
  button "Bet on draw 026032"
  # Bet on draw 026032 pressed
  "026032"
`;

export const BREAK_STOPS_BET_REVIEWED = `
  # before the bet
  button "Place bet for 10.00 USDT" [disabled]
  "47.50"
  "10.00"
  "10.00 USDT"
  # sending
  button "Place bet for 10.00 USDT" [busy, disabled]
  # placed
  "Highest possible return"
`;

export const OUTCOME_BET_ON_DRAW = `
  # unknown
  link "Contact support"
  # accepted with a receipt
  "Ball 7"
  "47.50"
  "mk-1"
  "1,234.50 USDT"
  "58,638.75 USDT"
  "Bet number"
  # refused: limitsExceeded
  alert "Your bet was not placed: a limit or your balance does not allow it."
  # refused: marketClosed
  alert "Your bet was not placed: betting is closed for this draw. Wait for the next one."
  # refused: wrongCurrency
  alert "Your bet was not placed: your wallet is in another currency."
  # refused: deadlinePassed
  alert "Your bet was not placed: it reached the server too late. Nothing was charged."
  # refused: gameDisabled
  alert "Your bet was not placed: this lottery is not active at the moment."
  # refused: insufficientBalance
  alert "Your balance is too low."
  # refused: excluded
  alert "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  # a failed server
  alert "The server has a problem. Please try again later."
`;

export const OBSTACLE_BET_ON_DRAW = `
  # {"kind":"phase"}
  status "No draw takes bets at the moment."
  # {"kind":"phase","phase":"toCome"}
  status "Betting on this draw is not open yet."
  # {"kind":"phase","phase":"closed"}
  status "Betting is closed for this draw. Wait for the next one."
  # {"kind":"gone"}
  status "Remove the selections that are no longer on offer."
  # {"kind":"oddsMoved"}
  status "Accept the new odds to place the bet."
  # {"kind":"amount","problem":"missing"}
  status "Enter an amount."
  # {"kind":"amount","problem":"notPositive"}
  status "The amount must be above zero."
  # {"kind":"amount","problem":"notANumber"}
  status "Enter an amount in digits."
  # {"kind":"amount","problem":"ambiguous"}
  status "This could be two amounts. Leave out the thousands separator."
  # {"kind":"amount","problem":"tooManyPlaces"}
  status "USDT amounts have fewer decimal places."
  # {"kind":"amount","problem":"tooLong"}
  status "This amount is too long."
  # {"kind":"limit","warning":{"name":"exceedsMaxBet","limit":"1234.5"},"isOfItem":false}
  status "The total stake can be at most 1,234.50 USDT."
  # {"kind":"limit","warning":{"name":"belowMinBet","limit":"1234.5"},"isOfItem":false}
  status "The total stake must be at least 1,234.50 USDT."
  # {"kind":"limit","warning":{"name":"insufficientAccountBalance","limit":"1234.5"},"isOfItem":false}
  status "Your balance of 1,234.50 USDT does not cover this stake."
  # {"kind":"limit","warning":{"name":"belowLotteryGameMinBet","limit":"1234.5"},"isOfItem":false}
  status "Each bet must be at least 1,234.50 USDT."
  # {"kind":"limit","warning":{"name":"exceedsLotteryGameMaxBet","limit":"1234.5"},"isOfItem":false}
  status "Each bet can be at most 1,234.50 USDT."
  # {"kind":"limit","warning":{"name":"disabledRegions","region":"AA"},"isOfItem":false}
  status "This game is not offered in your region."
`;
