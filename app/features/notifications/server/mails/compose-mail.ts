import type { FastifyInstance } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { deriveMailSecret } from '#app/platform/server/mail/mail.ts'
import type { MailMessage } from './mail-message.ts'
import { findPreviousMail, type MailToCompose } from './store.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'

/** Builds the message for the mail server. It is identical for each attempt. */
export async function composeMail(
  app: FastifyInstance,
  mail: MailToCompose,
): Promise<SendMailOptions> {
  const { mailer, office } = app
  const { id, lead_id, to_name, to_address, subject, created_at, content } = mail
  const { parts, action, unsubscribe, replyTo, isAutomatic, isPersonal } = content
  const { name, phone, email } = await office.read()
  const site = mailer.publicUrl
  const message: MailMessage = {
    subject,
    parts,
    site,
    isPersonal,
    office: { name, phone, email },
    action: action && {
      label: action.label,
      address: `${site}${action.address}${action.salt ? `#${deriveMailSecret(app, action.salt)}` : ''}`,
    },
    unsubscribe: unsubscribe && toAbsolute(site, unsubscribe),
  }
  const host = new URL(site).hostname
  const toMessageId = (mailId: string) => `<${mailId}@${host}>`
  const previous = await findPreviousMail(app.db, mail)
  const thread = lead_id
    ? [`lead.${lead_id}`, ...(previous ? [previous.id] : [])].map(toMessageId)
    : []
  return {
    from: mailer.from,
    to: { name: to_name, address: to_address },
    ...(replyTo && { replyTo }),
    subject,
    date: new Date(created_at),
    messageId: toMessageId(id),
    ...(thread.length > 0 && { references: thread, inReplyTo: thread.at(-1) }),
    headers: {
      // Prevents automatic replies to automatic mails (RFC 3834).
      ...(unsubscribe && { 'auto-submitted': 'auto-generated' }),
      ...(isAutomatic && { 'auto-submitted': 'auto-replied' }),
      ...(message.unsubscribe && { 'list-unsubscribe': `<${message.unsubscribe}>` }),
    },
    text: toText(message),
    html: toHtml(message),
  }
}

const toAbsolute = (site: string, address: string) =>
  address.startsWith('/') ? `${site}${address}` : address
