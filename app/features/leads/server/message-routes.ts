import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { defaultLanguage } from '#app/contract/languages.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { LeadActivity } from '../activity-contract.ts'
import type { Lead } from '../contract.ts'
import { messagesApi, type NewMail } from '../messages-contract.ts'
import * as englishWords from '../words.ts'
import { changeLead } from './routes.ts'
import * as activities from './store/activities.ts'
import { find } from './store/change.ts'
import { listLinksOfTree } from './store/guardian-details.ts'
import { recordResponse, updateLastActivity } from './store/responses.ts'

const wordsIn = await loadDictionaries(
  englishWords,
  (language) => import(`../words.${language}.ts`),
)

/** Records messages that were opened in another app, which is not a response yet, and sends mails. */
const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...messagesApi.recordOpened,
    async handler(request, reply) {
      const { id: leadId } = request.params
      const { channel: opened_in, text, phone, template } = request.body
      const { id: by } = requireAdministrator(request)
      if (text === '' && opened_in !== 'whatsapp')
        throw new ValidationError({ text: { code: 'blank', detail: 'Please enter a message.' } })
      const after = { opened_in, phone: phone || undefined, template: template || undefined }
      let activity: LeadActivity | undefined
      await changeLead(request, leadId, async (db, before) => {
        const guardians = await listLinksOfTree(db, before.id)
        const phones = [...before.phones, ...guardians.map((guardian) => guardian.phone)]
        if (phone && !phones.includes(phone)) {
          const detail = 'This lead no longer has this phone number. Choose another one.'
          throw new ValidationError({ phone: { code: 'not_there', detail } })
        }
        const id = await activities.addActivity(db, {
          lead_id: before.id,
          kind: 'opened',
          text,
          by,
          after,
        })
        await updateLastActivity(db, before.id)
        activity = await activities.findActivity(
          db,
          { leadId, id, viewer: systemViewer },
          app.services,
        )
        return (await find(db, leadId, systemViewer)) as Lead
      })
      notifyOpenScreens(app)
      return reply.code(201).send(activity as LeadActivity)
    },
  })

  app.route({
    ...messagesApi.mail,
    async handler(request, reply) {
      if (!(await app.mailer.isEnabled(app.db)))
        throw new Conflict(
          'Email is not set up on this server. Write from your own email program instead.',
          'no_mail',
        )
      const activity = await sendMail(request, request.params.id, request.body)
      notifyOpenScreens(app)
      return reply.code(201).send(activity)
    },
  })
}

/**
 * Sends a mail once per id. Throws ValidationError for an unknown address, Conflict if the id has
 * another text.
 */
async function sendMail(request: FastifyRequest, leadId: string, mail: NewMail) {
  const { services, office } = request.server
  const { id: by } = requireAdministrator(request)
  const officeRecord = await office.read()
  let activity: LeadActivity | undefined
  await changeLead(request, leadId, async (db, lead) => {
    await acquireLock(db, 'lead_mail', mail.id)
    activity = await findSentMail(db, lead, mail, services)
    if (activity) return lead
    if (!lead.emails.includes(mail.email)) {
      const detail = 'This lead no longer has this email address. Choose another one.'
      throw new ValidationError({ email: { code: 'not_there', detail } })
    }
    const language = findLanguage(mail.text, lead.language)
    const translate = await services.textTranslations.loadTranslate(db, language)
    const { name } = services.office.translate(officeRecord, translate)
    const subject = mail.subject || wordsIn(language).describeEnquiry(name)
    const replyTo = (await findReplyAddress(db, by, services)) || officeRecord.email
    const mailId = await services.mails.add(db, {
      type: 'Reply',
      leadId: lead.id,
      language,
      isPersonal: true,
      replyTo,
      subject,
      to: { name: lead.name, address: mail.email },
      parts: [{ text: mail.text }],
    })
    await storeMail(db, lead, { ...mail, subject, mailId, by })
    await recordResponse(db, { leadId: lead.id, by }, officeRecord)
    activity = await activities.findActivity(
      db,
      { leadId: lead.id, id: mail.id, viewer: systemViewer },
      services,
    )
    return (await find(db, lead.id, systemViewer)) as Lead
  })
  return activity as LeadActivity
}

/** Returns the language in which a mail is written: that of the lead, or another one by its letters. */
function findLanguage(text: string, language: Lead['language']) {
  const count = (script: RegExp) => text.match(script)?.length ?? 0
  const isDevanagari = count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu)
  if (!isDevanagari) return defaultLanguage
  return language === 'hi' ? language : 'ne'
}

/** Returns the e-mail address of an administrator; '' for none. */
async function findReplyAddress(db: Database, id: string, { administrators }: Services) {
  return (await administrators.listRecipients(db)).find((person) => person.id === id)?.email ?? ''
}

async function storeMail(db: Database, lead: Lead, mail: NewMail & { mailId: string; by: string }) {
  const { id, by, text, email, subject, template, mailId } = mail
  const after = { mail_to: email, mail_subject: subject, template: template || undefined }
  await activities.addActivity(db, {
    id,
    lead_id: lead.id,
    kind: 'mail',
    text,
    by,
    after,
    about: mailId,
  })
}

async function findSentMail(
  db: Database,
  { id: leadId }: Lead,
  { id, text }: NewMail,
  services: Services,
) {
  const stored = await db
    .selectFrom('lead_activities')
    .select('text')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored) return undefined
  const activity = await activities.findActivity(db, { leadId, id, viewer: systemViewer }, services)
  if (activity?.kind === 'mail' && stored.text === text) return activity
  throw new Conflict('This id is already used for another activity.')
}

export default messageRoutes
