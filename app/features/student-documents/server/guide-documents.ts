import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { GuideContent } from '#app/features/guides/guide-contract.ts'
import { fillFactReferences } from '#app/platform/server/text/fact-texts.ts'

/** A document from a guide. */
interface GuideDocument {
  title: string
  /** The English title before fact values are filled in. It identifies the document when facts change. */
  source: string
}

/**
 * Returns the documents of a country's published guide in a language, with current fact values;
 * undefined without a guide. In every language a document has the same source, so that it is added
 * only once.
 */
export async function readGuideDocuments(
  app: FastifyInstance,
  country: string,
  language: string = defaultLanguage,
) {
  const guide = await findGuide(app, country, language)
  const original = await findGuide(app, country, defaultLanguage)
  if (!guide || !original) return undefined
  const factValues = await app.services.facts.loadFactValues(app.db, guide.language)
  const sources = original.content.documents
  const titles = guide.content.documents
  const hasSameDocuments = titles.length === sources.length
  return {
    name: guide.content.nameInText,
    documents: titles.map(
      (text, index): GuideDocument => ({
        title: fillFactReferences(text, factValues),
        source: (hasSameDocuments && sources[index]) || text,
      }),
    ),
  }
}

/** Returns the published guide of a country in this language, in English if it is not translated. */
async function findGuide(app: FastifyInstance, country: string, language: string) {
  const published = await app.listPublishedPagesIn(language)
  const guides = published.filter(({ type }) => type === 'guide')
  const contents = guides.map(({ content, language }) => ({
    language,
    content: content as unknown as GuideContent,
  }))
  return contents.find(({ content }) => content.code === country)
}
