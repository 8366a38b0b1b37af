export const howToReachYou = 'How can we reach you?'
export const offer =
  'Leave your phone or email, and we can answer you when you have left this page, too.'
export const offerWhenClosed =
  'The office is closed now. Leave your phone or email, and we come back to you.'
export const leaveDetails = 'Leave your details'
export const noThankYou = 'No, thank you'
export const cannotLoad = 'This could not be loaded. Please write it in a message.'
export const name = 'Name'
export const phone = 'Phone'
export const email = 'Email'
export const oneIsEnough = 'One of the two is enough.'
export const giveToOffice = 'Give to the office'
export const cancel = 'Cancel'
export const weKnow = 'We know how to reach you.'
export const correct = 'Correct it'

export const consent = (office: string) =>
  `${office} keeps this, and how you came to this site, to answer you, and erases it when you ask for that.`
/** The message that says it. */
export const joinLines = (submitted: string[]) => submitted.filter(Boolean).join('\n')
