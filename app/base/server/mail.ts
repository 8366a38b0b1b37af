/** A mail as somebody writes it: words as data. How they look is decided when it is sent. */
export interface Mail {
  /** What it is, in words: "New enquiry". */
  kind: string
  to: { name: string; address: string }
  subject: string
  parts: MailPart[]
  /** What is to be done about it, as a button. */
  action?: MailAction
  /** The lead that it is about: its mails belong together, and go when it is erased. */
  leadId?: string
  /** The person of the office whom it tells something. */
  personId?: string
  /** Where such mails are ended: from `/` on, or `mailto:`; left out for what is an answer. */
  unsubscribe?: string
  /** A machine answers somebody by it, and no machine is to answer that (RFC 3834). */
  isAutomatic?: boolean
  /** A person has written it to another: it is a letter, without a title. */
  isPersonal?: boolean
  /** It is worth nothing after this moment, and does not leave then. */
  expiresAt?: string
  /** Where an answer goes; left out: to where all mails come from. */
  replyTo?: string
}

/** Whether it has left, and what the mail server said last. */
export interface MailOutcome {
  state: 'waiting' | 'sent' | 'failed' | 'kept' | 'dropped'
  sent_at: string | null
  answer: string
}

/** One under the other. */
export type MailPart =
  | { text: string }
  /** What somebody else has written. */
  | { quote: string }
  | { facts: [name: string, value: string][] }
  | { heading?: string; list: { text: string; address?: string }[] }

interface MailAction {
  label: string
  /** From `/` on. */
  address: string
  /** A secret behind # in the address, made anew of this salt each time: it stands in no table. */
  salt?: string
}

/** The secret of a link that a mail carries: nobody knows it who only has the database. */
export const deriveMailSecret = (app: { deriveKey: (salt: string) => Buffer }, salt: string) =>
  app.deriveKey(`mail ${salt}`).toString('base64url')
