import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditAction, auditChange, changeRow } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import {
  type ImportState,
  maxBytes,
  partBytes,
  type UploadedFile,
  type WordpressImport,
  wordpressApi,
} from '../contract.ts'
import { pathOf, removeFiles, sizeOf, writePart } from './files.ts'
import { importJob, picturesJob, readJob, undoJob } from './jobs.ts'
import { checkBeginning } from './read/read-export.ts'
import { RefusedFile, sentences } from './read/refused-file.ts'
import * as store from './store.ts'
import { openUploadsZip } from './uploads-zip.ts'

const auditSubject = {
  subject: store.auditSubject,
  displayName: 'Import',
  name: ({ file_name }: WordpressImport) => file_name,
}

const wordpressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...wordpressApi.list, handler: () => store.list(app.db) })

  app.route({
    ...wordpressApi.add,
    async handler(request, reply) {
      const by = requireAdministrator(request)
      const { file_name } = request.body
      const added = await auditChange(request, {
        ...auditSubject,
        apply: (db) => store.add(db, file_name, by),
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...wordpressApi.upload,
    async handler(request) {
      const id = toId(request)
      const { kind, offset, is_last, file_name } = request.body
      const bytes = request.uploadedFile?.bytes
      request.uploadedFile = null
      const row = await requireRow(app.db, id)
      const states: ImportState[] = kind === 'export' ? ['uploading', 'refused'] : ['ready']
      requireState(row, states)
      const received = await receivePart(app, { id, kind, offset, bytes, row })
      if (is_last) await finishUpload(app, { id, kind, file_name })
      return { received }
    },
  })

  app.route({ ...wordpressApi.read, handler: (request) => findDetails(app.db, toId(request)) })

  app.route({
    ...wordpressApi.listItems,
    async handler(request, reply) {
      const { items, total } = await store.listItems(app.db, toId(request), request.query)
      reply.header('x-total-count', total)
      return items
    },
  })

  app.route({
    ...wordpressApi.start,
    async handler(request) {
      const { is_published, menu } = request.body
      const details = await findDetails(app.db, toId(request))
      if (menu && !details.menus.some(({ slug }) => slug === menu))
        throw new ValidationError({
          menu: { code: 'unknown', detail: 'This menu does not exist.' },
        })
      const choice = { is_published: Number(is_published), menu }
      return changeImport(request, ['ready'], async (db, id) => {
        const started_at = new Date().toISOString()
        await store.change(db, id, ['ready'], { ...choice, started_at, state: 'importing' })
        await addJob(db, importJob, { payload: { id }, subject: details.file_name })
      })
    },
  })

  app.route({
    ...wordpressApi.retryPictures,
    async handler(request) {
      const id = toId(request)
      const details = await findDetails(app.db, id)
      requireState(details, ['done'])
      if (!details.has_texts)
        throw new Conflict(
          'Pictures can be fetched for 30 days after the import. Please upload them yourself.',
          'state',
        )
      const { file_name: subject } = details
      await app.db.transaction().execute(async (db) => {
        const entry = { subject: store.auditSubject, subject_id: id, subject_name: subject }
        await auditAction(db, request, { ...entry, action: 'changed' })
        await addJob(db, picturesJob, { payload: { id }, subject })
      })
      return details
    },
  })

  app.route({
    ...wordpressApi.undo,
    handler: (request) =>
      changeImport(request, ['done', 'failed'], async (db, id, { file_name }) => {
        await store.change(db, id, ['done', 'failed'], { state: 'undoing' })
        await addJob(db, undoJob, { payload: { id }, subject: file_name })
      }),
  })

  app.route({
    ...wordpressApi.remove,
    async handler(request, reply) {
      const id = toId(request)
      const removable: ImportState[] = ['uploading', 'refused', 'ready', 'failed', 'undone']
      await changeRow<WordpressImport>(request, {
        ...auditSubject,
        id,
        find: (db) => store.find(db, id),
        async apply(db) {
          if (!(await store.remove(db, id, removable))) throw goneOn()
          return undefined
        },
      })
      await removeFiles(app, id)
      return reply.code(204).send(null)
    },
  })
}

/** Ids are stored in small letters. */
const toId = ({ params }: { params: unknown }) => (params as { id: string }).id.toLowerCase()

/** Throws NotFound. */
async function requireRow(db: Database, id: string) {
  const row = await store.findRow(db, id)
  if (!row) throw new NotFound('Import')
  return row
}

/** Throws NotFound. */
async function findDetails(db: Database, id: string) {
  const details = await store.findDetails(db, id)
  if (!details) throw new NotFound('Import')
  return details
}

function requireState({ state }: Pick<WordpressImport, 'state'>, states: ImportState[]) {
  if (states.includes(state)) return
  throw goneOn()
}

const goneOn = () =>
  new Conflict('This import has gone on meanwhile. Please look at it again.', 'state')

/** Changes an import that is in one of these states, and writes the audit log. */
async function changeImport(
  request: FastifyRequest,
  states: ImportState[],
  apply: (db: Database, id: string, row: WordpressImport) => Promise<void>,
) {
  const id = toId(request)
  await changeRow<WordpressImport>(request, {
    ...auditSubject,
    id,
    find: (db) => store.find(db, id),
    async apply(db, row) {
      if (!row) return undefined
      requireState(row, states)
      await apply(db, id, row)
      return store.find(db, id)
    },
  })
  return findDetails(request.server.db, id)
}

interface Part {
  id: string
  kind: UploadedFile
  offset: number
  bytes?: Buffer
  row: store.ImportRow
}

/** Appends a part to the file; returns the size. Throws ValidationError and Conflict. */
async function receivePart(app: FastifyInstance, { id, kind, offset, bytes, row }: Part) {
  if (!bytes || bytes.length === 0)
    throw rejectFile('file_empty', 'This file is empty. Please choose another one.')
  if (bytes.length > partBytes)
    throw rejectFile('part_too_large', 'Please send the file in parts of at most 4 MB.')
  if (offset + bytes.length > maxBytes[kind]) {
    await write(app, { id, kind, row }, 0, Buffer.alloc(0))
    throw rejectFile('file_too_large', tooLarge[kind])
  }
  if (offset === 0) await checkFirstPart(app, { id, kind, bytes })
  else if (offset > (await sizeOf(app, id, kind)))
    throw new Conflict('A part of the file is missing. Please upload it again.', 'part_missing')
  await write(app, { id, kind, row }, offset, bytes)
  return offset + bytes.length
}

async function write(
  app: FastifyInstance,
  { id, kind, row }: Pick<Part, 'id' | 'kind' | 'row'>,
  offset: number,
  bytes: Buffer,
) {
  // A ZIP that is sent anew is used only once it is complete.
  if (kind === 'pictures' && row.pictures_file)
    await store.change(app.db, id, ['ready'], { pictures_file: '' })
  await writePart(pathOf(app, id, kind), offset, bytes)
}

const tooLarge = {
  export: 'This file is too large. The maximum is 200 MB. Export the content in several files.',
  pictures: 'This file is too large. The maximum is 4 GB. Pack the pictures of some years only.',
}

async function checkFirstPart(
  { db }: FastifyInstance,
  { id, kind, bytes }: { id: string; kind: UploadedFile; bytes: Buffer },
) {
  await refuseAtField(async () => {
    if (kind === 'pictures') {
      if (bytes.toString('latin1', 0, 2) !== 'PK') throw new RefusedFile(sentences.notAZip)
      return
    }
    try {
      checkBeginning(bytes)
    } catch (error) {
      // The list of imports must not call it incomplete, and its screen says why.
      const refusal = { state: 'refused' as const, error: (error as Error).message }
      await store.change(db, id, ['uploading', 'refused'], refusal)
      throw error
    }
  })
}

/** Turns the refusal of a file into an error of its field. */
async function refuseAtField(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (error instanceof RefusedFile) throw rejectFile('file_refused', error.message)
    throw error
  }
}

const rejectFile = (code: string, detail: string) => new ValidationError({ file: { code, detail } })

interface FinishedUpload {
  id: string
  kind: UploadedFile
  file_name: string
}

/** Starts to read the export file, or checks the ZIP. Throws ValidationError. */
async function finishUpload(app: FastifyInstance, { id, kind, file_name }: FinishedUpload) {
  if (kind === 'pictures') {
    await refuseAtField(async () => (await openUploadsZip(pathOf(app, id, kind))).close())
    if (!(await store.change(app.db, id, ['ready'], { pictures_file: file_name }))) throw goneOn()
    return
  }
  await app.db.transaction().execute(async (db) => {
    const change = { state: 'reading', error: '', file_name } as const
    if (!(await store.change(db, id, ['uploading', 'refused'], change))) throw goneOn()
    await addJob(db, readJob, { payload: { id }, subject: file_name })
  })
}

export default wordpressRoutes
