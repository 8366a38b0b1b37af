import { dayIn } from '#app/contract/date-format.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Erased, Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { matchesName, nameToConfirm } from '../../personal-data-contract.ts'
import { isInScope } from '../lead-scope.ts'
import { type ContactDetails, hasContactDetail, listContactDetails } from './contact-details.ts'
import { eraseMentions } from './erase-mentions.ts'
import { deleteUnlinked, listGuardianIds } from './guardians.ts'
import { leadColumns, lockForMerge, lockLeads, toLead, toStored } from './lead-row.ts'
import { moveUndecidedEnquiries } from './student-choice.ts'

/** SQLite accepts 32,766 values in one statement; a row has six. */
const ROWS_AT_ONCE = 500

interface Erasure {
  id: string
  /** The name that the administrator typed to confirm the erasure. */
  name: string
  viewer: Viewer
  /** The time zone of the office. */
  timeZone: string
}

/**
 * Erases a lead, deleted or not, its merged leads, messages and names in the activity log within a
 * transaction; keeps anonymous enquiries. Returns false when the viewer has no such lead, throws
 * ValidationError when the typed name differs.
 */
export async function erase(
  db: Database,
  services: Services,
  { id, name, viewer, timeZone }: Erasure,
) {
  // An enquiry that arrives meanwhile finds no match and creates a new lead.
  await lockForMerge(db, [id])
  const lead = await findIncludingDeleted(db, id, viewer)
  if (!lead) return false
  if (!isNameOf(lead, name)) throw new ValidationError({ name: wrongNameError })
  const tree = await db.selectFrom('leads').select('id').where('primary_lead_id', '=', id).execute()
  const ids = tree.map((row) => row.id)
  await lockLeads(db, ids)
  await moveUndecidedEnquiries(db, ids)
  await addAnonymousEnquiries(db, ids, timeZone)
  await services.contacts.erase(db, services, ids)
  await services.eventRegistrations.erase(db, services, ids)
  await services.formAnswers.erase(db, services, ids)
  const visitorIds = await services.conversations.eraseConversations(db, services, ids)
  const addresses = await listAddresses(db, ids)
  await eraseLeads(db, services, ids, { visitorIds, addresses })
  return true
}

const wrongNameError = {
  code: 'other_name',
  detail: 'This is not the name of the lead. Type the name exactly as shown above.',
}

async function findIncludingDeleted(db: Database, id: string, viewer: Viewer) {
  return db
    .selectFrom('leads')
    .select(['name', 'phones', 'emails'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('merged_into', 'is', null), eb('deleted_at', 'is not', null)]))
    .where(isInScope(viewer))
    .executeTakeFirst()
}

function isNameOf(lead: { name: string; phones: string; emails: string }, typed: string) {
  const phones: string[] = JSON.parse(lead.phones)
  const emails: string[] = JSON.parse(lead.emails)
  return matchesName(nameToConfirm({ name: lead.name, phones, emails }), typed)
}

/** Erases leads, whose rows are locked, with their mails and their activity log entries. */
export async function eraseLeads(
  db: Database,
  services: Services,
  ids: string[],
  contacts: Pick<Erased, 'visitorIds' | 'addresses'>,
) {
  await eraseElsewhere(db, services, ids)
  await services.mails.erase(db, services, { leadIds: ids, ...contacts })
  await services.newsletter.erase(db, services, contacts.addresses)
  await services.applications.erase(db, services, ids)
  await services.progressLinks.erase(db, services, ids)
  const activities = await db
    .selectFrom('lead_activities')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute()
  const items = await db
    .selectFrom('checklist_items')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute()
  const documents = await db
    .selectFrom('student_documents')
    .select(['id', 'lead_id', 'duplicate_of', 'deleted_at'])
    .where('lead_id', 'in', ids)
    .execute()
  await services.studentDocuments.publishDeletions(db, documents)
  const tasks = await db.selectFrom('tasks').select('id').where('lead_id', 'in', ids).execute()
  const files = await db.selectFrom('lead_files').select('id').where('lead_id', 'in', ids).execute()
  const linkedIds = await listGuardianIds(db, ids)
  await db.deleteFrom('leads').where('id', 'in', ids).execute()
  const guardianIds = await deleteUnlinked(db, linkedIds)
  if (guardianIds.length > 0) await services.auditLog.erase(db, 'guardian', guardianIds)
  // The stored response of a webhook may contain the person's name.
  await db.deleteFrom('webhook_deliveries').where('lead_id', 'in', ids).execute()
  await services.auditLog.erase(db, 'lead', ids)
  await services.auditLog.erase(db, 'lead_access', ids)
  for (const [subject, rows] of [
    ['lead_activity', activities],
    ['checklist_item', items],
    ['student_document', documents],
    ['task', tasks],
    ['lead_file', files],
  ] as const) {
    if (rows.length === 0) continue
    await services.auditLog.erase(
      db,
      subject,
      rows.map((row) => row.id),
    )
  }
}

async function listAddresses(db: Database, ids: string[]) {
  const rows = await db.selectFrom('leads').select('emails').where('id', 'in', ids).execute()
  return rows.flatMap(({ emails }) => JSON.parse(emails) as string[])
}

async function addAnonymousEnquiries(db: Database, ids: string[], timeZone: string) {
  const enquiries = await db
    .selectFrom('enquiries')
    .innerJoin('leads', 'leads.id', 'enquiries.lead_id')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .innerJoin('lead_stages', 'lead_stages.id', 'primary_lead.stage_id')
    .where('leads.id', 'in', ids)
    .select(['enquiries.at', 'enquiries.channel', 'enquiries.source'])
    .select(['leads.countries', 'lead_stages.outcome', 'enquiries.first_response_minutes'])
    .execute()
  const anonymousEnquiries = enquiries.map(({ at, ...enquiry }) => ({
    ...enquiry,
    day: dayIn(timeZone, at),
  }))
  for (let from = 0; from < anonymousEnquiries.length; from += ROWS_AT_ONCE) {
    const batch = anonymousEnquiries.slice(from, from + ROWS_AT_ONCE)
    await db.insertInto('anonymous_enquiries').values(batch).execute()
  }
}

