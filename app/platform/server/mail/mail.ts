/** A mail as data. The layout is applied when it is sent. */
export interface Mail {
  /** Shown in the outbox, for example "New enquiry". */
  type: string
  to: { name: string; address: string }
  subject: string
  parts: MailPart[]
  /** BCP 47; English without it. */
  language?: string
  /** Shown as a button. */
  action?: MailAction
  /** Mails of a lead form one thread and are erased with it. */
  leadId?: string
  /** The recipient, if it is an administrator. */
  personId?: string
  /** Address for List-Unsubscribe, relative or `mailto:`. */
  unsubscribe?: string
  /**
   * Marks an automatic reply, so that mail programs do not reply to it automatically (RFC 3834).
   */
  isAutomatic?: boolean
  /** Written by a person: shown without a heading. */
  isPersonal?: boolean
  /** The mail is cancelled when it could not be sent before this moment. */
  expiresAt?: string
  /** Reply-To; the sender's address by default. */
  replyTo?: string
}

/** The delivery state and the last response of the mail server. */
export interface MailOutcome {
  state: 'waiting' | 'sent' | 'failed' | 'held' | 'cancelled'
  sent_at: string | null
  server_response: string
}

export type MailPart =
  | { text: string }
  /** A code of six digits that is derived from this salt for each attempt, and never stored. */
  | { codeSalt: string }
  /** Text by another person. */
  | { quote: string }
  | { facts: [name: string, value: string][] }
  | { heading?: string; list: { text: string; address?: string }[] }

interface MailAction {
  label: string
  /** Relative, starting with `/`. */
  address: string
  /**
   * Salt of a secret that is appended behind #, or to an address that ends with =. It is derived again
   * for each attempt and never stored.
   */
  salt?: string
}

/** The secret of a link in a mail. It cannot be derived from the database alone. */
export const deriveMailSecret = (app: { deriveKey: (salt: string) => Buffer }, salt: string) =>
  app.deriveKey(`mail ${salt}`).toString('base64url')

/** The code in a mail, as six digits. It cannot be derived from the database alone. */
export const deriveMailCode = (app: { deriveKey: (salt: string) => Buffer }, salt: string) =>
  String(app.deriveKey(`mail code ${salt}`).readUInt32BE(0) % 1_000_000).padStart(6, '0')
