/** The mails about a registration. */
export const mailKinds = ['registered', 'waiting', 'moved_up', 'cancelled', 'reminder'] as const
export type MailKind = (typeof mailKinds)[number]
