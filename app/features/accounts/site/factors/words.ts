export const roleRequiresFactor =
  'Your role requires a second factor: a passkey or codes from an app. You need it after your password when you log in.'
export const passkeyButton = 'Set up a passkey'
export const authenticatorAppButton = 'Set up an authenticator app'
export const passkeyDescription =
  'It is stored on your phone, your computer or a security key, and unlocked with your fingerprint, your face or a PIN. You can log in with it alone, without a password.'
export const passkeyName = 'Name'
export const passkeyNameHint = 'So that you recognise it later, for example “My phone”.'
export const waitingForDevice = 'Waiting for your device...'
export const passkeyNeedsHttps = 'Passkeys need an address that begins with https.'
export const passkeyExists = 'This device already has a passkey for your account.'
export const passkeyNotCreated = 'No passkey was created. Please try again.'
