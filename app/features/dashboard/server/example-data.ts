import type { FastifyInstance } from 'fastify'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { ExampleData } from '../first-steps-contract.ts'

type Subject = 'lead' | 'conversation' | 'page'

async function listRows(db: Database) {
  const rows = await db.selectFrom('example_rows').selectAll().execute()
  const listIds = (subject: Subject) =>
    rows.filter((row) => row.subject === subject).map(({ row_id }) => row_id)
  return {
    added_at: rows[0]?.added_at ?? null,
    leads: listIds('lead'),
    conversations: listIds('conversation'),
    pages: listIds('page'),
  }
}

/** Returns when example data was added, and how much. */
export async function readExampleData(
  db: Database,
  { pages: pageServices }: Services,
): Promise<ExampleData> {
  const { added_at, leads, conversations, pages } = await listRows(db)
  return {
    added_at,
    leads: leads.length,
    conversations: conversations.length,
    pages: pages.length,
    translations: await pageServices.countTranslations(db, pages),
  }
}

/** Whether the office has leads that are not example data. */
export async function hasOwnLeads({ db, services }: AppContext) {
  const { leads } = await listRows(db)
  return services.leads.hasOthers(db, leads)
}

interface Author {
  id: string
  username: string
}

/** Adds the example data and records the ids, within a transaction. */
export async function addExampleData(
  db: Database,
  app: Pick<FastifyInstance, 'services' | 'pageTypes'>,
  by: Author,
) {
  const { services } = app
  const added_at = new Date().toISOString()
  const pages = [
    await services.pages.addExample(db, app, { title: 'Example page', username: by.username }),
  ]
  const leads = await services.leads.addExamples(
    db,
    examples.map((example) => toEnquiry(example, by.id, added_at)),
  )
  const conversations: string[] = []
  for (const [index, { chat }] of examples.entries()) {
    const leadId = leads[index]
    if (!chat || !leadId) continue
    const conversation = { leadId, messages: chat, by: by.id, at: added_at }
    conversations.push(await services.conversations.addExample(db, conversation))
  }
  const toRows = (subject: Subject, ids: string[]) =>
    ids.map((row_id) => ({ subject, row_id, added_at }))
  await db
    .insertInto('example_rows')
    .values([
      ...toRows('lead', leads),
      ...toRows('conversation', conversations),
      ...toRows('page', pages),
    ])
    .execute()
}

/** Permanently deletes exactly the rows that were added, within a transaction. */
export async function removeExampleData(db: Database, { services }: AppContext, by: string) {
  const { leads, conversations, pages } = await listRows(db)
  await services.pages.erasePages(db, services, pages)
  await services.leads.eraseExamples({ db, services }, { ids: leads, by })
  await services.conversations.eraseExamples(db, conversations)
  await db.deleteFrom('example_rows').execute()
}

interface Example {
  name: string
  email: string
  countries: string[]
  text: string
  /** Whether the office has already replied. */
  isAnswered?: boolean
  chat?: { sender: 'user' | 'admin'; message: string }[]
}

/** The addresses are of a reserved domain and cannot receive mail; no phone number is used. */
const examples: Example[] = [
  {
    name: 'Example Student 1',
    email: 'first-student@example.com',
    countries: ['AU'],
    text: 'Example: I would like to study nursing in Australia.',
    isAnswered: true,
    chat: [
      { sender: 'user', message: 'Example: Which documents do I need for Australia?' },
      { sender: 'admin', message: 'Example: Please bring your transcripts and your passport.' },
    ],
  },
  {
    name: 'Example Student 2',
    email: 'second-pupil@example.com',
    countries: ['GB'],
    text: 'Example: When does the next intake in the United Kingdom begin?',
  },
  {
    name: 'Example Student 3',
    email: 'third-enquirer@example.com',
    countries: ['CA'],
    text: 'Example: Can my sister and I come to your office together?',
    isAnswered: true,
    chat: [
      { sender: 'user', message: 'Example: Are you open on Sunday?' },
      { sender: 'admin', message: 'Example: Our opening hours are on the contact page.' },
    ],
  },
  {
    name: 'Example Student 4',
    email: 'fourth-applicant@example.com',
    countries: ['JP'],
    text: 'Example: I am learning Japanese and look for a language school.',
    isAnswered: true,
  },
]

/** Converts an example to an imported enquiry. Imports send no notifications and no replies. */
const toEnquiry = (
  { name, email, countries, text, isAnswered }: Example,
  by: string,
  at: string,
): Enquiry => ({
  channel: 'import',
  person: { name, email, phone: '' },
  countries,
  text,
  at,
  origin: {},
  by: isAnswered ? by : undefined,
})
