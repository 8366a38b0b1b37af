export const events = 'Events'
export const describeEvents = (office: string) =>
  `Events and fairs of ${office}, with registration.`
export const pastEvents = 'Past events'
export const describePast = (office: string) => `Past events and fairs of ${office}.`
export const allEvents = 'All events'
export const noneNow = 'No event is planned at the moment.'
export const when = 'When'
export const where = 'Where'
export const online = 'Online'
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const seats = 'Seats'
export const addToCalendar = 'Add to your calendar'
export const openEvent = 'Open the event'
export const isOver = 'This event is over.'
export const isClosed = 'Registration is closed.'
export const needsNoRegistration = 'You do not need to register.'
export const isFull =
  'All seats are taken. You can join the waiting list: if a seat becomes free, you get it.'
export const register = 'Register'
export const joinWaitingList = 'Join the waiting list'
export const registerFor = (title: string) => `Register: ${title}`
export const waitingListOf = (title: string) => `Waiting list: ${title}`
export const note = 'Question or wish'
export const noteHint = 'Optional, for example a country that you want to ask about.'
export const notFound = 'We did not find this event'
export const notFoundHint = 'It may have been removed. We are happy to tell you what comes next.'
export const contact = 'Contact us'
export const error = 'This did not work'
export const notSent = 'Your registration did not reach us. Please try again.'
export const registered = 'You are registered'
export const haveSeat = 'You have a seat. We look forward to seeing you.'
export const onWaitingList = 'You are on the waiting list'
export const youWait =
  'All seats are taken. If a seat becomes free, the first person on the list gets it.'
export const isMailed = (address: string) =>
  `We are sending a mail to ${address}. With its link you can cancel.`
export const callToCancel = (phone: string) => `If you cannot come, please call us: ${phone}.`
export const cancelRegistration = 'Cancel the registration'
export const cancelQuestion = 'Somebody else then gets your seat.'
export const cancelled = 'Your registration is cancelled'
export const thanksForCancelling = 'Thank you for letting us know.'
export const unknownRegistration = 'This link does not work'
export const unknownRegistrationHint =
  'The link is incomplete, or the registration was removed. Please call us if you cannot come.'
export const tooLate = 'The event is over, so there is nothing to cancel.'
