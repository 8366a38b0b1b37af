import { v7 as newId } from 'uuid'
import type { StandardContent } from '#app/features/pages/standard-contract.ts'
import { openDatabase } from '#database/connect.ts'

const DOCUMENTS = 200
const SECTIONS = 12
const SENTENCES = 8

/** Adds 200 published pages of about 1,300 words each. */
export async function addDocuments(address: string) {
  const db = openDatabase(address)
  const created_at = new Date().toISOString()
  for (let index = 0; index < DOCUMENTS; index++) {
    const id = newId()
    const content = makePage(index)
    const { slug, title } = content
    const document = { id, type: 'page', language: 'en', slug, position: index + 100, created_at }
    const version = {
      page_id: id,
      number: 1,
      title,
      change_note: '',
      created_at,
      created_by: 'bench',
    }
    await db
      .insertInto('pages')
      .values({ ...document, published_version: 1 })
      .execute()
    await db
      .insertInto('page_versions')
      .values({ ...version, content: JSON.stringify(content) })
      .execute()
  }
  await db.destroy()
}

function makePage(index: number): StandardContent {
  const sentence = (number: number) =>
    `Example ${number} of ${index}: the university asks for pages, and the embassy for an interview.`
  const text = Array.from({ length: SENTENCES }, (_, number) => sentence(number)).join(' ')
  const sections = Array.from({ length: SECTIONS }, (_, number) => ({
    id: `s${number}`,
    type: 'text' as const,
    heading: `Part ${number}`,
    text,
    items: [],
    closing: '',
  }))
  const named = { slug: `example-${index}`, menu_location: '' as const, title: `Example ${index}` }
  return { ...named, description: 'An example.', picture: '', intro: 'An example.', sections }
}
