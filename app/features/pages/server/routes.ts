import { isDeepStrictEqual } from 'node:util'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayIn } from '#app/contract/date-format.ts'
import { foldText } from '#app/contract/fold-text.ts'
import { toSlug } from '#app/contract/to-slug.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { getEnglishName } from '#database/country-code.ts'
import { acquireLock } from '#database/locks.ts'
import {
  isFixed,
  type ListedPage,
  type NewerDraft,
  type Page,
  type PageQuery,
  type PageType,
  pagesApi,
  type State,
  toDisplayedType,
} from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { getPageType, parseDraft, toAddress } from './page-types.ts'
import { listMissing, publishPage, requireDay, requireDraft } from './publishing.ts'
import { archivePage } from './schedule.ts'
import * as store from './store.ts'
import { auditSubject } from './store.ts'

const isDevanagari = /\p{Script=Devanagari}/u

/** Larger than the default limit, since pages are much longer than other forms. */
const MAX_BODY_BYTES = 512 * 1024

const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...pagesApi.list,
    handler: async ({ query }) => filterPages(await store.list(app.db), query),
  })

  app.route({
    ...pagesApi.listAuthors,
    handler: async () =>
      [...new Set((await store.list(app.db)).map(({ saved_by }) => saved_by))].toSorted(),
  })

  app.route({
    ...pagesApi.listTypes,
    handler: () =>
      Promise.all(
        app.pageTypes.map(async ({ type, schema, listSuggestions }) => ({
          type: type as PageType,
          schema: suggest(schema, (await listSuggestions?.(app)) ?? {}),
        })),
      ),
  })

  app.route({
    ...pagesApi.add,
    async handler(request, reply) {
      const { type, title, is_second } = request.body
      const { username } = requireAdministrator(request)
      const definition = getPageType(app, type)
      const country = definition.country?.find(title)
      // Pages are written in English first.
      const name = country && isDevanagari.test(title) ? getEnglishName(country) : title
      const { id } = await auditChange(request, {
        ...auditSubject,
        // Drafts may refer at once to the facts that come with a guide; visitors see nothing yet.
        content: definition.country && auditSubject.content,
        async apply(db) {
          if (country && !is_second) await requireFirst(db, definition, country)
          const facts = country && (await app.services.facts.addCountryFacts(db, request, country))
          const content = createContent(definition, name, facts || {})
          return store.add(db, { type, content, username })
        },
      })
      return reply.code(201).send(await findPage(app, id))
    },
  })

  app.route({ ...pagesApi.read, handler: ({ params }) => findPage(app, params.id) })

  app.route({
    ...pagesApi.publish,
    async handler(request) {
      const { revision, change_note = '', source_version } = request.body
      const { username } = requireAdministrator(request)
      const { time_zone } = await app.office.read()
      return changePage(request, async (db, page) => {
        const content = await requireDraft(db, page.id, revision)
        requireDay(app, { page, content }, dayIn(time_zone, new Date()))
        const publication = { page, content, change_note, username, source_version }
        await publishPage(db, app, publication)
      })
    },
  })

  app.route({
    ...pagesApi.archive,
    handler: (request) =>
      changePage(request, (db, page) => {
        if (isFixed(page.type) && !page.translation_of)
          throw new Conflict('This is a built-in page. It cannot be archived.', 'fixed')
        return archivePage(db, app, page)
      }),
  })

  addDraftRoute(app as unknown as FastifyInstance)
}

/** Returns the schema of a form with the values that its fields offer. */
function suggest(schema: FieldSchema, suggestions: Record<string, string[]>): FieldSchema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const offered = suggestions[name]
    return [name, offered ? { ...field, suggestions: offered } : field] as const
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

/** Adds the route for saving drafts. Autosaves are not written to the audit log. */
function addDraftRoute(app: FastifyInstance) {
  app.route<{ Params: { id: string }; Body: { revision: number; content: unknown } }>({
    ...pagesApi.save,
    bodyLimit: MAX_BODY_BYTES,
    async handler(request, reply) {
      const { id } = request.params
      const { username } = requireAdministrator(request)
      const page = await store.find(app.db, id)
      if (!page) throw new NotFound('Page')
      const content = parseDraft(app, page, request.body.content)
      const saving = { id, revision: request.body.revision, content, username }
      await app.db
        .transaction()
        .execute((transaction) => store.save(transaction, app.services.pictures, saving))
      const [draft, saved] = await Promise.all([
        store.readDraft(app.db, id),
        store.find(app.db, id),
      ])
      if (!draft || !saved) throw new NotFound('Page')
      const { state } = saved
      // A repeated request with the same content succeeds: the first response was lost.
      if (isDeepStrictEqual(draft.content, content)) {
        return { ...draft, state, missing: await listMissing(app, { page: saved, content }) }
      }
      return reply.code(409).send(toConflictBody(draft))
    },
  })
}

