import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, singleLine, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** The size of one request. The browser sends a file in several. */
export const partBytes = 4 * 1024 * 1024
const MEGABYTE = 1024 * 1024
/** The limits of the files. */
export const maxBytes = { export: 200 * MEGABYTE, pictures: 4000 * MEGABYTE } as const
export type UploadedFile = keyof typeof maxBytes

/**
 * `refused`: the file cannot be imported. `ready`: the preview is complete. `undoing` and
 * `importing` go on after a restart. `failed`: an error has stopped the import, or undoing it.
 */
export const ImportState = Type.Enum([
  'uploading',
  'reading',
  'refused',
  'ready',
  'importing',
  'done',
  'undoing',
  'undone',
  'failed',
])
export type ImportState = Static<typeof ImportState>

/** `other`: content that has no place here, such as products. */
export const ItemType = Type.Enum([
  'article',
  'page',
  'album',
  'picture',
  'file',
  'redirect',
  'other',
])
export type ItemType = Static<typeof ItemType>
/** The items that become pages. */
export const pageTypes = ['article', 'page', 'album'] satisfies ItemType[]
export type ImportedType = (typeof pageTypes)[number]

/**
 * `waiting`: not imported yet. `failed`: a picture that could not be fetched. `skipped`: not
 * imported. After undo, `removed`, or `kept` because it was changed since.
 */
export const ItemState = Type.Enum(['waiting', 'done', 'failed', 'skipped', 'removed', 'kept'])
export type ItemState = Static<typeof ItemState>

/** What is lost or different after the import. */
export const noteCodes = [
  'script',
  'form',
  'iframe',
  'video',
  'style',
  'shortcode',
  'block',
  'file',
  'gallery',
  'gallery_section',
  'gallery_left_out',
  'became_album',
  'animation',
  'embedded_picture',
  'picture_missing',
  'text_unreadable',
  'text_too_long',
  'no_text',
  'not_publishable',
  'address_taken',
  'address_changed',
  'title_shortened',
  'categories_left_out',
  'tags_left_out',
  'was_draft',
  'was_scheduled',
  'was_private',
  'had_password',
  'comments',
  'translation',
  'menu_entry',
  'in_trash',
  'unknown_type',
  'not_fetched',
  'redirect_refused',
] as const
export type NoteCode = (typeof noteCodes)[number]

export const Note = Type.Object({
  code: Type.Enum(noteCodes),
  /** What it is about: an address, a name, a reason; '' for none. */
  detail: Type.String(),
})
export type Note = Static<typeof Note>

/** How often something is lost in the whole import. */
const Loss = Type.Object({
  code: Type.Enum(noteCodes),
  count: Type.Integer(),
  /** Some of the details. */
  details: Type.Array(Type.String()),
})
export type Loss = Static<typeof Loss>

const OldMenu = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** The entries that the main menu would have. */
  entries: Type.Integer(),
  /** The entries that it cannot have. */
  left_out: Type.Array(Type.String()),
})
export type OldMenu = Static<typeof OldMenu>

const Counts = Type.Object({
  type: ItemType,
  state: ItemState,
  is_draft: Type.Boolean(),
  count: Type.Integer(),
})
export type Counts = Static<typeof Counts>

const TimestampOrNull = Type.Union([Timestamp, Type.Null()])

export const WordpressImport = Type.Object({
  id: Id,
  file_name: Type.String(),
  state: ImportState,
  /** Why the file was refused; '' if it was not. */
  error: Type.String(),
  /** The name of the ZIP of pictures; '' for none. */
  pictures_file: Type.String(),
  /** The address of the old site. */
  site: Type.String(),
  by: Type.String(),
  created_at: Timestamp,
  started_at: TimestampOrNull,
  ended_at: TimestampOrNull,
  undone_at: TimestampOrNull,
})
export type WordpressImport = Static<typeof WordpressImport>

