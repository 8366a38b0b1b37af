import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from './databases.ts'

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
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })

  insertBefore(join(copy, fieldList), '  city: {', field)
  insertBefore(join(copy, table), '  city: string\n', '  passport_number: Generated<string>\n')
  run('scripts/landed-migrations.ts', 'add', 'passport-number')
  const [name = ''] = globSync('database/migrations/*-passport-number.ts', { cwd: copy })
  writeFileSync(join(copy, name), migration)
  run('scripts/landed-migrations.ts', 'add')
  const changed = listFiles().filter((file) => read(copy, file) !== read(root, file))
  expect(changed.toSorted()).toEqual([
    fieldList,
    'database/migrations/all.ts',
    'database/migrations/checksums.sha256',
    table,
  ])

  cpSync(join(root, 'tests/processes/passport-number.ts'), join(copy, innerTest))
  const program = 'node_modules/vitest/vitest.mjs'
  expect(run(program, 'run', '--project', 'sqlite', '--testTimeout', '60000', innerTest)).toMatch(
    /^\d passed, 0 failed$/m,
  )
}, 300_000)

/** Copies the files of the repository, with a link to its packages. */
function copyTree() {
  const copy = createFolder(onTestFinished)
  for (const file of listFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const listFiles = () =>
  execFileSync('git', ['ls-files', 'app', 'database', 'scripts', 'tests', '*.json', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'latin1')

function insertBefore(file: string, line: string, added: string) {
  const text = readFileSync(file, 'utf8')
  expect(text.split(line)).toHaveLength(2)
  writeFileSync(
    file,
    text.replace(line, () => added + line),
  )
}
