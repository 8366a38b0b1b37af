export const sending = 'Sending…'
export const sendMessage = 'Send Message'
export const fullName = 'Full Name'
export const email = 'Email'
export const phone = 'Phone'
export const preferredDestination = 'Preferred Destination'
export const notDecidedYet = 'Not decided yet'
export const message = 'Message'
export const honeypotLabel = 'Website'
export const honeypotHint = 'Please leave this empty.'
export const contactDetails = 'Contact details'
export const abroad = 'Abroad'
export const office = 'Office'
export const open = 'Open'
export const closed = 'Closed'
export const messageSentSuccessfully = 'Message Sent Successfully!'
export const replyWithinADay = "We'll get back to you within 24 hours"
export const messageReceived = 'Thank you. We have received your message.'
export const youAreOffline = 'You are offline. Your message is saved here until you can send it.'
export const notSentYet = 'Your message has not been sent yet.'
export const sendNow = 'Send now'
export const networkErrorTitle = 'Unknown Error'
export const networkErrorDescription = 'An unexpected error occurred'
export const error = 'Error'
export const unableToSubmitForm = 'Unable to submit form'

export const privacyNotice = (office: string) =>
  `${office} stores these details, and how you found this site, to advise you. We erase them if you ask.`
export const replyBy = (day: string) => `We will reply by ${day}.`
export const holiday = (name: string, from: string, until: string) =>
  `${name}: ${from}${until && ` to ${until}`}`
