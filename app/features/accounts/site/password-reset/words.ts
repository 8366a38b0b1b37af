export const forgottenPassword = 'Forgotten password'
export const resetExplained =
  'Enter your username or email. We will send a password reset link to the email address of your account.'
export const usernameOrEmail = 'Username or email'
export const sendLink = 'Send me a link'
export const sendingLink = 'Sending...'
export const linkSent =
  'If there is such an account, a mail with a link is on its way to its address. The link works once, for half an hour. After it you log in as always.'
export const noMailArrived =
  'No email? Check your spam folder, or ask another administrator of your office.'
export const mailNotSetUp =
  'No mail leaves this server, so no link can be sent. Ask another administrator of your office: under “People” they make a link to a new password for you.'
export const serverResetHint = (command: string) =>
  `Is there nobody else? Then whoever runs the server gives you a new password there, by ${command}.`
export const backToLogin = 'Back to the login'
export const resetNeedsScripts =
  'Asking for a link needs JavaScript: please switch it on for this site and reload.'
