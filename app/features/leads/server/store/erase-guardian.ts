import { sql } from 'kysely'
import { matchKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import {
  canBeSameGuardian,
  guardianKeysOf,
} from '#app/features/lead-matching/server/find-guardians.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import type { Lead } from '../../contract.ts'
import type { FoundGuardian } from '../../guardians-contract.ts'
import { matchesName, nameToConfirm } from '../../personal-data-contract.ts'
import { hasContactDetail, listContactDetails } from './contact-details.ts'
import { eraseLabels } from './erase.ts'
import { eraseMentions } from './erase-mentions.ts'
import { updateFollowUps } from './follow-up.ts'
import { findGuardianInScope } from './guardian-details.ts'
import { WHICH_STUDENT } from './guardian-enquiries.ts'
import { listLinks, repeatFirstGuardian } from './guardians.ts'
import { leadColumns, lockForMerge, lockLeads, toLead } from './lead-row.ts'
import { renewNoteSearch } from './note-search.ts'

interface Erasure {
  id: string
  /** The name that the administrator typed to confirm the erasure. */
  name: string
  viewer: Viewer
}

/**
 * Erases a guardian from all students within a transaction. Enquiries stay in the timelines without
 * text and values. Returns false when the viewer has no such guardian, throws ValidationError when the
 * typed name differs.
 */
export async function eraseGuardian(
  db: Database,
  services: Services,
  { id, name, viewer }: Erasure,
) {
  await lockForMerge(db, [])
  const guardian = await findGuardianInScope(db, id, viewer)
  if (!guardian) return false
  const person = toPerson(guardian)
  if (!matchesName(nameToConfirm(person), name))
    throw new ValidationError({ name: { code: 'other_name', detail: WRONG_NAME } })
  const leadIds = await listLeadIds(db, guardian.id)
  await acquireLocks(db, 'lead', leadIds)
  await lockLeads(db, leadIds)
  const former = await listFormerValues(db, guardian, leadIds)
  const enquiries = await eraseEnquiries(db, services, guardian.id)
  await db.deleteFrom('guardians').where('id', '=', guardian.id).execute()
  for (const leadId of leadIds) await repeatFirstGuardian(db, leadId, false)
  const details = listContactDetails([person, former])
  const isErased = (text: string) =>
    text !== '' && (former.names.has(text) || hasContactDetail(details, text))
  for (const leadId of leadIds) {
    const own = await eraseInLead(db, leadId, details)
    await eraseInActivities(db, leadId, { isErased, own })
    await services.auditLog.eraseValues(db, { subject: 'lead', subject_id: leadId }, (text) =>
      isErased(text.replace(/ \([^)]*\)$/, '')),
    )
  }
  // A webhook may have answered with the guardian's name.
  await db
    .updateTable('webhook_deliveries')
    .set({ response: '', error: '' })
    .where('lead_id', 'in', leadIds)
    .execute()
  await services.auditLog.erase(db, 'guardian', [guardian.id])
  await services.contacts.eraseSent(db, services, enquiries)
  await services.eventRegistrations.eraseSent(db, services, enquiries)
  await services.formAnswers.eraseSent(db, services, enquiries)
  const visitors = enquiries.flatMap(({ about_id }) => about_id ?? [])
  const visitorIds =
    visitors.length > 0
      ? await services.conversations.eraseConversations(db, services, leadIds, visitors)
      : []
  await eraseMentions(db, services, [person, former])
  const addresses = [...person.emails, ...former.emails].map((email) => email.toLowerCase())
  await services.mails.erase(db, services, {
    leadIds: [],
    visitorIds: [...visitorIds, ...enquiries.map(({ activity_id }) => activity_id)],
    addresses,
  })
  return true
}

const toPerson = ({ name, phone, email }: FoundGuardian) => ({
  name,
  phones: [phone].filter(Boolean),
  emails: [email].filter(Boolean),
})

/** Returns the values that a guardian had before changes, and those that it sent with enquiries. */
async function listFormerValues(db: Database, { id, name }: FoundGuardian, leadIds: string[]) {
  const keys = await db
    .selectFrom('guardian_match_keys')
    .select('key')
    .where('guardian_id', '=', id)
    .execute()
  const valuesOf = (kind: string) =>
    keys.flatMap(({ key }) => (key.startsWith(kind) ? key.slice(kind.length) : []))
  const sent = (await listSentEnquiries(db, id)).map(
    ({ after }) => JSON.parse(after) as Partial<Lead>,
  )
  const changes = await db
    .selectFrom('lead_activities')
    .select(['before', 'after'])
    .where('lead_id', 'in', leadIds)
    .where('kind', 'in', ['details', 'merge', 'unmerge'])
    .execute()
  const names = changes
    .flatMap(({ before, after }) => [before, after])
    .map((json) => (JSON.parse(json) as Partial<Lead>).guardian_name ?? '')
    .filter((former) => former !== '' && name !== '' && canBeSameGuardian(former, name))
  return {
    names: new Set([name, ...names]),
    phones: [...valuesOf('phone:'), ...sent.flatMap(({ phones = [] }) => phones)],
    emails: [...valuesOf('email:'), ...sent.flatMap(({ emails = [] }) => emails)],
  }
}

