import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange, changeRow } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { type Course, type Institution, institutionsApi } from '../../institutions-contract.ts'
import { addCourse, changeCourse, findCourse } from './courses.ts'
import { listInstitutions, readDetails } from './institution-list.ts'
import {
  addInstitution,
  changeInstitution,
  findInstitution,
  suggestInstitutions,
} from './institutions.ts'

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
    handler: (request) => suggestInstitutions(db, request.query.q ?? ''),
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

export default institutionRoutes
