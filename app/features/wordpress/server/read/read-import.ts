import type { FastifyInstance } from 'fastify'
import { dayIn } from '#app/contract/date-format.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { getPageType, parseContent } from '#app/features/pages/server/page-types.ts'
import { createContent } from '#app/features/pages/server/routes.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { toOldAddress } from '#app/platform/server/http/site-address.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { type ImportedType, type Note, type NoteCode, pageTypes } from '../../contract.ts'
import { readFile } from '../files.ts'
import { toPlaceholder } from '../placeholder.ts'
import * as store from '../store.ts'
import { isOnlyGallery, isPluginGallery, listPluginPictures } from './galleries.ts'
import { Losses } from './losses.ts'
import { type ReadMenu, readMenus } from './menus.ts'
import { OldSite, toUploadName } from './old-addresses.ts'
import { OldPictures } from './old-pictures.ts'
import { type Entry, type PlannedAddress, planAddresses } from './plan-addresses.ts'
import { planPictures, planRedirects } from './plan-redirects.ts'
import { type ExportItem, type ExportSite, readExport, type Term } from './read-export.ts'
import { resolveLink } from './resolve-link.ts'
import { toAlbum, toArticle, toPage, toPlainLine, toTitle } from './to-content.ts'

const ROWS_PER_TRANSACTION = 25
const MAX_NOTES = 40
const MAX_PARTS = 50

/** The parts of the file that stay in memory. Of texts, only those of reusable blocks do. */
interface Overview {
  entries: (Entry &
    Pick<ExportItem, 'status' | 'date' | 'hasPassword'> & {
      terms: Term[]
      /** Whether it was a page; an album may have been one. */
      isPage: boolean
      /** The number of parts into which its text is divided. */
      parts: number
    })[]
  menuItems: ExportItem[]
  blocks: Map<string, string>
  /** The galleries of plugins by their ids. */
  galleries: Map<string, { title: string; pictures: string[]; isUsed: boolean }>
  pictures: OldPictures
  losses: Losses
  site: OldSite
  exported: ExportSite
}

/**
 * Reads the export file into the items of the import: converted contents, pictures and redirects,
 * which the preview lists. Begins anew after an interruption. Throws RefusedFile.
 */
export async function readImport(
  app: FastifyInstance,
  { id, path, signal }: { id: string; path: string; signal: AbortSignal },
) {
  await app.db.deleteFrom('wordpress_items').where('import_id', '=', id).execute()
  const overview = await readItems(app.db, { id, path, signal })
  const addresses = await planAddresses(app, overview.entries, overview.site)
  const redirects = planAll(overview, addresses)
  const targets = new Map(redirects.map(({ source, target }) => [source, target]))
  for (const { number, link } of overview.entries) {
    const url = overview.site.resolve(link)
    const planned = addresses.get(number)
    if (url && planned) targets.set(toOldAddress(url), planned.address)
  }
  await convertItems(app, { id, signal, overview, addresses, targets })
  for (const { title, isUsed } of overview.galleries.values())
    if (!isUsed) overview.losses.add('unknown_type', title)
  await addPictures(app.db, id, overview.pictures)
  const { all, files } = overview.pictures
  const pictureRedirects = planPictures(overview.site, [...all, ...files])
  await addRows(
    app.db,
    redirects.concat(pictureRedirects).map(({ source, target, page, picture }, index) => ({
      import_id: id,
      number: REDIRECTS_FROM + index,
      type: 'redirect' as const,
      source_id: picture ?? '',
      title: source.slice(0, 500),
      old_address: source,
      address: target,
      state: 'waiting' as const,
      data: JSON.stringify({ page }),
    })),
  )
  const menus = listMenus(app, overview, { addresses, targets })
  for (const { name, left_out } of menus)
    for (const entry of left_out) overview.losses.add('menu_entry', `${name}: ${entry}`)
  return {
    site: overview.exported.url,
    menus: JSON.stringify(menus),
    losses: JSON.stringify(overview.losses.list()),
  }
}

/** Numbers of pictures, files and redirects follow those of texts. */
const PICTURES_FROM = 200_000
const FILES_FROM = 300_000
const REDIRECTS_FROM = 400_000

