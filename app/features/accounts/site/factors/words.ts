export const roleRequiresFactor =
  'Your role requires a second factor: a passkey, or codes that an app makes. It is asked for after your password.'
export const usePasskey = 'Set up a passkey'
export const useApp = 'Set up an authenticator app'
export const passkeyExplained =
  'Your phone, your computer or a security key keeps it, and asks for your finger, your face or a PIN. It signs in without a password.'
export const passkeyName = 'Name'
export const passkeyNameHint = 'So that you recognise it later, for example “My phone”.'
export const askingDevice = 'Asking your device...'
export const passkeyNeedsHttps = 'Passkeys need an address that begins with https.'
export const passkeyExists = 'This device keeps a passkey for your account already.'
export const passkeyNotCreated = 'No passkey was made. Please try again.'
