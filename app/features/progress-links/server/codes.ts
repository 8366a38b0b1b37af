import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { toEmailKey } from '#app/features/lead-matching/server/compare-people.ts'
import { findCounsellor } from '#app/features/leads/server/notifications/due-tasks.ts'
import { describeLead } from '#app/features/leads/server/notifications/overdue-reply.ts'
import { findPrimaryLead } from '#app/features/leads/server/store/lead-row.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import { deriveMailCode } from '#app/platform/server/mail/mail.ts'
import type { Database } from '#database/connect.ts'
import { CODE_MINUTES, CODE_TRIES, type NewCode } from '../contract.ts'
import { chooseWords, readOffice } from './page/page.ts'
import { hashCode } from './secrets.ts'
import type { OpenedLink } from './store.ts'

/** Creates the code of a link, which replaces the former one. */
export async function createCode(
  app: FastifyInstance,
  db: Database,
  { linkId, salt = randomUUID() }: { linkId: string; salt?: string },
): Promise<NewCode> {
  const code = deriveMailCode(app, salt)
  const expires_at = new Date(Date.now() + CODE_MINUTES * 60_000).toISOString()
  await db
    .updateTable('progress_links')
    .set({
      code_hash: hashCode(app, linkId, code),
      code_expires_at: expires_at,
      code_tries: 0,
      code_asked_at: null,
    })
    .where('id', '=', linkId)
    .execute()
  return { code, expires_at }
}

/** Returns whether this is the code of the link, which then ends. Each call is a try. */
export async function useCode(app: FastifyInstance, linkId: string, given: string) {
  const tried = await app.db
    .updateTable('progress_links')
    .set((is) => ({ code_tries: is('code_tries', '+', 1) }))
    .where('id', '=', linkId)
    .where('code_hash', 'is not', null)
    .where('code_tries', '<', CODE_TRIES)
    .where('code_expires_at', '>', new Date().toISOString())
    .returning('code_hash')
    .executeTakeFirst()
  const hash = hashCode(app, linkId, given)
  if (tried?.code_hash !== hash) return false
  const used = await app.db
    .updateTable('progress_links')
    .set({ code_hash: null, code_expires_at: null })
    .where('id', '=', linkId)
    .where('code_hash', '=', hash)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Returns the e-mail address that gets codes; undefined for none. The student's must be older than the
 * link, because an enquiry in the name of a student adds its address to the lead.
 */
export async function findCodeAddress(
  { db, mailer }: Pick<FastifyInstance, 'db' | 'mailer'>,
  link: OpenedLink,
) {
  if (!(await mailer.isEnabled(db))) return undefined
  // Only the office enters the addresses of guardians.
  if (link.guardian_id !== null) return link.guardian_email || undefined
  const emails = JSON.parse(link.emails) as string[]
  if (emails.length === 0) return undefined
  const rows = await db
    .selectFrom('lead_match_keys')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select('key')
    .where('primary_lead_id', '=', link.primary_lead_id)
    .where('added_at', '<=', link.created_at)
    .execute()
  const known = new Set(rows.map(({ key }) => key.replace(/^email:/, '')))
  return emails.find((email) => known.has(toEmailKey(email)))
}

/** Sends a code by e-mail, or asks the office to give one. Returns who gives it. */
export async function requestCode(app: FastifyInstance, link: OpenedLink) {
  const address = await findCodeAddress(app, link)
  const words = chooseWords(undefined, link.language)
  const office = await readOffice(app, words.language)
  await app.db.transaction().execute(async (db) => {
    const { leads, mails } = app.services
    const leadId = link.primary_lead_id
    // Erased since.
    if ((await leads.lockExisting(db, [leadId])).size === 0) return
    if (!address) return askOffice(app, db, link)
    const salt = randomUUID()
    await createCode(app, db, { linkId: link.id, salt })
    const subject = words.codeSubject
    const mailId = await mails.add(db, {
      type: 'Code for documents',
      leadId,
      language: words.language,
      isAutomatic: true,
      replyTo: office.email,
      to: { name: '', address },
      subject,
      parts: [
        { text: words.codeText(CODE_MINUTES) },
        { codeSalt: salt },
        { text: words.codeWarning },
      ],
      expiresAt: new Date(Date.now() + CODE_MINUTES * 60_000).toISOString(),
    })
    await leads.recordMail(db, { leadId, mailId, subject })
  })
  return address ? 'mail' : 'office'
}

/** Shows on the lead page that the person needs a code, and notifies the counsellor. */
async function askOffice({ services }: FastifyInstance, db: Database, link: OpenedLink) {
  const code_asked_at = new Date().toISOString()
  await db.updateTable('progress_links').set({ code_asked_at }).where('id', '=', link.id).execute()
  const lead = await findPrimaryLead(db, link.primary_lead_id, systemViewer)
  if (!lead) return
  const { who, address, facts } = describeLead(lead)
  await services.notifications.add(db, {
    kind: 'follow_up',
    key: `${link.id} code ${code_asked_at.slice(0, 'YYYY-MM-DDTHH'.length)}`,
    leadId: lead.id,
    personId: await findCounsellor({ db, services }, lead),
    title: link.guardian_id ? 'Guardian asks for a code' : 'Student asks for a code',
    brief: 'Give a code by phone or WhatsApp',
    who,
    address,
    facts,
  })
}

/** Shows enough of an address to recognise it: "a…@example.org". */
export const maskAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1…')
