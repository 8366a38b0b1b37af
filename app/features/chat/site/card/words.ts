export const howToReachYou = 'How can we reach you?'
export const offer =
  'Leave your phone number or email, so that we can reply after you leave this page.'
export const offerWhenClosed =
  'The office is closed now. Leave your phone number or email, and we will get back to you.'
export const leaveDetails = 'Leave your details'
export const noThankYou = 'No, thank you'
export const cannotLoad = 'The form could not be loaded. Please send your details in a message.'
export const name = 'Name'
export const phone = 'Phone'
export const email = 'Email'
export const oneIsEnough = 'A phone number or an email is enough.'
export const giveToOffice = 'Send details'
export const cancel = 'Cancel'
export const weKnow = 'We have your contact details.'
export const correct = 'Change them'

export const consent = (office: string) =>
  `${office} stores these details, and how you found this site, to reply to you. We erase them if you ask.`
/** The message that says it. */
export const joinLines = (submitted: string[]) => submitted.filter(Boolean).join('\n')
