export const signingInNeedsScripts =
  'Signing in needs JavaScript: please switch it on for this site, then try again.'
export const adminLogin = 'Admin Login'
export const username = 'Username'
export const password = 'Password'
export const loggingIn = 'Logging in...'
export const logIn = 'log in'
export const logInButton = 'Log in'
export const passwordSavedPlease = 'Your password has been saved. Please'
export const lostPassword =
  'Lost your password? Ask another administrator of your office for a link.'
export const newPassword = 'New password'
export const passwordHint = '8 characters or more'
export const saving = 'Saving...'
export const saveAndLogIn = 'Save and log in'
export const chooseAPassword = 'Choose a password'
export const choosingNeedsScripts =
  'Choosing a password needs JavaScript: please switch it on for this site and reload.'
export const wholeLinkNeeded =
  'This page needs the whole link that an administrator gave you. Please open it once more.'
export const loading = 'Loading...'
export const notReachedOpenAgain = 'The server cannot be reached. Please open it again.'
export const administratorMadePlease = 'The administrator has been made. Please'
export const makeTheAdministrator = 'Make the administrator'
export const email = 'Email'
export const setUp = 'Set up'
export const makeTheFirstAdministrator = 'Make the first administrator'
export const setupNeedsScripts =
  'Setting up needs JavaScript: please switch it on for this site and reload.'
export const setupLinkNeeded =
  'This page needs its one-time link. Restart the server: it prints one, good for an hour.'
export const loginFailed = 'Login failed'
export const invalidCredentials = 'Invalid credentials'
