// What each state of the test shows at least.
export const NEW_ACCOUNT_FOR_WITHDRAWALS = `
  # a bank
  heading "Add an account"
  "Country"
  combobox "Country" = "Brazil" [focused]
  "Bank"
  # a bank: nothing is entered
  alert "Bank Choose your bank."
  alert "Account number Enter the account number."
  alert "CPF Enter your CPF."
  alert "Account holder Enter the account holder."
  # a bank: refused
  alert "This is not possible at the moment. Please contact support."
  textbox "Account number" = "12345-6"
  # a bank: a wrong CPF
  textbox "CPF" = "529.982.247-25" [invalid, focused]
  "Check the CPF: a digit is wrong or missing."
  # a bank: an unknown outcome
  alert "The answer was lost. It may have worked: check before you try again."
  textbox "CPF" = "529.982.247-25"
  # a bank: on its way
  button "Save account" [busy, disabled]
  # PIX
  "PIX key"
  button "Save account"
  # PIX: nothing is entered
  alert "PIX key Enter the PIX key."
  textbox "PIX key" = "" [invalid]
  textbox "CPF" = "" [invalid]
  textbox "Account holder" = "" [invalid]
  # PIX: refused
  sends POST /sports/api/v1/bank_information {"country":"BR","account_number":"ana@example.com","account_name":"Ana Souza","is_default":false,"account_type":"pix","cpf":"52998224725"}
  textbox "PIX key" = "ana@example.com"
  # crypto
  "Wallet address"
  "A name for this address"
  # crypto: nothing is entered
  alert "Wallet address Enter the wallet address."
  alert "A name for this address Enter a name for this address."
  textbox "Wallet address" = "" [invalid]
  textbox "A name for this address" = "" [invalid]
  # crypto: refused
  sends POST /sports/api/v1/bank_information {"country":"BR","account_number":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","account_name":"mine","is_default":false,"account_type":"crypto","network":"TRC20"}
  textbox "Wallet address" = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"
  # a country without banks
  "Name of the bank"
  "Account number"
  "Account holder"
  "CPF"
  # banks that are not answered
  status "Loading"
  button "Save account" [disabled]
  # saved in Brazil
  sends POST /sports/api/v1/bank_information {"country":"BR","account_number":"ana@example.com","account_name":"Ana Souza","is_default":false,"account_type":"pix","cpf":"52998224725"}
  textbox "Account holder" = "Ana Souza"
`;

export const DEPOSIT_WITHDRAWAL_METHOD = `
  # a deposit: Other transferOther2.00 to 5,000.00 USDTFee: 0.50 USDT
  radio "Other transfer Other 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [checked]
  # a deposit: 2
  textbox "Amount" = "2"
  # a deposit: 5
  textbox "Amount" = "5"
  # a deposit: Deposit
  textbox "Amount" = "" [invalid, focused]
  # the second channel
  radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT"
  # an amount
  textbox "Amount" = "20"
  "20.00 USDT"
  "-0.50 USDT"
  "19.50 USDT"
  # by card
  button "Card" [pressed]
  radio "Card NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [checked]
  button "Bank"
  "Card"
  # nothing is entered
  alert "Card number Enter the card number."
  alert "Expiry date (MM/YY) Enter the expiry date."
  alert "Security code (CVV) Enter the security code."
  alert "Name on the card Enter the name as it is on the card."
  # a deposit by card
  textbox "Card number" = "4111 1111 1111 1111"
  textbox "Expiry date (MM/YY)" = "09/29"
  textbox "Security code (CVV)" = "123"
  textbox "Name on the card" = "Ana Souza"
  # a deposit on its way
  button "Bank" [pressed, disabled]
  button "Crypto" [disabled]
  button "Card" [disabled]
  radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [disabled, checked]
  # a deposit without methods
  button "Deposit" [disabled]
  # debit cards only
  "Fee: 0.50 USDT"
  "From 2.00 to 5,000.00 USDT"
  "NuvemPay"
  button "2"
  # cards on their way
  radio "Card NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [disabled, checked]
  textbox "Amount" = "" [disabled]
  button "2" [disabled]
  button "5" [disabled]
  # a withdrawal
  radio "NuvemBank ****5678 Pat Player" [checked]
  "NuvemBank ****1234"
  "NuvemBank ****5678"
  "From 2.00 to 5,000.00 USDT · Available: 100.00 USDT"
  # an amount to withdraw
  "Service fee"
  "You receive"
  # the other account
  radio "NuvemBank ****1234 Pat Player" [checked]
  radio "NuvemBank ****5678 Pat Player"
  # a method without accounts
  button "Crypto" [pressed]
  radio "USDT NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [checked]
  "You have no saved account for this channel yet."
  # a withdrawal without an account
  alert "Choose an account, or add one."
  # Add an account pressed
  checkbox "Use as my default account"
  "Use as my default account"
  button "Cancel"
  # no account is added
  "Pay out to"
  button "Add an account"
  "Amount"
  button "Max: Enter the highest possible amount"
  # the account is saved
  sends POST /sports/api/v1/bank_information {"country":"BR","account_number":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","account_name":"mine","is_default":false,"account_type":"crypto","network":"TRC20"}
  button "5"
  button "10"
  button "20"
  # a withdrawal without a name
  heading "Your real name is needed"
  button "Crypto"
  "Bank transfer"
  radio "Other transfer Other 2.00 to 5,000.00 USDT Fee: 0.50 USDT"
  # a withdrawal by crypto without a name
  "USDT"
  button "Review"
  group "Amounts to choose"
  # a withdrawal on its way
  radio "Other transfer Other 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [disabled]
  radio "NuvemBank ****1234 Pat Player" [disabled]
  button "Delete NuvemBank ****1234" [disabled]
  radio "NuvemBank ****5678 Pat Player" [disabled, checked]
  # a withdrawal without a default account
  button "Card"
  "Other transfer"
  "Other"
  "Closed transfer"
  # the last step on its way
  textbox "Payment password" = "" [disabled]
  button "Change" [disabled]
  button "Withdraw 20.00 USDT" [busy, disabled]
  "NuvemBank ****1234 Pat Player"
  # a transfer on its way
  textbox "Receiver" = "" [disabled]
  button "Max: Enter the highest possible amount" [disabled]
  button "Review" [disabled]
  "Available: 10.00 USDT"
  # an entry {}
  "Mar 14, 2026, 12:00 PM"
  "+20.00 USDT"
  "Withdrawal"
  "Soccer · ref"
  # an entry {"balance":"100","status":"failed"}
  "Balance: 100.00 USDT"
  "Failed"
  # an entry {"amount":"-20","status":"settled","note":"note"}
  "-20.00 USDT"
  "Soccer · ref · note"
  "Settled"
  # an entry {"order":{"order_id":"o-1","kind":34,"amount":"20","currency":"USDT","status":0,"created_at":"2026-03-14T12:00:00.000Z","updated_at":"2026-03-14T12:00:00.000Z","remark":"","channel_id":"bank-1","provider":"NuvemPay","method":"Bank","service_fee":"0.5","network_fee":"1","net_amount":"18.5"},"approval":"pending","status":"rejected"}
  "Net: 18.50 USDT"
  "Bank · Soccer · ref"
  "Approval: approval.pending"
  "Rejected"
  # an entry {"order":{"order_id":"o-1","kind":34,"amount":"20","currency":"USDT","status":0,"created_at":"2026-03-14T12:00:00.000Z","updated_at":"2026-03-14T12:00:00.000Z","remark":"","channel_id":"bank-1","provider":"NuvemPay","method":"Bank","service_fee":"0.5","network_fee":"1","net_amount":"20"}}
  "Done"
  # a deposit: nothing in its lists
  "Channel"
  "Closed"
`;

