/** Language of mails (BCP 47). */
export const language: string = 'en'

export const newsletter = 'Newsletter'
export const whatYouGet = 'News about studying abroad, by email.'
export const email = 'Email'
export const consent =
  'We use your address only to send you the newsletter. You can unsubscribe at any time.'
export const subscribe = 'Subscribe'
export const checkYourMail = 'Please check your mail'
export const mailSent = (days: number, mails: number) =>
  `If this address is not on our list yet, you will get a mail with a link. Open it within ${days} days to confirm. We send it at most ${mails} times.`
export const notDone = 'That did not work'
export const tryAgain = 'Please try again in a few minutes.'
export const confirmQuestion = 'Do you want our newsletter?'
export const confirm = 'Yes, subscribe me'
export const confirmed = 'You are subscribed'
export const confirmedText = 'Thank you. You will get our next newsletter.'
export const youAreSubscribed = 'You are subscribed to our newsletter.'
export const unsubscribe = 'Unsubscribe'
export const unsubscribed = 'You are unsubscribed'
export const unsubscribedText = 'Your address is deleted from our list.'
export const linkIsOld = 'This link is no longer valid'
export const linkIsOldText =
  'The subscription has ended, or it was not confirmed in time. You can subscribe again.'

export const confirmSubject = 'Please confirm your subscription'
export const confirmText = (days: number) =>
  `Someone asked for our newsletter with this address. If it was you, open this link within ${days} days and confirm.`
export const ignoreMail =
  'If it was not you, please ignore this mail. You will not get the newsletter, and we delete your address.'
export const openLink = 'Confirm subscription'
