// What each state of the test shows at least.
export const FORMS_ACCOUNT = `
  # a nickname
  textbox "Nickname" = "demo player" [focused]
  "Nickname"
  button "Save"
  # a nickname: nothing is entered
  sends PUT /sports/api/v1/member/nickname {"nickname":"demo player"}
  # a nickname: taken
  sends PUT /sports/api/v1/member/nickname {"nickname":"Another Name"}
  alert "Somebody already has this nickname."
  textbox "Nickname" = "Another Name" [invalid, focused]
  # a nickname: a wrong field
  alert "Use letters and digits of one alphabet, with single spaces, dots, hyphens or underscores between them."
  # a nickname: forbidden
  alert "This is not available for your account. Please contact support."
  textbox "Nickname" = "Another Name"
  # a nickname: an unknown outcome
  alert "We did not get an answer, so it may already be saved. Check what is shown here before you try again."
  # a nickname: on its way
  button "Save" [busy, disabled]
  # too short a nickname
  textbox "Nickname" = "x" [invalid]
  "A nickname has at least 6 characters."
  # an e-mail
  "We send a code there. Nothing changes until you enter it."
  "New e-mail"
  "Verification code"
  button "Send code"
  # an e-mail: nothing is entered
  alert "New e-mail Enter your e-mail."
  alert "Verification code Enter the code that we sent you."
  textbox "New e-mail" = "" [invalid]
  textbox "Verification code" = "" [invalid]
  # an e-mail: taken
  sends PUT /sports/api/v1/member/email {"email":"new@demo.slipway.test","code":"123456"}
  textbox "New e-mail" = "new@demo.slipway.test" [invalid, focused]
  textbox "Verification code" = "123456"
  "Another account already has this e-mail."
  # an e-mail: a wrong code
  textbox "New e-mail" = "new@demo.slipway.test"
  textbox "Verification code" = "123456" [invalid, focused]
  "Ask for a code first."
  # an e-mail: forbidden
  alert "This account is blocked. Please contact support."
  # an e-mail: a code for nothing, refused
  textbox "New e-mail" = "" [invalid, focused]
  "Enter your e-mail."
  # an e-mail: a code, refused
  textbox "New e-mail" = "new@demo.slipway.test" [focused]
  # an e-mail: a code, on its way
  button "Send code" [disabled]
  # an e-mail: a code, sent
  status "We sent a code to new@demo.slipway.test. It is valid for 10 min."
  button "New code in 60 s" [disabled]
  # a first e-mail
  "E-mail"
  # a mobile
  "Mobile number"
  combobox "Country code" = "Brazil +55"
  # a mobile: nothing is entered
  alert "Mobile number Enter your mobile number."
  textbox "Mobile number" = "" [invalid]
  button "Mobile number"
  button "Verification code"
  # a mobile: taken
  sends PUT /sports/api/v1/member/phone {"area":55,"phone":"11900000002","code":"123456"}
  textbox "Mobile number" = "11 90000-0002" [invalid, focused]
  "Another account already has this mobile number."
  # a mobile: a wrong code
  textbox "Mobile number" = "11 90000-0002"
  # a mobile: a code for nothing, refused
  textbox "Mobile number" = "" [invalid, focused]
  "Enter your mobile number."
  # a mobile: a code, refused
  textbox "Mobile number" = "11 90000-0002" [focused]
  # a mobile: a code, sent
  status "We sent a code to +55 11900000002. It is valid for 10 min."
  # the number of another country
  textbox "Mobile number" = "+44 7700 900123" [focused]
  # a password
  "At least 8 characters"
  "Current password"
  button "Show current password"
  "New password"
  # a password: nothing is entered
  alert "Current password Enter your password."
  alert "New password Enter your password."
  alert "Repeat password Enter the password once more."
  textbox "Current password" = "" [invalid]
  # a password: taken
  sends POST /sports/api/v1/member/change_password {"old":"Old-pass-1","new":"Other-pass-2","code":"123456"}
  textbox "Current password" = "Old-pass-1"
  textbox "New password" = "Other-pass-2"
  textbox "Repeat password" = "Other-pass-2"
  # a password: an unknown outcome
  alert "We did not get an answer, so your password may already be changed. Try to sign in with the new one."
  # a password: on its way
  button "Change password" [busy, disabled]
  # a password: a code for nothing, refused
  "still missing"
  button "Change password"
  # a real name
  heading "Your real name is needed"
  "Bank withdrawals are paid only to accounts in your own name."
  "Real name"
  button "Save name"
  # a real name: nothing is entered
  textbox "Real name" = "" [invalid, focused]
  "Enter your real name."
  # a real name: forbidden
  sends PUT /sports/api/v1/member/account {"real_name":"Ana Souza"}
  alert "This is not possible at the moment. Please contact support."
  textbox "Real name" = "Ana Souza"
  # a real name: an unknown outcome
  alert "The answer was lost. It may have worked: check before you try again."
  # a real name: on its way
  button "Save name" [busy, disabled]
  # a first payment password
  "It protects every withdrawal and transfer. Choose exactly 6 characters that nobody can guess."
  heading "Set a payment password"
  "New payment password"
  button "Show new payment password"
  # a first payment password: nothing is entered
  alert "New payment password Enter your payment password."
  alert "Repeat payment password Enter the payment password again."
  textbox "New payment password" = "" [invalid]
  textbox "Repeat payment password" = "" [invalid]
  # a first payment password: forbidden
  sends PUT /sports/api/v1/member/bank_password {"new":"246810"}
  textbox "New payment password" = "246810"
  textbox "Repeat payment password" = "246810"
  # a first payment password: on its way
  button "Save payment password" [busy, disabled]
  # a payment password
  button "Current password" [pressed]
  button "Code"
  "Current payment password"
  button "Show current payment password"
  # a payment password: nothing is entered
  alert "Current payment password Enter your payment password."
  textbox "Current payment password" = "" [invalid]
  button "Current payment password"
  button "New payment password"
  # a payment password: a wrong code
  sends PUT /sports/api/v1/member/bank_password {"old":"123456","new":"246810"}
  textbox "Current payment password" = "123456"
  # a payment password: a wrong password
  textbox "Current payment password" = "123456" [invalid, focused]
  "Wrong payment password."
  # a payment password: an unknown outcome
  alert "We did not get an answer, so we do not know whether the payment password was changed. Use the new one first: wrong attempts count."
  # a payment password by code
  button "Code" [pressed]
  button "Current password"
  button "Save payment password"
  # a payment password without a code
  button "Repeat payment password"
  "Enter the code that we sent you."
  "Enter your payment password."
  "Enter the payment password again."
  # a code for the payment password
  status "We sent a code to player@demo.slipway.test. It is valid for 10 min."
  # a payment password by code: a wrong field
  sends PUT /sports/api/v1/member/bank_password {"code":"123456","new":"246810"}
  alert "Something in what you entered is missing or wrong. Check it and try again."
  # a payment password by code: a wrong password
  alert "Wrong payment password."
  # contacts and passwords
  "+5511900000001"
  heading "Sign-in and security"
  heading "Email"
  heading "Mobile"
  # no contacts and passwords
  "Not set"
  "Not verified"
  button "Email: Set"
  button "Mobile: Set"
  # Email is open
  button "Email: Cancel" [expanded]
  "player@demo.slipway.test"
  "Verified"
  button "Mobile: Change"
  # Email: a code is sent
  "Code sent"
  # Email is changed
  sends PUT /sports/api/v1/member/email {"email":"new@demo.slipway.test","code":"123456"}
  button "Email: Change"
  "Verified and saved."
  # Mobile is open
  button "Mobile: Cancel" [expanded]
  # Mobile is changed
  sends PUT /sports/api/v1/member/phone {"area":55,"phone":"11900000002","code":"123456"}
  # a row with news
  heading "Label"
  "value"
  "News"
`;