const ignoredTypes =
  /^(revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(template|template_part|global_styles|navigation|font_family|font_face)|acf-.*|elementor_.*|e-.*|et_.*|vc_.*|vc4_templates|templatera|shop_order.*)$/

async function readItems(
  db: Database,
  { id, path, signal }: { id: string; path: string; signal: AbortSignal },
): Promise<Overview> {
  let site = new OldSite('')
  const losses = new Losses()
  const pictures = new OldPictures(() => site)
  const overview = { entries: [] as Overview['entries'], menuItems: [] as ExportItem[] }
  const blocks = new Map<string, string>()
  const galleries: Overview['galleries'] = new Map()
  const seen = new Set<string>()
  const authors = new Set<string>()
  const rows: NewRow[] = []

  async function addItem(item: ExportItem) {
    signal.throwIfAborted()
    if (seen.has(item.id)) return
    seen.add(item.id)
    if (item.status === 'auto-draft') return
    if (item.status === 'trash') return losses.add('in_trash', toTitle(item))
    if (item.type === 'attachment') return pictures.addAttachment(item)
    if (item.type === 'nav_menu_item') return void overview.menuItems.push(item)
    if (item.type === 'wp_block') return void blocks.set(item.id, item.content)
    if (isPluginGallery(item)) return addGallery(galleries, item)
    if (/form/.test(item.type)) return losses.add('form', toTitle(item))
    if (item.type !== 'post' && item.type !== 'page') {
      if (!ignoredTypes.test(item.type))
        losses.add('unknown_type', `${item.type}: ${toTitle(item)}`)
      return
    }
    const isPage = item.type === 'page'
    const type = isOnlyGallery(item) ? 'album' : isPage ? 'page' : 'article'
    const number = overview.entries.length
    const { status, date, hasPassword, terms, slug, link, parent } = item
    const entry: Entry = { number, type, id: item.id, title: toTitle(item), slug, link, parent }
    const parts = Math.min(item.content.split('<!--nextpage-->').length, MAX_PARTS)
    overview.entries.push({ ...entry, isPage, parts, status, date, hasPassword, terms })
    if (item.author) authors.add(item.author)
    const row = {
      import_id: id,
      number,
      type,
      source_id: item.id,
      title: entry.title.slice(0, 500),
    }
    rows.push({ ...row, state: 'waiting', data: JSON.stringify(item) })
    if (rows.length >= ROWS_PER_TRANSACTION) await addRows(db, rows.splice(0))
  }

  const exported = await readExport(readFile(path), addItem)
  await addRows(db, rows)
  site = new OldSite(exported.url)
  completeLists(exported, { entries: overview.entries, authors })
  return { ...overview, blocks, galleries, pictures, losses, site, exported }
}

/** Adds the terms and authors that only posts name: an export of posts alone does not list them. */
function completeLists(
  exported: ExportSite,
  { entries, authors }: Pick<Overview, 'entries'> & { authors: Set<string> },
) {
  const toKey = ({ domain, slug }: Term) => `${domain} ${slug}`
  const listed = new Set(exported.terms.map(toKey))
  for (const term of entries.flatMap(({ terms }) => terms)) {
    if (listed.has(toKey(term))) continue
    listed.add(toKey(term))
    exported.terms.push(term)
  }
  const logins = new Set(exported.authors.map(({ login }) => login))
  for (const login of authors)
    if (!logins.has(login)) exported.authors.push({ id: '', login, name: login })
}

function addGallery(galleries: Overview['galleries'], item: ExportItem) {
  const pictures = listPluginPictures(item)
  galleries.set(item.id, { title: `${item.type}: ${toTitle(item)}`, pictures, isUsed: false })
}

type NewRow = Parameters<ReturnType<Database['insertInto']>['values']>[0] & Record<string, unknown>

async function addRows(db: Database, rows: NewRow[]) {
  for (let from = 0; from < rows.length; from += ROWS_PER_TRANSACTION)
    await db
      .insertInto('wordpress_items')
      .values(rows.slice(from, from + ROWS_PER_TRANSACTION) as never)
      .execute()
}

