import type { FastifyInstance } from 'fastify'
import type { DocumentContent } from '#app/base/server/document-content.ts'
import { fillTexts, listKeys, refuseUnknownFacts } from '#app/base/server/fact-texts.ts'
import type { Keepers } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { kindOf, listTexts } from './kinds.ts'

type App = Pick<FastifyInstance, 'db' | 'keepers' | 'documentKinds'>

/** The content with what facts say now in its texts. */
export async function fillContent<Content extends DocumentContent>(
  app: App,
  kind: string,
  content: Content,
) {
  if (listKeys(content).length === 0) return content
  const { isKnown, say } = await app.keepers.facts.listSayings(app.db)
  const { asPlain = (text: string) => text } = kindOf(app, kind)
  return fillTexts(content, { isKnown, say: (key) => asPlain(say(key)) })
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
