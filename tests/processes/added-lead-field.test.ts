import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTree, listTree, runInCopy, testInCopy } from './copy-tree.ts'

const root = join(import.meta.dirname, '../..')
const fieldList = 'app/features/leads/fields-contract.ts'
const table = 'database/schema/lead-tables.ts'
const innerTest = 'app/features/leads/server/passport-number.test.ts'

const field = `  passport_number: {
    label: 'Passport number',
    kind: 'text',
    maxLength: 40,
    card: 'contact',
    isColumn: true,
    filter: { name: 'passport_number', summary: 'with passport number …' },
    import: { name: 'passport_number', headings: /^passport( (no|number))?$/ },
  },
`
const migration = `import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql\`alter table leads add column passport_number text not null default ''\`.execute(db)
}
`

test('a new field of a lead is one entry in the list, its column and a migration', () => {
  const copy = copyTree()
  const run = (...args: string[]) => runInCopy(copy, args)

  insertBefore(join(copy, fieldList), '  city: {', field)
  insertBefore(join(copy, table), '  city: string\n', '  passport_number: Generated<string>\n')
  run('scripts/landed-migrations.ts', 'add', 'passport-number')
  const [name = ''] = globSync('database/migrations/*-passport-number.ts', { cwd: copy })
  writeFileSync(join(copy, name), migration)
  run('scripts/landed-migrations.ts', 'add')
  const changed = listTree().filter((file) => read(copy, file) !== read(root, file))
  expect(changed.toSorted()).toEqual([
    fieldList,
    'database/migrations/all.ts',
    'database/migrations/checksums.sha256',
    table,
  ])

  cpSync(join(root, 'tests/processes/passport-number.ts'), join(copy, innerTest))
  expect(testInCopy(copy, innerTest)).toMatch(/^\d passed, 0 failed$/m)
}, 300_000)

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'latin1')

function insertBefore(file: string, line: string, added: string) {
  const text = readFileSync(file, 'utf8')
  expect(text.split(line)).toHaveLength(2)
  writeFileSync(
    file,
    text.replace(line, () => added + line),
  )
}