function planAll({ entries, pictures, exported, site }: Overview, addresses: Addresses) {
  const isPublic = (entry: Overview['entries'][number]) => entry.status === 'publish'
  const targetOf = (number: number) => addresses.get(number)?.address ?? '/'
  const numbers = new Map(entries.map((entry) => [entry.id, entry.number]))
  const posts = entries.filter((entry) => isPublic(entry) && !entry.isPage)
  return planRedirects({
    site,
    exported,
    // Drafts, too: their addresses lead on once they are published here.
    pages: entries.map(({ id, link, isPage, parts, number }) => ({
      id,
      link,
      isPage,
      parts,
      target: targetOf(number),
      page: number,
    })),
    attachments: [...pictures.attachments.values()].map(({ id, link, parent }) => {
      const page = numbers.get(parent)
      const target = page === undefined ? '/' : targetOf(page)
      return { id, link, target, page }
    }),
    days: posts.map(({ date }) => date.split(' ')[0] ?? '').filter((day) => /^\d{4}-/.test(day)),
    usedTerms: new Set(
      posts
        .filter(({ type }) => type === 'article')
        .flatMap(({ terms }) => terms.map(({ domain, slug }) => `${domain} ${slug}`)),
    ),
  })
}

type Addresses = Map<number, PlannedAddress>

interface Conversion {
  id: string
  signal: AbortSignal
  overview: Overview
  addresses: Addresses
  targets: Map<string, string>
}

async function convertItems(app: FastifyInstance, conversion: Conversion) {
  const { id, signal } = conversion
  const query = { type: pageTypes, states: ['waiting' as const] }
  const today = dayIn((await app.office.read()).time_zone, new Date())
  for (let after = -1; ; ) {
    const items = await store.nextItems(app.db, id, {
      ...query,
      limit: ROWS_PER_TRANSACTION,
      after,
    })
    if (items.length === 0) return
    for (const row of items) {
      signal.throwIfAborted()
      after = row.number
      const changes = convertItem(app, conversion, { row, today })
      await store.changeItem(app.db, row, changes)
      // Other requests run between two texts.
      await new Promise(setImmediate)
    }
  }
}

function convertItem(
  app: FastifyInstance,
  { overview, addresses, targets }: Conversion,
  { row, today }: { row: store.ItemRow; today: string },
) {
  const item: ExportItem = JSON.parse(row.data)
  const { slug, address, problem } = addresses.get(row.number) as PlannedAddress
  const notes: Note[] = []
  const addNote = (code: NoteCode, detail: string) => {
    const isKnown = notes.some((note) => note.code === code && note.detail === detail)
    if (!isKnown && notes.length < MAX_NOTES) notes.push({ code, detail: detail.slice(0, 500) })
    if (!isKnown) overview.losses.add(code, detail)
  }
  if (problem) addNote(problem === 'taken' ? 'address_taken' : 'address_changed', address)
  noteState(item, addNote)
  const type = row.type as ImportedType
  const context = createContext(item, { overview, targets, addNote })
  const extra = { slug, authors: authorsOf(overview.exported), today }
  const own = { ...context, ...extra }
  const converted = convertSafely(() => converters[type](item, own), addNote)
  const title = context.title.slice(0, 120)
  const content: BasePageContent = { ...createContent(getPageType(app, type), title), ...converted }
  if (!converted) Object.assign(content, { slug, text: '' })
  const mustBeDraft = notes.some(({ code }) => draftCodes.has(code))
  // The editor of a draft lists what is missing.
  const canBePublished = !mustBeDraft && checkPublishable(app, type, { content, addNote })
  return {
    ...store.toNotes(notes),
    address,
    old_address: overview.site.resolve(item.link)?.href ?? item.link,
    is_draft: Number(!canBePublished),
    data: JSON.stringify(content),
  }
}

const converters = { article: toArticle, page: toPage, album: toAlbum }

const draftCodes = new Set<NoteCode>([
  'address_taken',
  'text_too_long',
  'text_unreadable',
  'no_text',
  'was_draft',
  'was_scheduled',
  'was_private',
  'had_password',
])

const isMostlyNepali = (html: string) =>
  (html.match(/[\u0900-\u097f]/g) ?? []).length > html.replaceAll(/<[^<>]*>/g, '').length / 2

