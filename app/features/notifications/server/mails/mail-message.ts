import type { MailPart } from '#app/base/server/mail.ts'

/** A mail with the office's name and addresses. */
export interface MailMessage {
  parts: MailPart[]
  subject: string
  /** Written by a person: shown without a heading. */
  isPersonal?: boolean
  /** Base URL of its links. */
  site: string
  action?: { label: string; address: string }
  /** Address to change the preferences or unsubscribe. */
  unsubscribe?: string
  office: { name: string; phone: string; email: string }
}
