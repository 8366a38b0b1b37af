import type { FastifyInstance } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { secretOfMail } from '#app/base/server/mail.ts'
import type { Letter } from './letter.ts'
import { type Composed, findEarlier } from './store.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'

/** All that the server which takes mails is to be told; the same at each try. */
export async function composeMail(app: FastifyInstance, mail: Composed): Promise<SendMailOptions> {
  const { mailing, office } = app
  const { id, lead_id, to_name, to_address, subject, created_at, content } = mail
  const { parts, action, unsubscribe, replyTo, isAutomatic, isLetter } = content
  const { name, phone, email } = await office.read()
  const site = mailing.publicUrl
  const letter: Letter = {
    ...{ subject, parts, site, isLetter, office: { name, phone, email } },
    action: action && {
      label: action.label,
      address: `${site}${action.address}${action.salt ? `#${secretOfMail(app, action.salt)}` : ''}`,
    },
    unsubscribe: unsubscribe && toAddress(site, unsubscribe),
  }
  const host = new URL(site).hostname
  const named = (each: string) => `<${each}@${host}>`
  const earlier = await findEarlier(app.db, mail)
  const thread = lead_id ? [`lead.${lead_id}`, ...(earlier ? [earlier.id] : [])].map(named) : []
  return {
    from: mailing.from,
    to: { name: to_name, address: to_address },
    ...(replyTo && { replyTo }),
    subject,
    date: new Date(created_at),
    messageId: named(id),
    ...(thread.length > 0 && { references: thread, inReplyTo: thread.at(-1) }),
    headers: {
      // RFC 3834: no machine answers what a machine has written.
      ...(unsubscribe && { 'auto-submitted': 'auto-generated' }),
      ...(isAutomatic && { 'auto-submitted': 'auto-replied' }),
      ...(letter.unsubscribe && { 'list-unsubscribe': `<${letter.unsubscribe}>` }),
    },
    text: toText(letter),
    html: toHtml(letter),
  }
}

const toAddress = (site: string, address: string) =>
  address.startsWith('/') ? `${site}${address}` : address
