import type { FastifyInstance } from 'fastify'
import type { Office } from '#app/contract/office.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import {
  type FactValues,
  fillFactReferences,
  listFactKeys,
  mapTexts,
  rejectUnknownFacts,
} from '#app/platform/server/text/fact-texts.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { createOfficePlaceholderRenderer } from './office-placeholders.ts'
import { getPageType, listTexts, type PageTypeRegistry } from './page-types.ts'

/** The fields that links show. */
interface LinkName {
  title: string
  label: string
  language: string
}

interface FillablePage extends LinkName {
  type: string
  content: BasePageContent
  /** When the content was published. */
  modified: string
}

/** Returns the keys of all facts that a page shows. */
export function listFacts(
  app: PageTypeRegistry,
  { type, content }: Pick<FillablePage, 'type' | 'content'>,
) {
  return [...listFactKeys(content), ...(getPageType(app, type).listFacts?.(content) ?? [])]
}

/**
 * Inserts office data and fact values into the texts. `modified` becomes the latest change of all
 * of them.
 */
export async function fillPage<Each extends FillablePage>(
  app: PageTypeRegistry & Pick<FastifyInstance, 'db' | 'services' | 'office'>,
  source: Each,
): Promise<Each> {
  const { escapeText = (text: string) => text } = getPageType(app, source.type)
  const office = await app.office.read()
  const page = {
    ...fillOfficeName(office, source),
    content: mapTexts(
      source.content,
      createOfficePlaceholderRenderer(office, source.language, escapeText),
    ),
  }
  const keys = listFacts(app, page)
  if (keys.length === 0) return page
  const factValues = await app.services.facts.loadFactValues(app.db, page.language)
  return {
    ...page,
    ...fillLinkName(page, factValues),
    content: fillFactReferences(page.content, {
      ...factValues,
      format: (key) => escapeText(factValues.format(key)),
    }),
    modified: [page.modified, ...keys.map(factValues.changedAt)].toSorted().at(-1) as string,
  }
}

/** Inserts office data and fact values into titles and labels of links. */
export async function fillLinkNames<Each extends LinkName>(
  { db, services, office }: Pick<FastifyInstance, 'db' | 'services' | 'office'>,
  sources: Each[],
): Promise<Each[]> {
  const current = await office.read()
  const pages = sources.map((each) => fillOfficeName(current, each))
  const hasFacts = pages.some(({ title, label }) => listFactKeys([title, label]).length > 0)
  if (!hasFacts) return pages
  const factValues = await services.facts.loadFactValues(db)
  return pages.map((each) => ({ ...each, ...fillLinkName(each, factValues) }))
}

function fillOfficeName<Each extends LinkName>(office: Office, page: Each): Each {
  const fill = createOfficePlaceholderRenderer(office, page.language)
  return { ...page, title: fill(page.title), label: fill(page.label) }
}

const fillLinkName = ({ title, label }: LinkName, factValues: FactValues) =>
  fillFactReferences({ title, label }, factValues)

/** Throws a field error for each reference to an unknown fact. */
export async function requireExistingFacts(
  db: Database,
  { facts }: Services,
  content: BasePageContent,
) {
  if (listFactKeys(content).length === 0) return
  rejectUnknownFacts(Object.fromEntries(listTexts(content)), await facts.loadFactValues(db))
}
