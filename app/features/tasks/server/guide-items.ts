import type { FastifyInstance } from 'fastify'
import { toReference } from '#app/contract/fact-references.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { GuideContent } from '#app/features/guides/guide-contract.ts'
import { fillFactReferences } from '#app/platform/server/text/fact-texts.ts'
import type { ChecklistItem } from '../checklist-contract.ts'

/** A document or step from a guide. */
export interface GuideItem extends Pick<ChecklistItem, 'kind' | 'title' | 'note'> {
  /** The English title before fact values are filled in. It identifies the item when facts change. */
  source: string
}

type Steps = GuideContent['steps']

/**
 * Returns the items of a country's published guide in a language, with current fact values; undefined
 * without a guide. In every language an item has the same source, so that it is added only once.
 */
export async function readGuideItems(
  app: FastifyInstance,
  country: string,
  language: string = defaultLanguage,
) {
  const guide = await findGuide(app, country, language)
  const original = await findGuide(app, country, defaultLanguage)
  if (!guide || !original) return undefined
  const factValues = await app.services.facts.loadFactValues(app.db, guide.language)
  const sources = listItems(original.content)
  const items = listItems(guide.content)
  const hasSameItems = items.length === sources.length
  return {
    name: guide.content.nameInText,
    items: items.map(
      (item, index): GuideItem => ({
        ...fillFactReferences(item, factValues),
        source: (hasSameItems && sources[index]?.title) || item.title,
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

function listItems(guide: GuideContent) {
  return [
    ...guide.documents.map((title) => ({ kind: 'document' as const, title, note: '' })),
    ...guide.steps.map((step) => ({
      kind: 'step' as const,
      title: step.title,
      note: describeStep(step),
    })),
  ]
}

/** Returns the text of a step with its figures below. */
function describeStep({ text, figures = [] }: Steps[number]) {
  const figureLines = figures.flatMap(({ label, figure }) => {
    const keys = figure?.keys.filter(Boolean) ?? []
    return keys.length > 0 ? [`${label}: ${keys.map(toReference).join(', ')}`] : []
  })
  return [text, ...figureLines].filter(Boolean).join('\n')
}
