import type { Database } from '#database/connect.ts'
import type { MappedField, MappedValue, UnknownValue } from '../contract.ts'
import { findKnown, type KnownValues, splitCountries, toValueKey } from './known-values.ts'

/** The longest value that can be mapped. */
const MAX_LENGTH = 200

interface CellValue {
  field: MappedField
  text: string
}

/** Returns the values that name nothing of the office, each once, with their meaning so far. */
export async function listUnknown(
  db: Database,
  cells: CellValue[],
  known: KnownValues,
): Promise<UnknownValue[]> {
  const sources = await listSources(db, cells)
  const values = cells
    .flatMap(({ field, text }) =>
      (field === 'country' ? splitCountries(text) : [text.trim()]).map((value) => ({
        field,
        value,
      })),
    )
    .filter(({ field, value }) =>
      field === 'source' ? !sources.has(value) : findKnown(field, value, known) === undefined,
    )
    .filter(({ value }) => value !== '' && value.length <= MAX_LENGTH && !value.includes('\n'))
  const unique = new Map(values.map((each) => [`${each.field} ${toValueKey(each.value)}`, each]))
  const targets = await readTargets(db)
  return [...unique].map(([key, each]) => ({ ...each, target: targets.get(key) ?? null }))
}

/** Returns the sources among these values that leads have. */
async function listSources(db: Database, cells: CellValue[]) {
  const texts = cells.flatMap(({ field, text }) => (field === 'source' ? [text.trim()] : []))
  if (texts.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('leads')
    .select('source')
    .distinct()
    .where('source', 'in', texts)
    .execute()
  return new Set(rows.map(({ source }) => source))
}

async function readTargets(db: Database) {
  const rows = await db.selectFrom('lead_import_values').selectAll().execute()
  return new Map(rows.map(({ field, value, target }) => [`${field} ${value}`, target]))
}

/** Stores what values mean, for the next import. */
export async function rememberValues(db: Database, values: MappedValue[]) {
  const rows = values.map(({ field, value, target }) => ({
    field,
    value: toValueKey(value),
    target,
  }))
  const unique = new Map(rows.map((row) => [`${row.field} ${row.value}`, row]))
  if (unique.size === 0) return
  await db
    .insertInto('lead_import_values')
    .values([...unique.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['field', 'value'])
        .doUpdateSet((eb) => ({ target: eb.ref('excluded.target') })),
    )
    .execute()
}
