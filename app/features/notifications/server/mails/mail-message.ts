import type { MailPart } from '#app/platform/server/mail/mail.ts'

/** A mail with the office's contact details, before it is rendered as HTML and as plain text. */
export interface MailMessage {
  parts: MailPart[]
  subject: string
  /** An administrator wrote the mail, so the HTML has no heading. */
  isPersonal?: boolean
  /** The base URL of the links in the mail. */
  site: string
  action?: { label: string; address: string }
  /** The address where the recipient can change the preferences or unsubscribe. */
  unsubscribe?: string
  office: { name: string; phone: string; email: string }
}
