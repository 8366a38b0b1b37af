import { isDeepStrictEqual } from 'node:util'
import type { EditedOffice, OfficeRecord } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import { exampleFields, exampleOffice } from '../example-contract.ts'
import { fieldNames } from '../field-names.ts'

const ID = 'office'

export interface StoredOffice {
  record: OfficeRecord
  /** 0 as long as nobody has saved one. */
  version: number
  examples: string[]
  changed_at: string | null
}

export async function find(db: Database): Promise<StoredOffice> {
  const row = await db.selectFrom('office').selectAll().where('id', '=', ID).executeTakeFirst()
  if (!row) {
    return { record: exampleOffice, version: 0, examples: exampleFields, changed_at: null }
  }
  const { version, changed_at } = row
  return {
    record: withDefaults(JSON.parse(row.record)),
    version,
    examples: JSON.parse(row.examples),
    changed_at,
  }
}

/** In place of what is stored, whose version was one less. */
export async function save(db: Database, { version, examples, ...record }: EditedOffice) {
  const row = {
    record: JSON.stringify(record),
    version,
    examples: JSON.stringify(examples.filter((field) => isExample(record, field))),
    changed_at: new Date().toISOString(),
  }
  await db
    .insertInto('office')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** What was stored before a field came has it as a new office has it. */
function withDefaults(stored: Partial<OfficeRecord>): OfficeRecord {
  const record = { ...exampleOffice, ...stored }
  // Every office was in Nepal before a branch said where it is.
  return { ...record, branches: record.branches.map((branch) => ({ ...inNepal, ...branch })) }
}

const inNepal = { country: 'NP' }

function isExample(record: OfficeRecord, field: string) {
  const name = field as keyof OfficeRecord
  return exampleFields.includes(name) && isDeepStrictEqual(record[name], exampleOffice[name])
}

/** What is still an example, as people call it. */
export async function listExamples(db: Database) {
  const names: Record<string, string> = fieldNames
  return (await find(db)).examples.map((field) => names[field] ?? field)
}
