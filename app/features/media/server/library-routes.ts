import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditChange, type Change, restoreRow } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { parsePictureName } from '../contract.ts'
import { libraryApi, type Picture } from '../library-contract.ts'
import { addReplacedFile, Library, markPictureDeleted, replaceFile } from './library.ts'
import { describeUsages, listUsages } from './usages.ts'

const auditSubject = {
  subject: 'picture',
  name: ({ title }: Picture) => title,
  content: 'pictures',
}

const libraryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const library = new Library(app.pictureReferences)

  app.route({
    ...libraryApi.list,
    async handler({ query }, reply) {
      const { pictures, total } = await library.list(app.db, query)
      reply.header('x-total-count', total)
      return pictures
    },
  })

  app.route({
    ...libraryApi.add,
    async handler(request, reply) {
      const { name } = requirePicture(request)
      const existing = await library.find(app.db, { name })
      if (existing?.is_in_library) return reply.code(200).send(existing)
      const { title, alt, caption } = request.body
      const metadata = {
        title: title || undefined,
        alt: alt || undefined,
        caption: caption || undefined,
      }
      const added = await auditChange(request, {
        ...auditSubject,
        content: undefined,
        async apply(db) {
          const stored = await library.find(db, { name })
          return (await library.change(db, stored?.id ?? '', metadata)) as Picture
        },
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...libraryApi.change,
    async handler(request) {
      const { params, body } = request
      const apply = (db: Database) => library.change(db, params.id, body)
      const changed = await changePicture(request, { apply })
      app.office.invalidate()
      return changed
    },
  })

  app.route({
    ...libraryApi.listUses,
    async handler({ params }) {
      const picture = await library.find(app.db, params)
      if (!picture) throw new NotFound('Picture')
      return listUsages(app, app.db, getFileName(picture))
    },
  })
}

export const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const library = new Library(app.pictureReferences)

  app.route({
    ...libraryApi.replace,
    async handler(request) {
      const picture = requirePicture(request)
      const existing = await library.find(app.db, { name: picture.name })
      if (existing && existing.id !== request.params.id)
        throw new ValidationError({ picture: createKnownError(existing) })
      const replaced = await changePicture(request, {
        async apply(db, before) {
          if (!before || getFileName(before) === picture.name) return before
          await replaceFile(db, before.id, picture)
          const { username: by } = requireAdministrator(request)
          await moveUsages(app, db, { from: before, to: picture, by })
          return library.find(db, { id: before.id })
        },
      })
      app.office.invalidate()
      return replaced
    },
  })

  app.route({
    ...libraryApi.remove,
    async handler(request, reply) {
      await changePicture(request, {
        async apply(db, before) {
          if (!before) return undefined
          // Deletes first: concurrent changes that use the picture wait for this, or are visible
          // below.
          await markPictureDeleted(db, before.id)
          const uses = await listUsages(app, db, getFileName(before))
          const present = uses.filter(({ is_past }) => !is_past)
          if (present.length > 0) throw createInUseError(describeUsages(present))
          return undefined
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...libraryApi.restore,
    async handler(request) {
      const { id } = request.params
      return restoreRow(request, {
        ...auditSubject,
        displayName: 'Picture',
        id,
        find: (db) => library.find(db, { id }),
        apply: (db) => library.restore(db, id),
      })
    },
  })
}

/** Changes an existing picture. Throws NotFound. */
async function changePicture(request: FastifyRequest, change: Pick<Change<Picture>, 'apply'>) {
  const { id } = request.params as { id: string }
  const changed = await auditChange(request, {
    ...auditSubject,
    id,
    find: (db) => new Library(request.server.pictureReferences).find(db, { id }),
    ...change,
  })
  if (!changed) throw new NotFound('Picture')
  return changed
}

function requirePicture({ picture }: FastifyRequest): NewPicture {
  if (picture) return picture
  throw new ValidationError({ picture: { code: 'no_picture', detail: 'Please choose a picture.' } })
}

const createKnownError = ({ title }: Picture) => ({
  code: 'picture_known',
  params: { title },
  detail: `This file is already in the library: ${title}.`,
})

const createInUseError = (where: string) =>
  new Conflict(`${where} Please choose another picture there first.`, 'picture_in_use')

export default libraryRoutes

const getFileName = ({ address }: Picture) => parsePictureName(address) ?? ''

interface FileReplacement {
  /** The picture before. */
  from: Picture
  to: NewPicture
  by: string
}

/**
 * Replaces a picture in all current usages. Old versions keep the old file. Runs in a transaction.
 */
async function moveUsages(app: FastifyInstance, db: Database, { from, to, by }: FileReplacement) {
  const { pictureReferences, services } = app
  const name = getFileName(from)
  const uses = await listUsages(app, db, name)
  const change = { from: name, to, by, pictures: services.pictures }
  for (const { subject, replacePicture, isPast } of pictureReferences) {
    const present = uses.filter((use) => use.subject === subject && !use.is_past)
    const ids = present.map(({ subject_id }) => subject_id)
    if (ids.length === 0) continue
    await replacePicture(db, ids, change)
    // Subjects with history keep their old rows.
    if (!isPast) await moveRows(db, { subject, ids, from: name, to: to.name })
  }
  // An open form may still use the old file, so the file is kept for 30 days.
  await db
    .updateTable('media')
    .set({ created_at: new Date().toISOString() })
    .where('name', '=', name)
    .execute()
  if ((await listUsages(app, db, name)).length > 0) await addReplacedFile(db, from, name)
}

interface UsageMove {
  subject: string
  ids: string[]
  from: string
  to: string
}

async function moveRows(db: Database, { subject, ids, from, to }: UsageMove) {
  await db
    .insertInto('media_uses')
    .values(ids.map((subject_id) => ({ subject, subject_id, name: to })))
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'name']).doNothing())
    .execute()
  await db
    .deleteFrom('media_uses')
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .where('name', '=', from)
    .execute()
}
