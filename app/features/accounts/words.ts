export const signingInNeedsScripts =
  'Signing in needs JavaScript: please switch it on for this site, then try again.'
export const adminLogin = 'Admin Login'
export const username = 'Username'
export const password = 'Password'
export const loggingIn = 'Logging in...'
export const logInButton = 'Log in'
/** A sentence with a link to the login page. */
export const passwordSaved = {
  before: 'Your password has been saved. Please ',
  link: 'log in',
  after: '.',
}
export const forgotPassword = 'Forgot your password?'
export const newPassword = 'New password'
export const passwordHint = '8 characters or more; 15 are better'
export const saving = 'Saving...'
export const saveAndLogIn = 'Save and log in'
export const chooseAPassword = 'Choose a password'
export const choosingNeedsScripts =
  'Choosing a password needs JavaScript: please switch it on for this site and reload.'
export const linkIncomplete =
  'This link is incomplete. Please open the whole link that you received.'
export const loading = 'Loading...'
export const serverUnreachable = 'The server cannot be reached. Please open the link again.'
export const administratorCreated = {
  before: 'The administrator has been created. Please ',
  link: 'log in',
  after: '.',
}
export const createAdministrator = 'Create administrator'
export const email = 'Email'
export const setUp = 'Set up'
export const createFirstAdministrator = 'Create the first administrator'
export const setupNeedsScripts =
  'Setting up needs JavaScript: please switch it on for this site and reload.'
export const setupLinkNeeded =
  'This page needs a one-time link. Restart the server: it prints a new link, valid for one hour.'
export const loginFailed = 'Login failed'
export const invalidCredentials = 'Invalid credentials'
export const secondStep = 'One more step'
export const appCode = 'Code from your app'
export const appCodeHint = 'The 6-digit code that your app shows for this office.'
export const recoveryCode = 'Recovery code'
export const recoveryCodeHint = 'One of your ten recovery codes. Each works once.'
export const useRecoveryCode = 'Use a recovery code'
export const useAppCode = 'Use a code from the app'
export const continueLabel = 'Continue'
export const back = 'Back'
export const useAPasskey = 'Use a passkey'
export const passkeysNeedHttps =
  'Passkeys need an address that begins with https. Please log in with your password.'
export const storageBlocked =
  'This browser blocks the storage of this site, so it cannot keep you logged in. Please allow cookies and site data for this address in its settings, then try again.'
export const noPasskeyUsed = 'No passkey was used. Please try again, or log in with your password.'
export const setUpSecondFactor = 'Set up a second factor'
export const scanThis =
  'Scan this with an authenticator app such as Google Authenticator or Aegis, or with your password manager.'
export const secretAsQrCode = 'The secret as a QR code; it is shown below as text, too'
export const secretAsText = 'The secret as text'
export const firstCode = 'Code from the app'
export const checking = 'Checking...'
export const yourRecoveryCodes = 'Your recovery codes'
export const storeRecoveryCodes =
  'If you lose your phone, each of these codes replaces your second factor once. They are not shown again: please print them or store them with your passwords.'
export const recoveryCodesOf = (username: string, host: string) =>
  `Recovery codes of ${username} for ${host}`
export const copy = 'Copy'
export const copied = 'Copied'
export const copyYourself = 'Please select and copy them yourself'
export const print = 'Print'
export const done = 'Done'