function noteState(item: ExportItem, addNote: AddNote) {
  const { status, hasPassword, comments, terms, content } = item
  const codes: Record<string, NoteCode> = { future: 'was_scheduled', private: 'was_private' }
  if (status !== 'publish') addNote(getOwn(codes, status) ?? 'was_draft', '')
  if (hasPassword) addNote('had_password', '')
  if (comments > 0) addNote('comments', String(comments))
  const language = terms.find(({ domain }) => domain === 'language')
  if (language && language.slug !== 'en') addNote('translation', language.name)
  else if (!language && isMostlyNepali(content)) addNote('translation', 'नेपाली')
}

type AddNote = (code: NoteCode, detail: string) => void

const authorsOf = ({ authors }: ExportSite) =>
  new Map(authors.map(({ login, name }) => [login, toPlainLine(name)]))

function createContext(
  item: ExportItem,
  { overview, targets, addNote }: Pick<Conversion, 'overview' | 'targets'> & { addNote: AddNote },
) {
  const { pictures, blocks, site } = overview
  const cover = pictures.attachments.get(item.meta._thumbnail_id ?? '')?.picture
  return {
    addNote,
    title: toTitle(item),
    cover: cover ? toPlaceholder(cover.key) : '',
    coverAlt: cover?.alt ?? '',
    ownPictures: pictures.listOf(item.id),
    findPicture: (id: string) => pictures.attachments.get(id)?.url,
    findGallery(id: string) {
      const gallery = overview.galleries.get(id)
      if (gallery) gallery.isUsed = true
      return gallery?.pictures
    },
    findBlock: (id: string) => blocks.get(id),
    resolveLink: (href: string) =>
      resolveLink(href, {
        site,
        targets,
        addNote,
        addFile: (url) => toPlaceholder(pictures.addFile(url).key),
      }),
    addPicture(address: string) {
      const found = pictures.findByAddress(address)
      if (!found) addNote('picture_missing', address)
      return found && { address: toPlaceholder(found.key), alt: found.alt, caption: found.caption }
    },
  }
}

/** A text that cannot be read, such as thousands of nested elements, does not stop the import. */
function convertSafely<Content>(convert: () => Content, addNote: AddNote) {
  try {
    return convert()
  } catch {
    addNote('text_unreadable', '')
    return undefined
  }
}

function checkPublishable(
  app: FastifyInstance,
  type: ImportedType,
  { content, addNote }: { content: BasePageContent; addNote: AddNote },
) {
  try {
    parseContent(app, type, content)
    return true
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const [problem] = Object.values(error.fieldErrors)
    addNote('not_publishable', problem?.detail ?? '')
    return false
  }
}

async function addPictures(db: Database, id: string, pictures: OldPictures) {
  const files = pictures.files.map(({ key, url, title }, index) => ({
    import_id: id,
    number: FILES_FROM + index,
    type: 'file' as const,
    source_id: key,
    title: (
      title ||
      toPlainLine(toUploadName(new URL(url))?.split('/').at(-1) ?? '') ||
      'File'
    ).slice(0, 120),
    old_address: url,
    state: 'waiting' as const,
    data: '',
  }))
  await addRows(db, files)
  await addRows(
    db,
    pictures.all.map(({ key, url, title, alt, caption }, index) => ({
      import_id: id,
      number: PICTURES_FROM + index,
      type: 'picture' as const,
      source_id: key,
      title: (title || url.split('/').at(-1) || 'Picture').slice(0, 120),
      old_address: url,
      state: 'waiting' as const,
      data: JSON.stringify({ alt, caption }),
    })),
  )
}

function listMenus(
  { publicUrl }: FastifyInstance,
  { entries, menuItems, exported, site }: Overview,
  { addresses, targets }: { addresses: Addresses; targets: Map<string, string> },
): ReadMenu[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const addNote = () => {}
  return readMenus(menuItems, exported, {
    publicUrl,
    resolveLink: (href) => resolveLink(href, { site, targets, addNote }),
    isPage: (id) => byId.get(id)?.type === 'page',
    findAddress(type, id) {
      if (type === 'category') return targets.get(`${site.folder || '/'}?cat=${id}`)
      const entry = byId.get(id)
      return entry && addresses.get(entry.number)?.address
    },
  })
}
