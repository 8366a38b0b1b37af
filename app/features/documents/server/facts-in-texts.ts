import type { FastifyInstance } from 'fastify'
import type { DocumentContent } from '#app/base/server/document-content.ts'
import {
  type FactValues,
  fillFactReferences,
  listFactKeys,
  mapTexts,
  rejectUnknownFacts,
} from '#app/base/server/fact-texts.ts'
import type { Services } from '#app/base/server/keepers.ts'
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
  return [...listFactKeys(content), ...(kindOf(app, kind).listFacts?.(content) ?? [])]
}

/** With the office's name and what facts say now in its texts; as new as the newest of all that. */
export async function fillDocument<Each extends Written>(
  app: WithKinds & Pick<FastifyInstance, 'db' | 'services' | 'office'>,
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
  const sayings = await app.services.facts.loadFactValues(app.db, document.language)
  return {
    ...document,
    ...fillName(document, sayings),
    content: fillFactReferences(document.content, {
      ...sayings,
      format: (key) => asPlain(sayings.format(key)),
    }),
    modified: [document.modified, ...keys.map(sayings.changedAt)].toSorted().at(-1) as string,
  }
}

/** What leads to documents, with what facts say now in their names. */
export async function fillNames<Each extends Name>(
  { db, services: keepers, office }: Pick<FastifyInstance, 'db' | 'services' | 'office'>,
  written: Each[],
): Promise<Each[]> {
  const current = await office.read()
  const documents = written.map((each) => nameOffice(current, each))
  const hasFacts = documents.some(({ title, label }) => listFactKeys([title, label]).length > 0)
  if (!hasFacts) return documents
  const sayings = await keepers.facts.loadFactValues(db)
  return documents.map((each) => ({ ...each, ...fillName(each, sayings) }))
}

function nameOffice<Each extends Name>(office: Office, named: Each): Each {
  const say = sayOffice(office, named.language)
  return { ...named, title: say(named.title), label: say(named.label) }
}

const fillName = ({ title, label }: Name, sayings: FactValues) =>
  fillFactReferences({ title, label }, sayings)

/** Throws a sentence beside each text that refers to a fact which there is not. */
export async function requireKnownFacts(
  db: Database,
  { facts }: Services,
  content: DocumentContent,
) {
  if (listFactKeys(content).length === 0) return
  rejectUnknownFacts(Object.fromEntries(listTexts(content)), await facts.loadFactValues(db))
}