/** Contact fields that must not remain in the activities of other leads. */
const contactFields = ['emails', 'phones', 'phone_labels'] as const

/**
 * Removes erased leads from the activities of leads that were merged with them or flagged as
 * possible duplicates; the activities stay without names. Runs before the leads are deleted.
 */
async function eraseElsewhere(db: Database, services: Services, ids: string[]) {
  const columns = db.selectFrom('leads').select(leadColumns)
  const erased = (await columns.where('id', 'in', ids).execute()).map(toLead)
  await db
    .updateTable('lead_activities')
    .set({ text: '' })
    .where('about_id', 'in', ids)
    .where('kind', 'in', ['merge', 'unmerge'])
    .execute()
  const formerDetails = await listFormerDetails(db, ids)
  await eraseMentions(db, services, [...erased, ...formerDetails])
  const relatedIds = await listRelatedIds(db, ids)
  if (relatedIds.length === 0) return
  const relatedLeads = (await columns.where('id', 'in', relatedIds).execute()).map(toLead)
  const erasedDetails = listContactDetails([...erased, ...formerDetails])
  const erasedNames = new Set(erased.map(({ name }) => name).filter(Boolean))
  for (const lead of relatedLeads) {
    // Labels of removed numbers are removed as well.
    const ownDetails = listContactDetails([{ ...lead, phone_labels: [] }])
    const isErased = (text: string) =>
      hasContactDetail(erasedDetails, text) && !hasContactDetail(ownDetails, text)
    await eraseLabels(db, lead, isErased)
    await eraseInActivities(db, lead, erased, isErased)
    const auditSubject = { subject: 'lead', subject_id: lead.id }
    const isForgotten = (text: string) =>
      isErased(text) || (erasedNames.has(text) && text !== lead.name)
    await services.auditLog.eraseValues(db, auditSubject, isForgotten)
  }
}

/** Removes erased phones from the labels of a lead. */
export async function eraseLabels(db: Database, lead: Lead, isErased: (text: string) => boolean) {
  const remaining = lead.phone_labels.filter((label) => !isErased(label))
  if (remaining.length === lead.phone_labels.length) return
  const change = toStored({ phone_labels: remaining })
  await db.updateTable('leads').set(change).where('id', '=', lead.id).execute()
}

/** Returns the contact details that these leads had before their changes. */
async function listFormerDetails(db: Database, ids: string[]): Promise<ContactDetails[]> {
  const rows = await db
    .selectFrom('lead_activities')
    .select('before')
    .where('lead_id', 'in', ids)
    .where('kind', '=', 'details')
    .execute()
  return rows.map(({ before }) => JSON.parse(before) as Partial<Lead>)
}

/** Returns the ids of other leads that may store values of these leads. */
async function listRelatedIds(db: Database, ids: string[]) {
  const mergeActivities = await db
    .selectFrom('lead_activities')
    .select('lead_id')
    .distinct()
    .where('about_id', 'in', ids)
    .where('kind', 'in', ['merge', 'unmerge'])
    .execute()
  const duplicatePairs = await db
    .selectFrom('possible_duplicates')
    .select(['lead_id', 'other_id'])
    .where((eb) => eb.or([eb('lead_id', 'in', ids), eb('other_id', 'in', ids)]))
    .execute()
  const relatedIds = [
    ...mergeActivities.map(({ lead_id }) => lead_id),
    ...duplicatePairs.flatMap(({ lead_id, other_id }) => [lead_id, other_id]),
  ]
  return [...new Set(relatedIds)].filter((id) => !ids.includes(id))
}

/** Removes erased values from stored merges and changes, so that an undo cannot restore them. */
async function eraseInActivities(
  db: Database,
  lead: Lead,
  erased: Lead[],
  isErased: (text: string) => boolean,
) {
  const rows = await db
    .selectFrom('lead_activities')
    .select(['id', 'before', 'after'])
    .where('lead_id', '=', lead.id)
    .where('kind', 'in', ['merge', 'unmerge', 'details'])
    .execute()
  for (const { id, before, after } of rows) {
    const removeErased = (text: string) => removeErasedValues(text, lead, erased, isErased)
    const remaining = { before: removeErased(before), after: removeErased(after) }
    if (remaining.before === before && remaining.after === after) continue
    await db.updateTable('lead_activities').set(remaining).where('id', '=', id).execute()
  }
}

/** Returns a JSON object of lead values without the values that only erased leads have. */
function removeErasedValues(
  text: string,
  lead: Lead,
  erased: Lead[],
  isErasedContact: (text: string) => boolean,
) {
  const values = Object.entries(JSON.parse(text) as Partial<Lead>)
  const remaining = values.flatMap(([name, value]) => {
    const key = name as keyof Lead
    if (contactFields.some((field) => field === name)) {
      return [[name, (value as string[]).filter((contact) => !isErasedContact(contact))]]
    }
    const isText = typeof value === 'string' && value !== '' && !name.endsWith('_id')
    if (key === 'guardian_phone' && isText && isErasedContact(value)) return []
    const isErased = value !== lead[key] && erased.some((other) => other[key] === value)
    return isText && isErased ? [] : [[name, value]]
  })
  return JSON.stringify(Object.fromEntries(remaining))
}
