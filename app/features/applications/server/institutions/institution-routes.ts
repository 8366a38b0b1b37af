import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange, changeRow } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { type Course, type Institution, institutionsApi } from '../../institutions-contract.ts'
import { addCourse, changeCourse, findCourse } from './courses.ts'
import { listSimilar } from './duplicates.ts'
import { listInstitutions, readDetails } from './institution-list.ts'
import {
  addInstitution,
  changeInstitution,
  findInstitution,
  suggestInstitutions,
} from './institutions.ts'
import { listMerged, merge, unmerge } from './merge.ts'

const institutionAudit = { subject: 'institution', name: ({ name }: Institution) => name }
const courseAudit = { subject: 'course', name: ({ name }: Course) => name }

/** Lists, adds and changes the institutions and courses of the office. */
const institutionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, office } = app
  const createReader = async (request: FastifyRequest) => ({
    db,
    clock: await office.read(),
    viewer: getViewer(request),
  })

  app.route({
    ...institutionsApi.list,
    async handler(request, reply) {
      const reader = await createReader(request)
      const { institutions, total } = await listInstitutions(reader, request.query)
      reply.header('x-total-count', total)
      return institutions
    },
  })

  app.route({
    ...institutionsApi.suggest,
    async handler(request) {
      const { q = '' } = request.query
      return suggestInstitutions(db, q, await listSimilar(db, q))
    },
  })

  app.route({
    ...institutionsApi.find,
    async handler(request) {
      const found = await readDetails(await createReader(request), request.params.id)
      if (!found) throw new NotFound('Institution')
      return found
    },
  })

  app.route({
    ...institutionsApi.add,
    async handler(request, reply) {
      const added = await auditChange(request, {
        ...institutionAudit,
        apply: (transaction) => addInstitution(transaction, request.body),
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...institutionsApi.change,
    handler: (request) =>
      changeRow(request, {
        ...institutionAudit,
        displayName: 'Institution',
        id: request.params.id.toLowerCase(),
        find: (transaction) => findInstitution(transaction, request.params.id),
        apply: (transaction, before) =>
          changeInstitution(transaction, before as Institution, request.body),
      }),
  })

  app.route({
    ...institutionsApi.merge,
    handler: (request) =>
      changeMerge(request, request.params.id, (transaction, institution) =>
        merge(transaction, institution, request.body.other_id),
      ),
  })

  app.route({
    ...institutionsApi.unmerge,
    handler: (request) =>
      changeMerge(request, request.params.id, (transaction, institution) =>
        unmerge(transaction, institution, request.params.id.toLowerCase()),
      ),
  })

  app.route({
    ...institutionsApi.addCourse,
    async handler(request, reply) {
      const added = await auditChange(request, {
        ...courseAudit,
        async apply(transaction) {
          const institution = await findInstitution(transaction, request.params.id)
          if (!institution) throw new NotFound('Institution')
          return addCourse(transaction, institution.id, request.body)
        },
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...institutionsApi.changeCourse,
    handler: (request) =>
      changeRow<Course & { institution_id: string }>(request, {
        ...courseAudit,
        displayName: 'Course',
        id: request.params.id.toLowerCase(),
        find: (transaction) => findCourse(transaction, request.params.id),
        apply: (transaction, before) =>
          changeCourse(transaction, before as Course & { institution_id: string }, request.body),
      }),
  })
}

/** Changes what is merged into an institution. The audit log has the names of the merged ones. */
async function changeMerge(
  request: FastifyRequest,
  id: string,
  apply: (db: Database, institution: Institution) => Promise<Institution>,
) {
  const withMerged = async (db: Database, institution: Institution) => {
    const merged = await listMerged(db, institution.id)
    return { ...institution, merged: merged.map(({ name }) => name) }
  }
  const changed = await changeRow<Institution & { merged: string[] }>(request, {
    ...institutionAudit,
    displayName: 'Institution',
    id: id.toLowerCase(),
    async find(db) {
      await acquireLock(db, 'institutions')
      const found = await findInstitution(db, id)
      return found && withMerged(db, found)
    },
    async apply(db, before) {
      const { merged: _, ...institution } = before as Institution & { merged: string[] }
      return withMerged(db, await apply(db, institution))
    },
  })
  notifyOpenScreens(request.server)
  return changed
}

export default institutionRoutes
