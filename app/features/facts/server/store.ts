import { v7 as newId } from 'uuid'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import type { Fact, FactChange } from '../contract.ts'
import type { FactValue, FactValueChange, NewFactValue } from '../value-contract.ts'

const now = () => new Date().toISOString()

const columns = [
  'id',
  'key',
  'kind',
  'country',
  'topic',
  'label',
  'unit',
  'of',
  'per',
  'multiplier',
  'reviewer',
  'recheck_days',
  'recheck_months',
] as const

const valueColumns = [
  'id',
  'fact_id',
  'from',
  'to',
  'bound',
  'text',
  'condition',
  'note',
  'valid_from',
  'valid_until',
  'time_zone',
  'applies_to',
  'status',
  'address',
  'publisher',
  'is_official',
  'quote',
  'page_date',
  'confidence',
  'created_at',
  'created_by',
  'changed_at',
  'read_at',
  'read_by',
  'confirmed_at',
  'confirmed_by',
] as const

/** Returns all facts with all their values. */
export async function list(db: Database) {
  const [facts, values] = await Promise.all([
    selectFacts(db).orderBy('country').orderBy('key').execute(),
    selectValues(db).orderBy('id').execute(),
  ])
  const byFact = Map.groupBy(values.map(toValue), ({ fact_id }) => fact_id)
  return facts.map((fact) => ({ ...toFact(fact), values: byFact.get(fact.id) ?? [] }))
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the codes of the countries that have facts, sorted by English name. */
export async function listCountries(db: Database) {
  const rows = await db
    .selectFrom('facts')
    .select('country')
    .distinct()
    .where('country', '!=', '')
    .where('deleted_at', 'is', null)
    .execute()
  const getName = (code: string) => countryNames.of(code) ?? code
  const codes = rows.map(({ country }) => country)
  return codes.toSorted((a, b) => getName(a).localeCompare(getName(b), 'en'))
}

export async function find(db: Database, id: string): Promise<Fact | undefined> {
  const fact = await selectFacts(db).where('id', '=', id).executeTakeFirst()
  return fact && toFact(fact)
}

/** Whether another fact has this key. */
export async function isKeyUsed(db: Database, key: string, id = '') {
  const other = await selectFacts(db)
    .where('key', '=', key)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function add(db: Database, fact: Omit<Fact, 'id'>) {
  const row = { ...fact, id: newId() }
  const recheck_months = JSON.stringify(fact.recheck_months)
  await db
    .insertInto('facts')
    .values({ ...row, recheck_months, created_at: now() })
    .execute()
  return row
}

/** Changes only the given fields. Returns undefined if the fact does not exist. */
export async function change(db: Database, id: string, { recheck_months, ...given }: FactChange) {
  const months = recheck_months && { recheck_months: JSON.stringify(recheck_months) }
  await db
    .updateTable('facts')
    .set({ id, ...given, ...months })
    .where('id', '=', id)
    .execute()
  return find(db, id)
}

/** Returns undefined, as the audit log expects for a deleted row. */
export async function remove(db: Database, id: string) {
  await db.updateTable('facts').set({ deleted_at: now() }).where('id', '=', id).execute()
  return undefined
}

/** Returns a deleted fact that can still be restored. */
export async function findDeleted(db: Database, id: string): Promise<Fact | undefined> {
  const fact = await db
    .selectFrom('facts')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .executeTakeFirst()
  return fact && toFact(fact)
}

export async function restore(db: Database, id: string) {
  await db.updateTable('facts').set({ deleted_at: null }).where('id', '=', id).execute()
  return find(db, id)
}

/** Deletes rows for good 30 days after their deletion. */
export async function purge({ db }: AppContext) {
  await db.deleteFrom('facts').where('deleted_at', '<', restorableSince()).execute()
  await db.deleteFrom('fact_values').where('deleted_at', '<', restorableSince()).execute()
}

/** In order of creation. */
export async function listValues(db: Database, factId: string) {
  const values = await selectValues(db).where('fact_id', '=', factId).orderBy('id').execute()
  return values.map(toValue)
}

/** Returns values that start on one of these days, earliest first, with their facts. */
export async function listValuesBetween(db: Database, days: { from: string; until: string }) {
  const values = await selectValues(db)
    .where('valid_from', '>=', days.from)
    .where('valid_from', '<=', days.until)
    .orderBy('valid_from')
    .orderBy('id')
    .execute()
  if (values.length === 0) return []
  const ids = values.map(({ fact_id }) => fact_id)
  const facts = await selectFacts(db).where('id', 'in', ids).execute()
  const byId = new Map(facts.map((fact) => [fact.id, toFact(fact)]))
  return values.flatMap((row) => {
    const fact = byId.get(row.fact_id)
    return fact ? [{ fact, value: toValue(row) }] : []
  })
}

/** Finds a value of a fact that is not deleted. */
export async function findValue(db: Database, id: string) {
  const value = await selectValues(db)
    .where('id', '=', id)
    .where('fact_id', 'in', db.selectFrom('facts').select('id').where('deleted_at', 'is', null))
    .executeTakeFirst()
  return value && toValue(value)
}

/** Returns undefined, as the audit log expects for a deleted row. */
export async function removeValue(db: Database, id: string) {
  await db.updateTable('fact_values').set({ deleted_at: now() }).where('id', '=', id).execute()
  return undefined
}

/** Finds the fact of a deleted value that can still be restored. */
export async function findFactOfDeletedValue(db: Database, id: string) {
  const value = await db
    .selectFrom('fact_values')
    .select('fact_id')
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .executeTakeFirst()
  return value && find(db, value.fact_id)
}

/** Restores a deleted value of a fact that is not deleted; returns undefined if there is none. */
export async function restoreValue(db: Database, id: string) {
  await db
    .updateTable('fact_values')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .execute()
  return findValue(db, id)
}

type ReviewFields = Partial<
  Pick<FactValue, 'read_at' | 'read_by' | 'confirmed_at' | 'confirmed_by'>
>
type EntryFields = Partial<Pick<FactValue, 'created_at' | 'created_by'>>

/** `created_at` is the time of entry, now by default. */
export async function addValue(
  db: Database,
  factId: string,
  { is_official, ...value }: Required<NewFactValue> & ReviewFields & EntryFields,
) {
  const { created_at = now() } = value
  const row = {
    created_at,
    created_by: '',
    changed_at: created_at,
    read_at: null,
    read_by: '',
    confirmed_at: null,
    confirmed_by: '',
    ...value,
    is_official: Number(is_official),
    id: newId(),
    fact_id: factId,
  }
  const adding = db.insertInto('fact_values').values(row).returning(valueColumns)
  return toValue(await adding.executeTakeFirstOrThrow())
}

/** Changes only the given fields. */
export async function changeValue(
  db: Database,
  id: string,
  { is_official, ...given }: FactValueChange & ReviewFields,
) {
  const row = await db
    .updateTable('fact_values')
    .set({
      id,
      ...given,
      is_official: is_official === undefined ? undefined : Number(is_official),
      changed_at: hasContentChange(given) ? now() : undefined,
    })
    .where('id', '=', id)
    .returning(valueColumns)
    .executeTakeFirst()
  return row && toValue(row)
}

/** Whether the change affects the value itself, not only its reviews. */
function hasContentChange(given: object) {
  const reviewFields = ['read_at', 'read_by', 'confirmed_at', 'confirmed_by']
  return Object.keys(given).some((name) => !reviewFields.includes(name))
}

function selectFacts(db: Database) {
  return db.selectFrom('facts').select(columns).where('deleted_at', 'is', null)
}

const selectValues = (db: Database) =>
  db.selectFrom('fact_values').select(valueColumns).where('deleted_at', 'is', null)

const toFact = (row: Omit<Fact, 'recheck_months'> & { recheck_months: string }): Fact => ({
  ...row,
  recheck_months: JSON.parse(row.recheck_months),
})

const toValue = (row: Omit<FactValue, 'is_official'> & { is_official: number }): FactValue => ({
  ...row,
  is_official: row.is_official === 1,
})
