import { v7 as newId } from 'uuid'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { type Database, openDatabase } from '#database/connect.ts'
import { signIn } from '#tests/processes/api-clients.ts'
import { compareWithBareServer } from './beside-bare.ts'
import { measureOnBoth, type Place } from './both-databases.ts'
import { addDocuments } from './fill-pages.ts'
import { percentile } from './load.ts'
import { account, type Running } from './processes.ts'
import type { Row } from './report.ts'

const VERSIONS = 10_000
const FACTS = 2_000
const REDIRECTS = 30_000
const IMPORTS = 10
/** As many as one request may have. */
const IMPORTED = 500
const SAVES = 200
const PUBLICATIONS = 50

type Office = Awaited<ReturnType<typeof signIn>>['administrator']

/**
 * A site after years: 200 pages besides the first ones, 10,000 versions of one of them, 2,000
 * facts and 30,000 redirects, as an import of a WordPress site leaves them, on both databases.
 */
export function measureGrownSite(): Promise<Row[]> {
  return measureOnBoth({ fill, measure })
}

async function fill(address: string) {
  await addDocuments(address)
  const db = openDatabase(address)
  const version = await db
    .selectFrom('page_versions')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select([
      'page_id',
      'title',
      'content',
      'change_note',
      'page_versions.created_at',
      'created_by',
    ])
    .where('slug', '=', 'privacy-policy')
    .executeTakeFirstOrThrow()
  for (let first = 2; first <= VERSIONS; first += 100) {
    const numbers = Array.from({ length: 100 }, (_, index) => first + index)
    await db
      .insertInto('page_versions')
      .values(numbers.map((number) => ({ ...version, number })))
      .execute()
  }
  await addFacts(db)
  await addRedirects(db)
  await db.destroy()
}

async function measure(product: Running, place: string, { startBeside }: Place) {
  const { administrator } = await signIn(product.url, account)
  const redirecting = await timeRedirects(administrator, place)
  const at = (path: string, subject: string) =>
    compareWithBareServer(product, {
      path,
      subject: `${subject} of a large site on ${place}`,
      least: 0.65,
    })
  const besideBareServer = [await at('/', 'Home page'), await at('/australia', 'Guide')]
  const other = await startBeside?.()
  const writing = await timeWriting(product.url, administrator, place, other?.url)
  await other?.stop()
  return [...besideBareServer, ...redirecting, ...writing]
}

async function addRedirects(db: Database) {
  const created = { is_permanent: 1, created_at: new Date().toISOString(), created_by: 'bench' }
  for (let first = 0; first < REDIRECTS; first += 100)
    await db
      .insertInto('redirects')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          ...created,
          id: newId(),
          source: `/old-${first + index}`,
          target: '/about',
        })),
      )
      .execute()
}

/** Measures the import of redirects beside the existing ones. */
async function timeRedirects(administrator: Office, place: string): Promise<Row[]> {
  const imports: number[] = []
  for (let index = 0; index < IMPORTS; index++) {
    const rows = Array.from({ length: IMPORTED }, (_, line) => ({
      line: line + 1,
      source: `/older-${index}-${line}`,
      target: `/old-${line}`,
    }))
    const from = performance.now()
    await administrator.call(redirectsApi.import, { body: { rows, is_dry_run: false } })
    imports.push(performance.now() - from)
  }
  const subject = `Importing ${IMPORTED} redirects on ${place}, p95`
  return [{ subject, ours: percentile(imports, 0.95), unit: 'ms', most: 5_000 }]
}

/** Copies a fact of the first content. */
async function addFacts(db: Database) {
  const fact = await db.selectFrom('facts').selectAll().limit(1).executeTakeFirstOrThrow()
  const value = await db
    .selectFrom('fact_values')
    .selectAll()
    .where('fact_id', '=', fact.id)
    .limit(1)
    .executeTakeFirstOrThrow()
  for (let index = 0; index < FACTS; index++) {
    const id = newId()
    const copy = { ...fact, id, key: `no.example.${index}`, label: `Example ${index}` }
    await db.insertInto('facts').values(copy).execute()
    await db
      .insertInto('fact_values')
      .values({ ...value, id: newId(), fact_id: id })
      .execute()
  }
}

/** Measures the page with all the versions: saving its draft, and the published page afterwards. */
async function timeWriting(
  url: string,
  administrator: Office,
  place: string,
  other?: string,
): Promise<Row[]> {
  const pages = await administrator.call(pagesApi.list, {})
  const params = { id: pages.find(({ slug }) => slug === 'privacy-policy')?.id ?? '' }
  const { draft, ...opened } = await administrator.call(pagesApi.read, { params })
  let { revision } = opened
  const saves: number[] = []
  const publications: number[] = []
  const elsewhere: number[] = []
  for (let index = 0; index < SAVES; index++) {
    const description = `An example, saved ${index} times.`
    const body = { revision, content: { ...draft, description } }
    const from = performance.now()
    const saved = await administrator.call(pagesApi.save, { params, body })
    saves.push(performance.now() - from)
    revision = saved.revision
    if (index >= PUBLICATIONS) continue
    const begun = performance.now()
    const published = await administrator.call(pagesApi.publish, { params, body: { revision } })
    revision = published.revision
    const isShown = async (server: string) =>
      (await (await fetch(`${server}/privacy-policy`)).text()).includes(description)
    const isHere = await isShown(url)
    publications.push(performance.now() - begun)
    if (!isHere) throw new Error('The page is not the one that was published')
    if (!other) continue
    while (!(await isShown(other)));
    elsewhere.push(performance.now() - begun)
  }
  const ownResponses = (values: number[]) => ({ ours: percentile(values, 0.95), unit: 'ms' })
  return [
    { subject: `Saving a draft on ${place}, p95`, ...ownResponses(saves), most: 50 },
    {
      subject: `From publishing to the page on ${place}, p95`,
      ...ownResponses(publications),
      most: 1_000,
    },
    ...(other
      ? [{ subject: 'The same on another server, p95', ...ownResponses(elsewhere), most: 1_000 }]
      : []),
  ]
}