/** Returns the body of the 409 with the newer draft. */
function toConflictBody(newer: NewerDraft) {
  return {
    detail: `${newer.saved_by} has changed this page in the meantime.`,
    code: 'conflict',
    params: { reason: 'draft_changed' },
    newer,
  }
}

/** Throws NotFound. */
export async function findPage(app: FastifyInstance, id: string) {
  const found = await store.findDetails(app.db, id)
  if (!found) throw new NotFound('Page')
  const missing = await listMissing(app, { page: found, content: found.draft })
  const page = { ...found, missing }
  const { address, type, inbound_links } = page
  // Fixed pages cannot be archived, so links to them do not matter.
  if (!address || isFixed(type)) return page
  const others = await Promise.all(app.listInboundLinks.map((find) => find(app.db, address)))
  return { ...page, inbound_links: [...inbound_links, ...others.flat()] }
}

/** Changes an existing page and writes the audit log. Throws NotFound. */
export async function changePage(
  request: FastifyRequest,
  change: (db: Database, page: Page) => Promise<void>,
) {
  const { id } = request.params as { id: string }
  const changed = await auditChange(request, {
    ...auditSubject,
    id,
    find: (db) => store.find(db, id),
    async apply(db, page) {
      if (page) await change(db, page)
      return store.find(db, id)
    },
  })
  if (!changed) throw new NotFound('Page')
  return findPage(request.server, id)
}

export default pageRoutes

/** Creates the content of a new page. The slug follows the name. */
export function createContent(
  { createFields }: PageTypeDefinition,
  name: string,
  facts: Record<string, string> = {},
): BasePageContent {
  const fields = createFields?.(name, facts)
  return { slug: toSlug(name), title: name, description: '', picture: '', ...fields }
}

/** Throws ValidationError if there is a page of this type about the country. */
async function requireFirst(db: Database, { type, country }: PageTypeDefinition, code: string) {
  await acquireLock(db, 'page', `${type} ${code}`)
  const drafts = await store.listDrafts(db, type)
  const found = drafts.find(({ content }) => country?.of(content) === code)
  if (!found) return
  const name = getEnglishName(code)
  const { id, content } = found
  throw new ValidationError({
    is_second: {
      code: 'exists',
      detail: `There is a ${type} for ${name} already. Open it, or confirm that you want another one.`,
      params: { id, title: content.title },
    },
  })
}

/** Most urgent state first. */
const states: State[] = ['draft', 'changed', 'scheduled', 'published', 'archived']

const compare = {
  saved_at: (a: Page, b: Page) => Number(a.saved_at > b.saved_at) - Number(a.saved_at < b.saved_at),
  state: (a: Page, b: Page) => states.indexOf(a.state) - states.indexOf(b.state),
}

/** Filters and sorts pages and adds their translations. Equal rows stay sorted by title. */
function filterPages(byTitle: Page[], query: PageQuery): ListedPage[] {
  const { sort = 'title', type, language, q = '', state, author } = query
  const words = foldText(q).split(/\s+/)
  const bySource = Map.groupBy(byTitle, ({ translation_of }) => translation_of)
  const matching = byTitle
    .filter((each) => !type || toDisplayedType(each.type) === type)
    .filter((each) => !language || each.language === language)
    .filter((each) => !state || each.state === state)
    .filter((each) => !author || each.saved_by === author)
    .filter((each) => {
      const text = foldText(`${each.title} ${toAddress(each)}`)
      return words.every((word) => text.includes(word))
    })
    .map((each) => ({ ...each, translations: bySource.get(each.id)?.toSorted(byLanguage) ?? [] }))
  const key = sort.replace('-', '') as 'title' | keyof typeof compare
  const isDescending = sort.startsWith('-')
  if (key === 'title') return isDescending ? matching.toReversed() : matching
  return matching.toSorted((a, b) => compare[key](a, b) * (isDescending ? -1 : 1))
}

const byLanguage = (a: Page, b: Page) => (a.language < b.language ? -1 : 1)
