import type { FastifyInstance } from 'fastify'
import { toReference } from '#app/contract/fact-references.ts'
import type { GuideContent } from '#app/features/guides/guide-contract.ts'
import { fillFactReferences } from '#app/platform/server/text/fact-texts.ts'
import type { ChecklistItem } from '../checklist-contract.ts'

/** A document or step from a guide. */
export interface GuideItem extends Pick<ChecklistItem, 'kind' | 'title' | 'note'> {
  /** The title before fact values are filled in. It identifies the item when facts change. */
  source: string
}

type Steps = GuideContent['steps']

/**
 * Returns the items of a country's published guide, with current fact values; undefined without a
 * guide.
 */
export async function readGuideItems(app: FastifyInstance, country: string) {
  const published = await app.listPublishedPagesIn()
  const guides = published.filter(({ type }) => type === 'guide')
  const contents = guides.map(({ content }) => content as unknown as GuideContent)
  const guide = contents.find(({ code }) => code === country)
  if (!guide) return undefined
  const factValues = await app.services.facts.loadFactValues(app.db)
  const items = [
    ...guide.documents.map((title) => ({ kind: 'document' as const, title, note: '' })),
    ...guide.steps.map((step) => ({
      kind: 'step' as const,
      title: step.title,
      note: describeStep(step),
    })),
  ]
  return {
    name: guide.nameInText,
    items: items.map(
      (item): GuideItem => ({
        ...fillFactReferences(item, factValues),
        source: item.title,
      }),
    ),
  }
}

/** Returns the text of a step with its figures below. */
function describeStep({ text, figures = [] }: Steps[number]) {
  const figureLines = figures.flatMap(({ label, figure }) => {
    const keys = figure?.keys.filter(Boolean) ?? []
    return keys.length > 0 ? [`${label}: ${keys.map(toReference).join(', ')}`] : []
  })
  return [text, ...figureLines].filter(Boolean).join('\n')
}
