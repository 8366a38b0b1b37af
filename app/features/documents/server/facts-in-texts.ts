import type { FastifyInstance } from 'fastify'
import type { DocumentContent } from '#app/base/server/document-content.ts'
import { fillTexts, listKeys, refuseUnknownFacts } from '#app/base/server/fact-texts.ts'
import type { Keepers } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { kindOf, listTexts, type WithKinds } from './kinds.ts'

interface Written {
  kind: string
  content: DocumentContent
  /** When its text was. */
  modified: string
}

/** The keys of all facts that a document shows. */
export function listFacts(app: WithKinds, { kind, content }: Omit<Written, 'modified'>) {
  return [...listKeys(content), ...(kindOf(app, kind).listFacts?.(content) ?? [])]
}

/** With what facts say now in its texts, and as old as the oldest of their last looks. */
export async function fillDocument<Each extends Written>(
  app: WithKinds & Pick<FastifyInstance, 'db' | 'keepers'>,
  document: Each,
): Promise<Each> {
  const keys = listFacts(app, document)
  if (keys.length === 0) return document
  const sayings = await app.keepers.facts.listSayings(app.db)
  const { asPlain = (text: string) => text } = kindOf(app, document.kind)
  const days = keys.map(sayings.seenOn).filter((day) => day !== '')
  const looks = days.map((day) => new Date(day).toISOString())
  return {
    ...document,
    content: fillTexts(document.content, { ...sayings, say: (key) => asPlain(sayings.say(key)) }),
    modified: [document.modified, ...looks].toSorted()[0] ?? document.modified,
  }
}

/** Throws a sentence beside each text that refers to a fact which there is not. */
export async function requireKnownFacts(
  db: Database,
  { facts }: Keepers,
  content: DocumentContent,
) {
  if (listKeys(content).length === 0) return
  refuseUnknownFacts(Object.fromEntries(listTexts(content)), await facts.listSayings(db))
}
