import type { FastifyInstance } from 'fastify'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import type { ItemState } from '../contract.ts'
import { pathOf } from './files.ts'
import { toUploadName } from './read/old-addresses.ts'
import { RefusedFile } from './read/refused-file.ts'
import * as store from './store.ts'
import { openUploadsZip, type UploadsZip } from './uploads-zip.ts'

/** A PDF that can be stored. */
type ImportedFile = Exclude<
  Awaited<ReturnType<FastifyInstance['services']['importedFiles']['make']>>,
  FieldError
>

/** Each may hold its file in memory, and as many uploads of the office run beside them. */
const PARALLEL = 2
/** A host that fails this often is left alone until the next attempt. */
const MAX_FAILURES = 8

/** Fetches the pictures and files in this state from the ZIP or the old site, and stores them. */
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
      const query = { type: mediaTypes, states: [state], limit: PARALLEL, after }
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
  /** The host of this site. */
  #ownName: string
  #failures = new Map<string, { count: number; error: FieldError }>()

  constructor(app: FastifyInstance, row: store.ImportRow, zip?: UploadsZip | { refusal: string }) {
    this.#app = app
    this.#row = row
    this.#zip = zip
    this.#ownName = nameOf(new URL(app.publicUrl))
  }

  async fetch(item: store.ItemRow) {
    const { db, services } = this.#app
    const found = await this.#read(item)
    if ('detail' in found) {
      const refusals = this.#zip && 'refusal' in this.#zip ? [this.#zip.refusal] : []
      const details = [...refusals, found.detail]
      const notes = details.map((detail) => ({ code: 'not_fetched' as const, detail }))
      return store.changeItem(db, item, { ...store.toNotes(notes), state: 'failed' })
    }
    const words = { ...JSON.parse(item.data || '{}'), title: item.title }
    await db.transaction().execute(async (transaction) => {
      await store.lockRunning(transaction, item.import_id)
      const by = this.#row.author_name
      const isNew =
        'sizes' in found
          ? await services.importedPictures.add(transaction, services.pictures, found, {
              ...words,
              by,
            })
          : await services.importedFiles.add(transaction, found, { title: item.title, by })
      // Undo leaves pictures alone that were there before.
      const version = Number(isNew)
      const { address, name: row_id } = found
      const isStill = 'was_animated' in found && found.was_animated
      const notes = isStill ? [{ code: 'animation' as const, detail: '' }] : []
      const done = { state: 'done' as const, address, row_id, version, ...store.toNotes(notes) }
      await store.changeItem(transaction, item, done)
    })
  }

  async #read(item: store.ItemRow): Promise<NewPicture | ImportedFile | FieldError> {
    const { old_address: address, type } = item
    const url = new URL(address)
    const convert = type === 'file' ? this.#makeFile : this.#app.convertPicture
    try {
      const zip = this.#zip && 'read' in this.#zip ? this.#zip : undefined
      const packed = await zip?.read(toUploadName(url) ?? '')
      if (packed) return await convert(packed)
    } catch (error) {
      if (error instanceof RefusedFile) return { code: 'zip', detail: error.message }
      throw error
    }
    // The server would fetch its own page.
    if (nameOf(url) === this.#ownName) return type === 'file' ? ownFile : ownAddress
    const failures = this.#failures.get(url.host)
    if (failures && failures.count >= MAX_FAILURES) return failures.error
    const found = await (type === 'file' ? this.#fetchFile : this.#app.importPicture)(address)
    if ('bytes' in found) {
      this.#failures.delete(url.host)
      return found
    }
    const error = 'detail' in found ? found : ownAddress
    if (['address_too_slow', 'not_fetched'].includes(error.code))
      this.#failures.set(url.host, { count: (failures?.count ?? 0) + 1, error })
    return error
  }

  #makeFile = (bytes: Buffer) => this.#app.services.importedFiles.make(this.#app.scanCommand, bytes)

  #fetchFile = async (address: string): Promise<ImportedFile | FieldError> => {
    const found = await this.#app.fetchFile(address)
    if ('detail' in found) return { code: found.code, detail: fileNotFetched }
    return this.#makeFile(found)
  }
}

const mediaTypes = ['picture' as const, 'file' as const]

const fileNotFetched =
  'This file could not be fetched from the old site. Files can have at most 10 MB.'

/** Returns the host without www, which usually leads to the same site. */
const nameOf = ({ host }: URL) => host.replace(/^www\./, '')

const ownFile = {
  code: 'own_address',
  detail: 'The old address now leads to this site. Please upload a ZIP of the files.',
}

const ownAddress = {
  code: 'own_address',
  detail: 'The old address now leads to this site. Please upload a ZIP of the pictures.',
}
