export const howToReachYou = 'How can we reach you?'
export const addDetails = 'Leave your details'
export const decline = 'No, thank you'
export const cannotLoad = 'The form could not be loaded. Please send your details in a message.'
export const name = 'Name'
export const phone = 'Phone'
export const email = 'Email'
export const phoneOrEmail = 'A phone number or an email is enough.'
export const sendDetails = 'Send details'
export const cancel = 'Cancel'
export const detailsReceived = 'We have your contact details.'
export const changeDetails = 'Change them'

/** Formats the details as a message. */
export const joinLines = (lines: string[]) => lines.filter(Boolean).join('\n')
