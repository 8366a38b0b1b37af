export const forgottenPassword = 'Forgotten password'
export const resetDescription =
  'Enter your username or email. We will send a password reset link to the email address of your account.'
export const usernameOrEmail = 'Username or email'
export const sendLink = 'Send me a link'
export const sendingLink = 'Sending...'
export const linkSent =
  'If this account exists, we have sent a link to its email address. The link works once, within 30 minutes. Afterwards, log in as usual.'
export const noMailArrived =
  'No email? Check your spam folder, or ask another administrator of your office.'
export const mailNotSetUp =
  'Email is not set up on this server, so no link can be sent. Ask another administrator of your office: under “People” they can create a link to a new password for you.'
export const serverResetHint = (command: string) =>
  `If there is no other administrator, the person who runs the server can set a new password there with ${command}.`
export const backToLogin = 'Back to login'
export const resetNeedsScripts =
  'Requesting a link needs JavaScript: please switch it on for this site and reload.'
