import type { FastifyInstance } from 'fastify'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import type { ItemState } from '../contract.ts'
import { pathOf } from './files.ts'
import { toUploadName } from './read/old-addresses.ts'
import { RefusedFile } from './read/refused-file.ts'
import * as store from './store.ts'
import { openUploadsZip, type UploadsZip } from './uploads-zip.ts'

/** Each may hold its file in memory, and as many uploads of the office run beside them. */
const PARALLEL = 2
/** A host that fails this often is left alone until the next attempt. */
const MAX_FAILURES = 8

/** Fetches the pictures in this state from the ZIP or the old site, and stores them. */
export async function fetchPictures(
  app: FastifyInstance,
  row: store.ImportRow,
  { state, signal }: { state: ItemState; signal: AbortSignal },
) {
  const zip = row.pictures_file ? await openZip(app, row.id) : undefined
  const fetcher = new PictureFetcher(app, row, zip)
  try {
    for (let after = -1; ; ) {
      signal.throwIfAborted()
      const query = { type: 'picture' as const, states: [state], limit: PARALLEL, after }
      const items = await store.nextItems(app.db, row.id, query)
      if (items.length === 0) return
      after = items.at(-1)?.number ?? after
      await Promise.all(items.map((item) => fetcher.fetch(item)))
    }
  } finally {
    if (zip && 'read' in zip) zip.close()
  }
}

/** Opens the ZIP; returns why it is of no use, because then the old site may have the pictures. */
async function openZip(app: FastifyInstance, id: string) {
  try {
    return await openUploadsZip(pathOf(app, id, 'pictures'))
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.message }
    throw error
  }
}

class PictureFetcher {
  #app: FastifyInstance
  #row: store.ImportRow
  #zip?: UploadsZip | { refusal: string }
  #failures = new Map<string, { count: number; error: FieldError }>()

  constructor(app: FastifyInstance, row: store.ImportRow, zip?: UploadsZip | { refusal: string }) {
    this.#app = app
    this.#row = row
    this.#zip = zip
  }

  async fetch(item: store.ItemRow) {
    const picture = await this.#read(item.old_address)
    const { db, services } = this.#app
    if ('detail' in picture) {
      const refusals = this.#zip && 'refusal' in this.#zip ? [this.#zip.refusal] : []
      const details = [...refusals, picture.detail]
      const notes = details.map((detail) => ({ code: 'not_fetched' as const, detail }))
      return store.changeItem(db, item, { ...store.toNotes(notes), state: 'failed' })
    }
    const words = { ...JSON.parse(item.data), title: item.title }
    await db.transaction().execute(async (transaction) => {
      await store.lockRunning(transaction, item.import_id)
      const by = this.#row.author_name
      const isNew = await services.importedPictures.add(transaction, services.pictures, picture, {
        ...words,
        by,
      })
      // Undo leaves pictures alone that were there before.
      const version = Number(isNew)
      const { address, name: row_id } = picture
      const done = { state: 'done' as const, address, row_id, version, ...store.toNotes([]) }
      await store.changeItem(transaction, item, done)
    })
  }

  async #read(address: string): Promise<NewPicture | FieldError> {
    const url = new URL(address)
    try {
      const zip = this.#zip && 'read' in this.#zip ? this.#zip : undefined
      const packed = await zip?.read(toUploadName(url) ?? '')
      if (packed) return this.#app.convertPicture(packed)
    } catch (error) {
      if (error instanceof RefusedFile) return { code: 'zip', detail: error.message }
      throw error
    }
    const failures = this.#failures.get(url.host)
    if (failures && failures.count >= MAX_FAILURES) return failures.error
    const found = await this.#app.importPicture(address)
    if ('bytes' in found) {
      this.#failures.delete(url.host)
      return found
    }
    const error = 'detail' in found ? found : ownAddress
    if (['address_too_slow', 'not_fetched'].includes(error.code))
      this.#failures.set(url.host, { count: (failures?.count ?? 0) + 1, error })
    return error
  }
}

const ownAddress = {
  code: 'own_address',
  detail: 'The old address now leads to this site. Please upload a ZIP of the pictures.',
}
