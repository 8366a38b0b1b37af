import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import type { Page } from '#app/features/documents/page-contract.ts'
import { openDatabase } from '#database/connect.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { percentile } from './load.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const DOCUMENTS = 200
const SECTIONS = 12
const SENTENCES = 8
const WARM_UP = 10
const CALLS = 200

const questions = [
  'australia visa fee',
  'austrlia visa fee',
  'how much are the scholarships',
  'univ',
  'documents for the embassy interview 17',
  'nothing like qqqqqqq',
]

/** Questions of visitors over 200 documents beside all that a new office has, on both databases. */
export async function search(): Promise<Row[]> {
  return [...(await onSqlite()), ...(await onPostgres())]
}

function onSqlite() {
  return inFolder((folder) => timeAll('SQLite', folder, join(folder, 'gantavya.sqlite')))
}

async function onPostgres() {
  const { address, stop } = await startPostgres()
  const settings = {
    DATABASE_URL: address,
    SECRET_KEY: 'a key for this measurement only, of 32 and more',
  }
  const rows = await inFolder((folder) => timeAll('PostgreSQL', folder, address, settings))
  await stop()
  return rows
}

async function timeAll(place: string, folder: string, address: string, settings = {}) {
  // The first start makes the tables; the second one serves what was filled in between.
  await (await startProduct(folder, settings)).stop()
  await addDocuments(address)
  const product = await startProduct(folder, settings)
  const call = await timeCalls(`${product.url}/api/public/search/?q=`)
  await product.stop()
  return [{ subject: `Search of 200 documents on ${place}, p95`, ours: call, unit: 'ms', most: 20 }]
}

async function timeCalls(url: string) {
  const taken: number[] = []
  for (let index = 0; index < WARM_UP + CALLS; index++) {
    const from = performance.now()
    const asked = questions[index % questions.length] ?? ''
    const response = await fetch(url + encodeURIComponent(asked))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    if (index >= WARM_UP) taken.push(performance.now() - from)
  }
  return percentile(taken, 0.95)
}

/** Published, each of some 1,300 words. */
async function addDocuments(address: string) {
  const db = openDatabase(address)
  const created_at = new Date().toISOString()
  for (let index = 0; index < DOCUMENTS; index++) {
    const id = newId()
    const content = makePage(index)
    const { slug, title } = content
    const document = { id, kind: 'page', language: 'en', slug, position: index + 100, created_at }
    const version = { document_id: id, number: 1, title, why: '', created_at, created_by: 'bench' }
    await db
      .insertInto('documents')
      .values({ ...document, published_number: 1 })
      .execute()
    await db
      .insertInto('document_versions')
      .values({ ...version, content: JSON.stringify(content) })
      .execute()
  }
  await db.destroy()
}

function makePage(index: number): Page {
  const sentence = (number: number) =>
    `Example ${number} of ${index}: the university asks for documents, and the embassy for an interview.`
  const text = Array.from({ length: SENTENCES }, (_, number) => sentence(number)).join(' ')
  const sections = Array.from({ length: SECTIONS }, (_, number) => ({
    ...{ id: `s${number}`, kind: 'text' as const, heading: `Part ${number}`, text },
    ...{ items: [], closing: '' },
  }))
  const named = { slug: `example-${index}`, place: '' as const, title: `Example ${index}` }
  return { ...named, description: 'An example.', picture: '', intro: 'An example.', sections }
}
