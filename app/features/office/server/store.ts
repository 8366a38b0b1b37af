import { isDeepStrictEqual } from 'node:util'
import type { EditedOffice, OfficeProfile } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import { exampleFields, exampleOffice } from '../example-office-contract.ts'
import { fieldNames } from '../field-names.ts'

const ID = 'office'

export interface StoredOffice {
  profile: OfficeProfile
  /** 0 until the profile is first saved. */
  version: number
  examples: string[]
  changed_at: string | null
}

export async function find(db: Database): Promise<StoredOffice> {
  const row = await db.selectFrom('office').selectAll().where('id', '=', ID).executeTakeFirst()
  if (!row) {
    return { profile: exampleOffice, version: 0, examples: exampleFields, changed_at: null }
  }
  const { version, changed_at } = row
  return {
    profile: JSON.parse(row.record),
    version,
    examples: JSON.parse(row.examples),
    changed_at,
  }
}

/** Stores the profile with its version. The caller must compare the stored version before. */
export async function save(db: Database, { version, examples, ...profile }: EditedOffice) {
  const row = {
    record: JSON.stringify(profile),
    version,
    examples: JSON.stringify(examples.filter((field) => isExample(profile, field))),
    changed_at: new Date().toISOString(),
  }
  await db
    .insertInto('office')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

function isExample(profile: OfficeProfile, field: string) {
  const name = field as keyof OfficeProfile
  return exampleFields.includes(name) && isDeepStrictEqual(profile[name], exampleOffice[name])
}

/** Returns the labels of the fields that still have example values. */
export async function listExamples(db: Database) {
  const names: Record<string, string> = fieldNames
  return (await find(db)).examples.map((field) => names[field] ?? field)
}
