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
  /** Where an answer goes; left out: to where all mails come from. */
  replyTo?: string
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
export const secretOfMail = (app: { deriveKey: (salt: string) => Buffer }, salt: string) =>
  app.deriveKey(`mail ${salt}`).toString('base64url')
