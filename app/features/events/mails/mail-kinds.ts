/** The mails about a registration. `changed` and `event_cancelled` are about the event. */
export const mailKinds = [
  'registered',
  'waiting',
  'moved_up',
  'cancelled',
  'reminder',
  'changed',
  'event_cancelled',
] as const
export type MailKind = (typeof mailKinds)[number]
