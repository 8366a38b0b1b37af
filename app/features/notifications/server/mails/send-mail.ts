import type { FastifyInstance } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { Type } from 'typebox'
import type { BrandColours } from '#app/contract/brand.ts'
import { Id } from '#app/contract/common.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import { applyBrand, type Followers } from '#app/platform/brand/brand-colours.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { defineJob, retryDelay } from '#app/platform/server/jobs/job-type.ts'
import {
  deriveMailCode,
  deriveMailSecret,
  type Mail,
  type MailPart,
} from '#app/platform/server/mail/mail.ts'
import { MailRejected } from '#app/platform/server/mail/mail-failure.ts'
import { AUTO_REPLY_HOURS } from '../../contract.ts'
import { lockNotifications, markMailSent } from '../delivery/store.ts'
import { mailWordsIn } from './mail-words.ts'
import * as store from './store.ts'
import { findPreviousMail, type MailToCompose } from './store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Sends a mail through the mail server. Failed attempts are retried for three days. */
export const sendMail = defineJob({
  name: 'send-mail',
  title: 'Send a mail',
  isSilent: true,
  payload: Type.Object({ mail_id: Id }),
  retryDelays: [
    10,
    MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    // Later retries follow hourly, so that mails are sent soon after the mail server works again.
    ...Array.from({ length: 72 }, () => HOUR),
  ],
  async run({ app, payload: { mail_id }, attempt, signal, end: endJob }) {
    const { db, mailer, services } = app
    const mail = await store.findWaiting(db, mail_id)
    const end: typeof endJob = async (change) => {
      await endJob(async (db) => {
        await lockNotifications(db)
        await change(db)
        if (mail) await services.notifications.resumeDelivery(db, mail)
      })
      notifyOpenScreens(app)
    }
    // The mail was sent, cancelled or erased after this job was queued.
    if (!mail) return
    if (!(await mailer.isEnabled(db))) return end((db) => store.holdMail(db, mail.id))
    if (isExpired(mail)) return end((db) => store.cancelMail(db, mail.id, EXPIRED))
    const bounce = await store.findBounce(db, mail.to_address)
    if (bounce) {
      const response = `The mail server rejected this address: ${bounce.server_response}`
      return end((db) => store.markFailed(db, mail.id, response))
    }
    const message = await composeMail(app, mail)
    try {
      const response = await mailer.send(message, signal)
      await end(async (db) => {
        await store.markSent(db, mail.id, response)
        await markMailSent(db, mail.id)
      })
    } catch (error) {
      if (signal.aborted || !(error instanceof MailRejected)) throw error
      const { message: response, isInvalidAddress, isPermanent } = error
      const delay = retryDelay(sendMail, attempt)
      if (isPermanent || delay === undefined) {
        return end(async (db) => {
          // Erased or cancelled since; the address of an erased person must not be stored again.
          if (!(await store.findWaiting(db, mail.id))) return
          await store.markFailed(db, mail.id, response)
          if (isInvalidAddress) await store.addBounce(db, mail.to_address, response)
        })
      }
      await store.recordAttempt(db, mail.id, response, delay)
      throw new Error(removeRecipient(response))
    }
  },
})

/**
 * Removes the recipient's address from a response before it is logged. The full response is stored
 * with the mail.
 */
const removeRecipient = (response: string) =>
  response.replace(/^(\d{3}(?:[ -]\d\.\d+\.\d+)?)\b.*/s, 'The mail server answered $1.')

const EXPIRED = `Not sent within ${AUTO_REPLY_HOURS} hours. An automatic reply would be too late.`

const isExpired = ({ content: { expiresAt } }: store.MailToCompose) =>
  expiresAt !== undefined && expiresAt < new Date().toISOString()

