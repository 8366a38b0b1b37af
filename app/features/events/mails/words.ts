import type { MailKind } from './mail-kinds.ts'

/** Language of mails (BCP 47). */
export const language = 'en'
export const dateLanguage = 'en-GB'

export const subjects: Record<MailKind, (title: string) => string> = {
  registered: (title) => `You are registered: ${title}`,
  waiting: (title) => `You are on the waiting list: ${title}`,
  moved_up: (title) => `You have a seat now: ${title}`,
  cancelled: (title) => `Your registration is cancelled: ${title}`,
  reminder: (title) => `Reminder: ${title}`,
  changed: (title) => `Changed: ${title}`,
  event_cancelled: (title) => `The event is cancelled: ${title}`,
}
export const beginnings: Record<MailKind, string> = {
  registered: 'Thank you. You have a seat.',
  waiting:
    'Thank you. All seats are taken, so you are on the waiting list. If a seat becomes free, you get it by itself, and we write to you.',
  moved_up: 'A seat has become free, and it is yours.',
  cancelled:
    'We have cancelled your registration. If this is a mistake, reply to this mail or call us.',
  reminder: 'We look forward to seeing you.',
  changed:
    'The event for which you registered has changed. These details are new; please note date, time and place.',
  event_cancelled:
    'We are sorry: the event for which you registered does not take place. If you have a question, reply to this mail or call us.',
}
export const date = 'Date'
export const time = 'Time'
export const place = 'Place'
export const link = 'Link'
export const phone = 'Phone'
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const stillWaiting = 'You are still on the waiting list.'
export const updateCalendar = 'Update your calendar'
export const removeFromCalendar = 'Remove it from your calendar'
export const calendar = 'Add to your calendar'
export const cannotCome = 'If you cannot come, please cancel, so that somebody else gets the seat.'
export const cancel = 'Cancel the registration'
export const wrongAddress =
  'If you did not register, someone has mistyped their address. Please ignore this mail, or cancel the registration.'
