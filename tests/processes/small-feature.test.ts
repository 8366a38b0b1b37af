import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '../temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const feature = 'app/features/office-notices'

/** The files of a small feature: notices of the office, with an audit log and deleted rows. */
const featureFiles = {
  'contract.ts': `
import { type Static, Type } from 'typebox'
import { Id, MultilineText, Position, Text } from '#app/contract/common.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

const NewOfficeNotice = Type.Object({
  title: Text(60),
  text: MultilineText(1000),
  position: Type.Optional(Position),
})

export const OfficeNotice = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  position: Type.Integer(),
})
export type OfficeNotice = Static<typeof OfficeNotice>

export const officeNoticesApi = orderedListApi('/api/office-notices/', {
  singular: 'notice',
  row: OfficeNotice,
  createBody: NewOfficeNotice,
  updateBody: Type.Partial(NewOfficeNotice),
  readConfig: { access: 'administrator', right: 'content:write' },
  writeConfig: { access: 'administrator', right: 'content:write' },
})
`,
  'feature.ts': `
import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/office-notices': 'content:write' },
  pages: ['/notices'],
  notifications: {
    office_notice: {
      title: 'New notice',
      plural: 'new notices',
      address: '/admin/office-notices',
      defaultChannels: ['mail'],
      rights: ['content:write'],
    },
  },
  subjects: {
    office_notice: {
      right: 'content:write',
      one: 'notice',
      many: 'Office notices',
      restore: { url: '/api/office-notices/:id/restore/', screen: '/admin/office-notices' },
    },
  },
}
`,
  'server/feature.ts': `
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import { type OfficeNotice, officeNoticesApi } from '../contract.ts'
import { manifest } from '../feature.ts'

export const officeNotices = defineOrderedList<OfficeNotice>({
  manifest,
  api: officeNoticesApi,
  table: 'office_notices',
  columns: ['id', 'title', 'text', 'position'],
  subject: 'office_notice',
  displayName: 'Notice',
  name: 'title',
})
`,
  'server/samples.ts': `
import type { OrderedSample } from '#tests/ordered-samples.ts'
import { officeNoticesApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: officeNoticesApi,
  table: 'office_notices',
  body: { title: 'Holiday', text: 'Closed on Friday.' },
  screen: '/admin/office-notices',
  form: { Title: 'Holidays', Text: 'Closed.' },
}
`,
  'server/access.json': JSON.stringify({
    'content:write': [
      'GET /api/office-notices/',
      'POST /api/office-notices/',
      'PATCH /api/office-notices/:id/',
      'POST /api/office-notices/order/',
      'DELETE /api/office-notices/:id/',
      'POST /api/office-notices/:id/restore/',
    ],
  }),
  'server/office-notices.test.ts': `
import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { auditSubjects, manifests } from '#app/features/manifests.ts'
import { preferencesApi } from '#app/features/notifications/preferences-contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { officeNoticesApi } from '../contract.ts'

test('the parts that read manifests know office notices', async () => {
  const { administrator, app } = await startTestApp()
  const body = { title: 'Holiday', text: 'Closed on Friday.' }
  const { id } = await administrator.call(officeNoticesApi.add, { body })
  await administrator.call(officeNoticesApi.remove, { params: { id } })

  const entries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entries).toMatchObject([
    { action: 'deleted', subject: 'office_notice', subject_name: 'Holiday' },
    { action: 'added', subject: 'office_notice', subject_name: 'Holiday' },
  ])
  const deleted = await administrator.call(trashApi.list, { querystring: {} })
  expect(deleted).toMatchObject([{ subject: 'office_notice', name: 'Holiday' }])
  expect(auditSubjects.office_notice).toMatchObject({ many: 'Office notices' })
  const screens = Object.assign({}, ...manifests.map((each) => each.screens))
  expect(screens['/admin/office-notices']).toBe('content:write')
  const { preferences } = await administrator.call(preferencesApi.read, {})
  expect(preferences.office_notice).toEqual(['mail'])
  expect(app.services.addresses.isReserved('/notices')).toBe(true)
})
`,
  'admin/office-notices-page.tsx': `
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { officeNoticesApi } from '../contract.ts'
import type { Route } from './+types/office-notices-page.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(officeNotices, context)

export default function OfficeNoticesPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={officeNotices} reading={reading} />
}

const officeNotices = defineOrderedList(officeNoticesApi, {
  title: 'Office notices',
  singular: 'notice',
  subject: 'office_notice',
  add: '+ Add notice',
  nameOf: ({ title }) => title,
  empty: 'Press “+ Add notice” to add the first one.',
  fields: {
    title: { label: 'Title', isRequired: true, maxLength: 60 },
    text: { label: 'Text', isRequired: true, maxLength: 1000, rows: 6 },
  },
  columns: [
    { heading: 'Title', cell: ({ title }, { handle }) => <>{handle}{title}</> },
    { heading: 'Actions', cell: (_, { actions }) => actions },
  ],
})
`,
}

const table = `import type { Generated } from 'kysely'

export interface NoticeTables {
  office_notices: OfficeNoticesTable
}

interface OfficeNoticesTable {
  id: string
  title: string
  text: string
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}
`