/** Builds the message for the mail server. It is identical for each attempt. */
export async function composeMail(
  app: FastifyInstance,
  mail: MailToCompose,
): Promise<SendMailOptions> {
  const { mailer, office, services } = app
  const { id, lead_id, to_name, to_address, subject, created_at, content } = mail
  const { parts, action, unsubscribe, replyTo, isAutomatic, isPersonal } = content
  const { language = defaultLanguage } = content
  const translate = await services.textTranslations.loadTranslate(app.db, language)
  const profile = services.office.translate(await office.read(), translate)
  const { name, phone, email, primary_colour, accent_colour } = profile
  const site = mailer.publicUrl
  const message: MailMessage = {
    subject,
    parts: parts.map((part) =>
      'codeSalt' in part ? { code: deriveMailCode(app, part.codeSalt) } : part,
    ),
    site,
    language,
    isPersonal,
    office: { name, phone, email },
    colours: { primary_colour, accent_colour },
    action: action && {
      label: action.label,
      address: `${site}${action.address}${formatSecret(app, action)}`,
    },
    unsubscribe: unsubscribe && toAbsolute(site, unsubscribe),
  }
  const host = new URL(site).hostname
  const toMessageId = (mailId: string) => `<${mailId}@${host}>`
  const previous = await findPreviousMail(app.db, mail)
  const thread = lead_id
    ? [`lead.${lead_id}`, ...(previous ? [previous.id] : [])].map(toMessageId)
    : []
  const headers: Record<string, string> = {}
  // Prevents automatic replies to automatic mails (RFC 3834).
  if (isAutomatic) headers['auto-submitted'] = 'auto-replied'
  else if (unsubscribe) headers['auto-submitted'] = 'auto-generated'
  if (message.unsubscribe) headers['list-unsubscribe'] = `<${message.unsubscribe}>`
  return {
    to: { name: to_name, address: to_address },
    replyTo,
    subject,
    date: new Date(created_at),
    messageId: toMessageId(id),
    references: thread.length > 0 ? thread : undefined,
    inReplyTo: thread.at(-1),
    headers,
    text: toText(message),
    html: toHtml(message),
  }
}

const toAbsolute = (site: string, address: string) =>
  address.startsWith('/') ? `${site}${address}` : address

type RenderedPart = Exclude<MailPart, { codeSalt: string }> | { code: string }

/** A mail with the office's contact details, before it is rendered as HTML and as plain text. */
interface MailMessage {
  parts: RenderedPart[]
  subject: string
  language: string
  /** An administrator wrote the mail, so the HTML has no heading. */
  isPersonal?: boolean
  /** The base URL of the links in the mail. */
  site: string
  action?: { label: string; address: string }
  /** The address where the recipient can change the preferences or unsubscribe. */
  unsubscribe?: string
  office: { name: string; phone: string; email: string }
  colours: BrandColours
}

/** Renders the plain text version of a mail. */
function toText({ parts, action, unsubscribe, office, site, language }: MailMessage) {
  const { name, phone, email } = office
  const signature = [name, phone, email, site].filter(Boolean).join('\n')
  return [
    ...parts.map((part) => partToText(part, site)),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    // Mail programs recognise the line "-- " as the start of the signature.
    `-- \n${signature}`,
    ...(unsubscribe
      ? [
          `${mailWordsIn(language).changePreferences}:\n${unsubscribe.replace(/^mailto:|\?.*$/g, '')}`,
        ]
      : []),
  ].join('\n\n')
}

function partToText(part: RenderedPart, site: string) {
  if ('text' in part) return part.text
  if ('code' in part) return part.code
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  const items = part.list.map(
    ({ text, address }) => `- ${text}${address ? `\n  ${site}${address}` : ''}`,
  )
  return [...(part.heading ? [`${part.heading}:`] : []), ...items].join('\n')
}

/**
 * The style sheet loads nothing from other servers. Mail programs that do not support styles still
 * show a readable mail.
 */