const WRONG_NAME = 'This is not the name of the guardian. Type the name exactly as shown above.'

/** Returns the leads that are or were linked to a guardian, or have an enquiry of this guardian. */
async function listLeadIds(db: Database, guardianId: string) {
  const students = await db
    .selectFrom('lead_guardians')
    .select('lead_id')
    .where('guardian_id', '=', guardianId)
    .execute()
  const enquiries = await db
    .selectFrom('enquiries')
    .select('lead_id')
    .where('guardian_id', '=', guardianId)
    .execute()
  const own = [...new Set([...students, ...enquiries].map(({ lead_id }) => lead_id))]
  if (own.length === 0) return []
  // A merge may have copied the values to the primary lead.
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'primary_lead_id'])
    .where('id', 'in', own)
    .execute()
  return [...new Set(rows.flatMap(({ id, primary_lead_id }) => [id, primary_lead_id]))]
}

/** Returns the enquiries of a guardian, oldest first. */
export const listSentEnquiries = (db: Database, guardianId: string) =>
  db
    .selectFrom('enquiries')
    .innerJoin('lead_activities', 'lead_activities.id', 'activity_id')
    .select(['activity_id', 'enquiries.lead_id', 'enquiries.at', 'text', 'after', 'about_id'])
    .where('guardian_id', '=', guardianId)
    .orderBy('enquiries.at')
    .orderBy('activity_id')
    .execute()

/** Removes what the guardian has written. Returns the enquiries. */
async function eraseEnquiries(db: Database, services: Services, guardianId: string) {
  const enquiries = await listSentEnquiries(db, guardianId)
  if (enquiries.length === 0) return []
  const ids = enquiries.map(({ activity_id }) => activity_id)
  await db
    .updateTable('lead_activities')
    .set({ text: '', after: '{}' })
    .where('id', 'in', ids)
    .execute()
  const tasks = await db
    .selectFrom('tasks')
    .select(['id', 'lead_id', 'note'])
    .where('enquiry_id', 'in', ids)
    .execute()
  const erasedIds = [...ids]
  for (const { id, lead_id, note } of tasks) {
    await db.updateTable('tasks').set({ note: WHICH_STUDENT }).where('id', '=', id).execute()
    const renamed = await db
      .updateTable('lead_activities')
      .set({ text: WHICH_STUDENT })
      .where('lead_id', '=', lead_id)
      .where('kind', '=', 'task')
      .where('text', '=', note)
      .returning('id')
      .execute()
    erasedIds.push(...renamed.map((activity) => activity.id))
  }
  await renewNoteSearch(db, erasedIds)
  if (tasks.length > 0) {
    await services.auditLog.erase(
      db,
      'task',
      tasks.map(({ id }) => id),
    )
    const leads = db
      .selectFrom('leads')
      .select('primary_lead_id')
      .where(
        'id',
        'in',
        tasks.map(({ lead_id }) => lead_id),
      )
    await updateFollowUps(db, sql`id in ${leads}`)
  }
  return enquiries
}

/**
 * Removes labels and match keys of phones and e-mails that are not the lead's own. Returns the contact
 * details of the lead itself.
 */
async function eraseInLead(db: Database, leadId: string, details: Set<string>) {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  const lead = toLead(row)
  const own = listContactDetails([{ ...lead, phone_labels: [] }])
  await eraseLabels(
    db,
    lead,
    (label) => hasContactDetail(details, label) && !hasContactDetail(own, label),
  )
  const others = (await listLinks(db, [leadId])).flatMap(guardianKeysOf)
  const ownKeys = new Set([...matchKeysOf(lead), ...others])
  const contacts = [...details]
  const keys = matchKeysOf({
    name: '',
    phones: contacts.filter((contact) => !contact.includes('@')),
    emails: contacts.filter((contact) => contact.includes('@')),
  }).filter((key) => !ownKeys.has(key))
  if (keys.length > 0)
    await db
      .deleteFrom('lead_match_keys')
      .where('lead_id', '=', leadId)
      .where('key', 'in', keys)
      .execute()
  return own
}

interface ErasedValues {
  isErased: (text: string) => boolean
  /** The contact details of the lead, which stay in its lists. */
  own: Set<string>
}

/** Removes the values of the guardian from changes in the timeline. */
async function eraseInActivities(db: Database, leadId: string, { isErased, own }: ErasedValues) {
  const rows = await db
    .selectFrom('lead_activities')
    .select(['id', 'before', 'after'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['details', 'merge', 'unmerge', 'enquiry'])
    .execute()
  const isKept = (value: unknown) =>
    typeof value !== 'string' || !isErased(value) || hasContactDetail(own, value)
  const remove = (json: string) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(json)).flatMap(([name, value]) => {
          if (Array.isArray(value)) return [[name, value.filter(isKept)]]
          return typeof value === 'string' && isErased(value) ? [] : [[name, value]]
        }),
      ),
    )
  for (const { id, before, after } of rows) {
    const remaining = { before: remove(before), after: remove(after) }
    if (remaining.before === before && remaining.after === after) continue
    await db.updateTable('lead_activities').set(remaining).where('id', '=', id).execute()
  }
}
