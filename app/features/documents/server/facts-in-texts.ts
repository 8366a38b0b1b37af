import type { FastifyInstance } from 'fastify'
import type { DocumentContent } from '#app/base/server/document-content.ts'
import {
  fillTexts,
  listKeys,
  mapTexts,
  refuseUnknownFacts,
  type Sayings,
} from '#app/base/server/fact-texts.ts'
import type { Keepers } from '#app/base/server/keepers.ts'
import type { Office } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import { kindOf, listTexts, type WithKinds } from './kinds.ts'
import { sayOffice } from './office-in-texts.ts'

/** By which links name a document. */
interface Name {
  title: string
  label: string
  language: string
}

interface Written extends Name {
  kind: string
  content: DocumentContent
  /** When its text was. */
  modified: string
}

/** The keys of all facts that a document shows. */
export function listFacts(app: WithKinds, { kind, content }: Pick<Written, 'kind' | 'content'>) {
  return [...listKeys(content), ...(kindOf(app, kind).listFacts?.(content) ?? [])]
}

/** With the office's name and what facts say now in its texts; as new as the newest of all that. */
export async function fillDocument<Each extends Written>(
  app: WithKinds & Pick<FastifyInstance, 'db' | 'keepers' | 'office'>,
  written: Each,
): Promise<Each> {
  const { asPlain = (text: string) => text } = kindOf(app, written.kind)
  const office = await app.office.read()
  const document = {
    ...nameOffice(office, written),
    content: mapTexts(written.content, sayOffice(office, written.language, asPlain)),
  }
  const keys = listFacts(app, document)
  if (keys.length === 0) return document
  const sayings = await app.keepers.facts.listSayings(app.db, document.language)
  return {
    ...document,
    ...fillName(document, sayings),
    content: fillTexts(document.content, { ...sayings, say: (key) => asPlain(sayings.say(key)) }),
    modified: [document.modified, ...keys.map(sayings.changedAt)].toSorted().at(-1) as string,
  }
}

/** What leads to documents, with what facts say now in their names. */
export async function fillNames<Each extends Name>(
  { db, keepers, office }: Pick<FastifyInstance, 'db' | 'keepers' | 'office'>,
  written: Each[],
): Promise<Each[]> {
  const current = await office.read()
  const documents = written.map((each) => nameOffice(current, each))
  const hasFacts = documents.some(({ title, label }) => listKeys([title, label]).length > 0)
  if (!hasFacts) return documents
  const sayings = await keepers.facts.listSayings(db)
  return documents.map((each) => ({ ...each, ...fillName(each, sayings) }))
}

function nameOffice<Each extends Name>(office: Office, named: Each): Each {
  const say = sayOffice(office, named.language)
  return { ...named, title: say(named.title), label: say(named.label) }
}

const fillName = ({ title, label }: Name, sayings: Sayings) => fillTexts({ title, label }, sayings)

/** Throws a sentence beside each text that refers to a fact which there is not. */
export async function requireKnownFacts(
  db: Database,
  { facts }: Keepers,
  content: DocumentContent,
) {
  if (listKeys(content).length === 0) return
  refuseUnknownFacts(Object.fromEntries(listTexts(content)), await facts.listSayings(db))
}
