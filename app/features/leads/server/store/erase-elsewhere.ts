import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { type ContactDetails, hasContactDetail, listContactDetails } from './contact-details.ts'
import { eraseMentions } from './erase-mentions.ts'
import { leadColumns, toLead, toStored } from './lead-row.ts'

/** Contact fields that must not remain in the activities of other leads. */
const contactFields = ['emails', 'phones', 'phone_labels'] as const

/**
 * Removes erased leads from the activities of leads that were merged with them or flagged as
 * possible duplicates; the activities stay without names. Runs before the leads are deleted.
 */
export async function eraseElsewhere(db: Database, services: Services, ids: string[]) {
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

async function eraseLabels(db: Database, lead: Lead, isErased: (text: string) => boolean) {
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
