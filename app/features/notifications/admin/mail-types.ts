/** The types of mails as the outbox names them. The server stores them in English. */
const types: Record<string, string> = {
  'New enquiry': 'New enquiry',
  'Overdue reply': 'Overdue reply',
  'Task due': 'Task due',
  'Decision on an application': 'Decision on an application',
  'Daily summary': 'Daily summary',
  'Failed background job': 'Failed background job',
  'Disk space is low': 'Disk space is low',
  'Automatic reply': 'Automatic reply',
  'Event registration': 'Event registration',
  'Newsletter confirmation': 'Newsletter confirmation',
  Reply: 'Reply',
  Invitation: 'Invitation',
  'New password': 'New password',
  'Password reset': 'Password reset',
  'Password changed': 'Password changed',
  'New sign-in': 'New sign-in',
}

/** Returns the name of a type of mails in the language of the back office. */
export const nameMailType = (type: string) =>
  Object.hasOwn(types, type) ? (types[type] ?? type) : type
