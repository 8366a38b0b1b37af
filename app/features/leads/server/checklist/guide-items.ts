import type { FastifyInstance } from 'fastify'
import { fillFactReferences } from '#app/base/server/fact-texts.ts'
import { toReference } from '#app/contract/fact-references.ts'
import type { GuideContent } from '#app/features/guides/guide-contract.ts'
import type { ChecklistItem } from '../../checklist-contract.ts'

/** An item of a guide. */
export interface GuideItem extends Pick<ChecklistItem, 'kind' | 'title' | 'note'> {
  /** The guide's text without fact values, by which the item is recognized later. */
  source: string
}

type Points = GuideContent['steps']

/** Returns the items of a country's published guide with present fact values; undefined without a guide. */
export async function readGuideItems(app: FastifyInstance, country: string) {
  const published = await app.listPublishedSourcePages()
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
      note: noteOf(step),
    })),
  ]
  return {
    name: guide.nameInText,
    items: items.map(
      (check): GuideItem => ({
        ...fillFactReferences(check, factValues),
        source: check.title,
      }),
    ),
  }
}

/** Returns the guide's text for a step, followed by its figures. */
function noteOf({ text, figures = [] }: Points[number]) {
  const said = figures.flatMap(({ label, figure }) => {
    const keys = figure?.keys.filter(Boolean) ?? []
    return keys.length > 0 ? [`${label}: ${keys.map(toReference).join(', ')}`] : []
  })
  return [text, ...said].filter(Boolean).join('\n')
}