export const NOTIFICATIONS = `
  # notifications
  heading "Notifications"
  heading "Notify me when a bet is settled"
  "Shows result and payout on this device, also while the page is closed. It ends when you sign out."
  button "Notify me when a bet is settled: Turn on"
  # the question was closed
  "You have not answered your browser's question. Nothing was turned on."
  # refused by the browser
  "Blocked by the browser"
  "Allow notifications for this site in your browser's settings, then try again."
  button "Notify me when a bet is settled: Try again"
  # the browser asks
  button "Notify me when a bet is settled: Turn on" [busy, disabled]
  "Waiting for your answer"
  "Your browser asks whether this site may show notifications."
  # the language was changed meanwhile
  heading "groups.notices"
  heading "notices.label"
  "notices.state.off"
  "notices.why"
  # on before
  button "Notify me when a bet is settled: Turn off"
  "On"
  # of another player
  "Off"
  # ending before
  sends POST /sports/api/v1/push/subscription/removal {"endpoint":"https://push.example/1","auth":"BwcHBwcHBwcHBwcHBwcHBw"}
  # they cannot be read
  alert "Notifications could not be turned on or off. Try again later."
  # turned on
  "Notifications are on for this browser."
  # they could not be turned off
  sends POST /sports/api/v1/push/subscription/removal {"endpoint":"https://push.example/1","auth":"BwcHBwcHBwcHBwcHBwcHBw"}
  # turned off
  "Notifications are off for this browser."
`;
