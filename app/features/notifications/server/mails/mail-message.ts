import type { MailPart } from '#app/base/server/mail.ts'

/** A mail as it stands under its office's name. */
export interface MailMessage {
  parts: MailPart[]
  subject: string
  /** A person has written it: it has no title. */
  isPersonal?: boolean
  /** What its links begin with. */
  site: string
  action?: { label: string; address: string }
  /** Where such mails are ended. */
  unsubscribe?: string
  office: { name: string; phone: string; email: string }
}
