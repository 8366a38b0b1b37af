import type { Services } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { type ContactDetails, hasContactDetail, listContactDetails } from './contact-details.ts'
import { eraseMentions } from './erase-mentions.ts'
import { leadColumns, toLead, toStored } from './lead-row.ts'

/** Contact fields that must not remain in the activities of other leads. */
const contactFields = ['emails', 'phones', 'phone_labels'] as const

/**
 * Removes erased leads from the activities of other leads: former merges and possible duplicates. Keeps
 * the activities without names. Runs before the leads are deleted.
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
  const former = await listFormer(db, ids)
  await eraseMentions(db, services, [...erased, ...former])
  const others = await listOthers(db, ids)
  if (others.length === 0) return
  const kept = (await columns.where('id', 'in', others).execute()).map(toLead)
  const theirs = listContactDetails([...erased, ...former])
  const names = new Set(erased.map(({ name }) => name).filter(Boolean))
  for (const lead of kept) {
    // Labels of removed numbers are removed as well.
    const own = listContactDetails([{ ...lead, phone_labels: [] }])
    const isErased = (text: string) =>
      hasContactDetail(theirs, text) && !hasContactDetail(own, text)
    await eraseLabels(db, lead, isErased)
    await eraseInActivities(db, lead, erased, isErased)
    const said = { subject: 'lead', subject_id: lead.id }
    const isForgotten = (text: string) => isErased(text) || (names.has(text) && text !== lead.name)
    await services.auditLog.eraseValues(db, said, isForgotten)
  }
}

async function eraseLabels(db: Database, lead: Lead, isErased: (text: string) => boolean) {
  const left = lead.phone_labels.filter((label) => !isErased(label))
  if (left.length === lead.phone_labels.length) return
  const change = toStored({ phone_labels: left })
  await db.updateTable('leads').set(change).where('id', '=', lead.id).execute()
}

/** Former contact details of the lead; another person may have them now. */
async function listFormer(db: Database, ids: string[]): Promise<ContactDetails[]> {
  const rows = await db
    .selectFrom('lead_activities')
    .select('before')
    .where('lead_id', 'in', ids)
    .where('kind', '=', 'details')
    .execute()
  return rows.map(({ before }) => JSON.parse(before) as Partial<Lead>)
}

/** Returns leads whose timeline may name an erased lead. */
async function listOthers(db: Database, ids: string[]) {
  const met = await db
    .selectFrom('lead_activities')
    .select('lead_id')
    .distinct()
    .where('about_id', 'in', ids)
    .where('kind', 'in', ['merge', 'unmerge'])
    .execute()
  const doubted = await db
    .selectFrom('possible_duplicates')
    .select(['lead_id', 'other_id'])
    .where((is) => is.or([is('lead_id', 'in', ids), is('other_id', 'in', ids)]))
    .execute()
  const named = [
    ...met.map(({ lead_id }) => lead_id),
    ...doubted.flatMap(({ lead_id, other_id }) => [lead_id, other_id]),
  ]
  return [...new Set(named)].filter((id) => !ids.includes(id))
}

/** Removes the data from stored values of merges and changes, which limits a later unmerge. */
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
    const withoutTheirs = (text: string) => without(text, lead, erased, isErased)
    const left = { before: withoutTheirs(before), after: withoutTheirs(after) }
    if (left.before === before && left.after === after) continue
    await db.updateTable('lead_activities').set(left).where('id', '=', id).execute()
  }
}

/** Returns the stored values without those of the erased leads. */
function without(
  text: string,
  lead: Lead,
  erased: Lead[],
  isContactOfThem: (text: string) => boolean,
) {
  const values = Object.entries(JSON.parse(text) as Partial<Lead>)
  const left = values.flatMap(([name, value]) => {
    const key = name as keyof Lead
    if (contactFields.some((each) => each === name)) {
      return [[name, (value as string[]).filter((one) => !isContactOfThem(one))]]
    }
    const isText = typeof value === 'string' && value !== '' && !name.endsWith('_id')
    if (key === 'guardian_phone' && isText && isContactOfThem(value)) return []
    const isErased = value !== lead[key] && erased.some((other) => other[key] === value)
    return isText && isErased ? [] : [[name, value]]
  })
  return JSON.stringify(Object.fromEntries(left))
}