export const STEP_DEPOSIT_WITHDRAWAL_TRANSFER = `
  # a transfer
  "1.00 USDT"
  heading "Check your transfer"
  "Receiver"
  "friend@demo.slipway.test"
  # it is changed
  textbox "Receiver" = "friend@demo.slipway.test"
  textbox "Amount" = "1"
  "Available: 1,000.00 USDT"
  "E-mail, mobile number with country code, or user name."
  # it is reviewed again
  "A transfer cannot be undone."
  "Payment password"
  button "Show payment password"
  button "Change"
  # it is sent
  sends POST /sports/api/v1/transfer {"to":"friend@demo.slipway.test","amount":"1","currency":"USDT","payment_password":"123456"}
  button "Transfer 1.00 USDT" [busy, disabled]
  "Sending…"
  # no transfers
  status "This is not available at the moment. Please contact support."
  # by bank
  radio "Bank transfer BankLink 10.00 to 20,000.00 USDT Fee: 0.50 USDT" [checked]
  radio "NuvemBank ***45-6 Ana Souza" [checked]
  "10.00 to 20,000.00 USDT"
  "NuvemBank ***45-6"
  # a withdrawal
  "NuvemBank ***45-6 Ana Souza"
  heading "Check your withdrawal"
  button "Withdraw 20.00 USDT"
  "To"
  # a withdrawal is changed
  "From 10.00 to 20,000.00 USDT · Available: 1,000.00 USDT"
  button "PIX, E-wallet"
  "BankLink"
  "Ana Souza"
  # a wrong password
  sends POST /sports/api/v1/withdraw {"channel_id":"out-bank","amount":"20","currency":"USDT","info_id":"acc-0000001","payment_password":"123456"}
  textbox "Payment password" = "" [invalid, focused]
  "Wrong payment password. 4 attempts left."
  # a withdrawal is sent
  sends POST /sports/api/v1/withdraw {"channel_id":"out-bank","amount":"20","currency":"USDT","info_id":"acc-0000001","payment_password":"246810"}
  status "Created"
  "***45-6"
  "wd-0000002"
  # another withdrawal
  radio "USDT TRC-20 TronGate 2.00 to 20,000.00 USDT Fee: 1.00 USDT" [checked]
  "USDT TRC-20"
  "2.00 to 20,000.00 USDT"
  "Fee: 1.00 USDT"
  # a deposit is sent
  sends POST /sports/api/v1/recharge {"channel_id":"in-trc20","currency":"USDT","amount":"20"}
  status "Waiting for payment"
  "Send exactly 20.00 USDT to this address:"
  "TRC20"
  # Make another deposit pressed
  radio "USDT TRC-20 TronGate 10.00 to 20,000.00 USDT No fee" [checked]
  "USDT TRC-20 · 3/14/26, 12:00 PM"
  "USDT ERC-20"
  "50.00 to 20,000.00 USDT"
  # a wallet with all
  button "Withdraw" [pressed]
  "From 2.00 to 20,000.00 USDT · Available: 980.00 USDT"
  button "Transfer"
  button "Games"
`;