export const ImportDetails = Type.Object({
  ...WordpressImport.properties,
  counts: Type.Array(Counts),
  losses: Type.Array(Loss),
  menus: Type.Array(OldMenu),
  /** Whether published articles and pages are published. */
  is_published: Type.Boolean(),
  /** The slug of the menu that becomes the main menu; '' for none. */
  menu: Type.String(),
  /** Whether missing pictures can still be fetched; what was read is deleted after 30 days. */
  has_texts: Type.Boolean(),
})
export type ImportDetails = Static<typeof ImportDetails>

export const Item = Type.Object({
  number: Type.Integer(),
  type: ItemType,
  title: Type.String(),
  old_address: Type.String(),
  /** The new address; '' for none. */
  address: Type.String(),
  state: ItemState,
  is_draft: Type.Boolean(),
  notes: Type.Array(Note),
  /** The page that was added; null for others. */
  page_id: Type.Union([Id, Type.Null()]),
})
export type Item = Static<typeof Item>

const config = { access: 'administrator', right: 'settings:change' } as const
const url = '/api/wordpress-imports/'
const Received = Type.Object({ received: Type.Integer() })

export const wordpressApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List imports of WordPress sites, newest first',
      response: { 200: Type.Array(WordpressImport) },
    },
    config,
  },
  add: {
    method: 'POST',
    url,
    schema: {
      summary: 'Add an import, before its export file is sent',
      body: Type.Object({ file_name: Text(200) }),
      response: { 201: WordpressImport },
    },
    config,
  },
  upload: {
    method: 'POST',
    url: `${url}:id/parts/`,
    schema: {
      summary:
        'Send the next part of the export file or of the ZIP of pictures; the last one is read in the background',
      params: IdParams,
      body: Type.Object({
        file: Type.Optional(Type.String(singleLine)),
        kind: Type.Enum(['export', 'pictures']),
        /** The name of the ZIP. */
        file_name: Text(200),
        /** Where the part begins. 0 begins the file anew. */
        offset: Type.Integer({ minimum: 0, maximum: maxBytes.pictures }),
        is_last: Type.Boolean(),
      }),
      response: { 200: Received },
    },
    config: { ...config, upload: 'file', acceptsAnyFile: true },
  },
  read: {
    method: 'GET',
    url: `${url}:id/`,
    schema: {
      summary: 'Get an import with its preview, its progress or its report',
      params: IdParams,
      response: { 200: ImportDetails },
    },
    config,
  },
  listItems: {
    method: 'GET',
    url: `${url}:id/items/`,
    schema: {
      summary: 'List the parts of an import; X-Total-Count is the number of matches',
      params: IdParams,
      querystring: Type.Object({
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
        offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
        type: Type.Optional(ItemType),
        state: Type.Optional(ItemState),
        /** Only parts of which something is lost or different. */
        has_notes: Type.Optional(Type.Boolean()),
      }),
      response: { 200: Type.Array(Item) },
    },
    config,
  },
  start: {
    method: 'POST',
    url: `${url}:id/start/`,
    schema: {
      summary: 'Import what the preview lists; 409 if it was started before',
      params: IdParams,
      body: Type.Object({
        /** Whether published articles and pages are published, or imported as drafts. */
        is_published: Type.Boolean(),
        /** The slug of the menu that becomes the main menu; '' for none. */
        menu: Text(200, 0),
      }),
      response: { 200: ImportDetails },
    },
    config,
  },
  retryPictures: {
    method: 'POST',
    url: `${url}:id/pictures/`,
    schema: {
      summary:
        'Fetch the missing pictures again within 30 days, and show them in pages that have not changed',
      params: IdParams,
      response: { 200: ImportDetails },
    },
    config,
  },
  undo: {
    method: 'POST',
    url: `${url}:id/undo/`,
    schema: {
      summary: 'Undo an import; pages and pictures that have changed since are kept',
      params: IdParams,
      response: { 200: ImportDetails },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: `${url}:id/`,
    schema: {
      summary: 'Delete an import that was not started, that has failed, or that was undone',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