const style = `
body { margin: 0; padding: 24px 16px; background: #fbf8f3; color: #1b2238;
  font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
main, footer { display: block; max-width: 560px; margin: 0 auto; }
main { padding: 24px; border: 1px solid #e4ddd0; border-radius: 12px; background: #ffffff; }
.office { margin: 0 0 16px; font-size: 14px; font-weight: 600; color: #4a5275; }
h1 { margin: 0 0 16px; font: 600 22px/1.3 Georgia, serif; color: #16245a; }
h2 { margin: 0 0 8px; font-size: 16px; color: #16245a; }
p, ul, dl, blockquote { margin: 0 0 16px; overflow-wrap: anywhere; }
blockquote { padding: 2px 0 2px 14px; border-left: 3px solid #f5a524; white-space: pre-wrap; }
dt { font-size: 14px; color: #4a5275; }
dd { margin: 0 0 8px; }
ul { padding-left: 20px; }
a { color: #16245a; }
.text { white-space: pre-wrap; }
.code { font-size: 28px; font-weight: 600; letter-spacing: 4px; }
.whole { display: inline-block; }
.action { margin: 24px 0 0; }
.action a { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #f5a524;
  color: #0f1b3d; font-weight: 600; text-decoration: none; }
footer { padding: 16px 24px 0; font-size: 14px; color: #4a5275; }
footer p { margin: 0 0 8px; }
footer a { color: #4a5275; }
@media (max-width: 480px) {
  body { padding: 12px; }
  main { padding: 16px; }
  footer { padding: 16px 16px 0; }
}
@media (prefers-color-scheme: dark) {
  body { background: #0c1226; color: #e8eaf4; }
  main { background: #151d38; border-color: #2b3560; }
  h1, h2, a { color: #f2d39b; }
  .office, dt, footer, footer a { color: #b4bbd6; }
  .action a { color: #0f1b3d; }
}`

/** The colours of the style sheet that follow the office's brand. */
const followers: Followers = {
  primary: ['#16245a', '#0f1b3d', '#4a5275', '#0c1226', '#151d38', '#2b3560', '#b4bbd6'],
  accent: ['#f5a524', '#f2d39b'],
}

/** Renders the HTML version of a mail. */
export function toHtml(message: MailMessage) {
  const { subject, parts, action, unsubscribe, office, colours, site, isPersonal, language } =
    message
  const { name, phone, email } = office
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${applyBrand(style, followers, colours)}</style>
</head>
<body>
<main>
<p class="office">${escapeHtml(name)}</p>
${isPersonal ? '' : `<h1>${escapeHtml(subject)}</h1>`}
${parts.map((part) => partToHtml(part, site)).join('\n')}
${action ? `<p class="action">${link(action.address, action.label)}</p>` : ''}
</main>
<footer>
<p>${[name, phone, email].filter(Boolean).map(nonBreaking).join(' · ')}</p>
<p>${link(site, site.replace(/^https?:\/\//, ''))}</p>
${unsubscribe ? `<p>${link(unsubscribe, mailWordsIn(language).changePreferences)}</p>` : ''}
</footer>
</body>
</html>
`
}

function partToHtml(part: RenderedPart, site: string) {
  if ('text' in part) return `<p class="text">${escapeHtml(part.text)}</p>`
  if ('code' in part) return `<p class="code">${part.code}</p>`
  if ('quote' in part) return `<blockquote>${escapeHtml(part.quote)}</blockquote>`
  if ('facts' in part) {
    const facts = part.facts.map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    )
    return `<dl>${facts.join('')}</dl>`
  }
  const items = part.list.map(({ text, address }) =>
    address ? link(`${site}${address}`, text) : escapeHtml(text),
  )
  const heading = part.heading ? `<h2>${escapeHtml(part.heading)}</h2>` : ''
  return `${heading}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** Prevents line breaks inside the office's name, phone number and email address. */
const nonBreaking = (text: string) => `<span class="whole">${escapeHtml(text)}</span>`

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`

const htmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => getOwn(htmlEntities, character) ?? character)

/** Returns the secret of the link, as its fragment or as the value of its last parameter. */
function formatSecret(app: FastifyInstance, { address, salt }: NonNullable<Mail['action']>) {
  if (!salt) return ''
  return `${address.endsWith('=') ? '' : '#'}${deriveMailSecret(app, salt)}`
}