const migration = `import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql\`create table office_notices (
    id text primary key,
    title text not null,
    text text not null,
    position integer not null,
    created_at text not null,
    deleted_at text
  )\`.execute(db)
}
`

/** The three lists, each with the line after which the feature is added. */
const lists = {
  'app/server/features.ts': [
    ["import { office } from '#app/features/office/server/feature.ts'", importLine()],
    ['  savedReplies,', '  officeNotices,'],
  ],
  'app/routes.ts': [
    [
      "        route('redirects', 'features/redirects/admin/redirects-page.tsx'),",
      "        route('office-notices', 'features/office-notices/admin/office-notices-page.tsx'),",
    ],
  ],
  'app/admin/navigation.ts': [
    [
      "      { to: '/admin/redirects', label: 'Redirects', icon: Signpost },",
      "      { to: '/admin/office-notices', label: 'Office notices', icon: Quote },",
    ],
  ],
}

function importLine() {
  return "import { officeNotices } from '#app/features/office-notices/server/feature.ts'"
}

/** Copies the tree of this checkout, and commits it there. */
function copyTree() {
  const copy = makeTemporaryFolder('small-feature')
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }), 60_000)
  const listed = execFileSync('git', ['ls-files', '-z', '--', ':!public', ':!docs'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\0').filter((file) => file && existsSync(join(root, file)))
  execFileSync('cp', ['--parents', ...files, copy], { cwd: root })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })
  git('init', '--quiet')
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@office.example', 'commit', '-qm', 'Tree')
  return { copy, git }
}

function addFeature(copy: string) {
  for (const [name, text] of Object.entries(featureFiles)) write(`${feature}/${name}`, text)
  for (const [file, lines] of Object.entries(lists)) {
    for (const [before = '', added = ''] of lines) insertAfter(file, before, added)
  }
  write('database/schema/notice-tables.ts', table)
  const schema = 'database/schema/tables.ts'
  replace(schema, '    NotificationTables,', '    NoticeTables,\n    NotificationTables,')
  insertAfter(
    schema,
    "import type { LeadTables } from './lead-tables.ts'",
    "import type { NoticeTables } from './notice-tables.ts'",
  )
  runNode('scripts/landed-migrations.ts', 'add', 'office-notices')
  const [file = ''] = globSync('database/migrations/*-office-notices.ts', { cwd: copy })
  write(file, migration)
  runNode('scripts/landed-migrations.ts', 'add')

  function write(name: string, text: string) {
    mkdirSync(dirname(join(copy, name)), { recursive: true })
    writeFileSync(join(copy, name), text.trimStart())
  }
  function replace(name: string, from: string, to: string) {
    const text = readFileSync(join(copy, name), 'utf8')
    expect([name, text.includes(from)]).toEqual([name, true])
    writeFileSync(join(copy, name), text.replace(from, to))
  }
  function insertAfter(name: string, line: string, added: string) {
    replace(name, `${line}\n`, `${line}\n${added}\n`)
  }
  function runNode(...args: string[]) {
    execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' })
  }
}

/** The shared tests that must know every feature, and the tests of the feature. */
const sharedTests = [
  `${feature}/server/office-notices.test.ts`,
  'app/server/access.test.ts',
  'app/server/field-screens.test.ts',
  'app/server/openapi.test.ts',
  'app/server/undo.test.ts',
  'database/migrate.test.ts',
]
const sharedTitles =
  'office.notices|is listed in this table|with field errors|describes every endpoint|all tables of'

test('a small feature is its folder, a line in three lists, its tables and a migration', {
  timeout: 600_000,
}, () => {
  const { copy, git } = copyTree()
  addFeature(copy)

  git('add', '--all', '--intent-to-add')
  const changed = git('diff', '--name-only').trim().split('\n')
  const outside = changed.filter((file) => !file.startsWith(`${feature}/`))
  expect(outside.map((file) => file.replace(/\/[\d-]+-office/, '/office')).sort()).toEqual([
    'app/admin/navigation.ts',
    'app/routes.ts',
    'app/server/features.ts',
    'database/migrations/all.ts',
    'database/migrations/checksums.sha256',
    'database/migrations/office-notices.ts',
    'database/schema/notice-tables.ts',
    'database/schema/tables.ts',
  ])

  run('react-router', 'typegen')
  const files = globSync(`${feature}/**/*.{ts,tsx}`, { cwd: copy })
  const types = {
    extends: './tsconfig.json',
    include: ['.react-router/types', 'app/**/*.d.ts', 'tests/*sql*.ts'],
    files,
  }
  writeFileSync(join(copy, 'tsconfig.feature.json'), JSON.stringify(types))
  run('tsc', '-p', 'tsconfig.feature.json')
  run('depcruise', feature, 'app/server/features.ts', 'app/admin/navigation.ts')
  run('vitest', 'run', '--project', 'sqlite', ...sharedTests, '-t', sharedTitles)

  function run(tool: string, ...args: string[]) {
    const bin = join(root, 'node_modules/.bin', tool)
    const { PATH = '', HOME } = process.env
    const env = { PATH: `${dirname(process.execPath)}:${PATH}`, HOME }
    const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, env, encoding: 'utf8' })
    expect(`${tool} ${status}`, `${stdout}\n${stderr}`.slice(-4000)).toBe(`${tool} 0`)
  }
})
