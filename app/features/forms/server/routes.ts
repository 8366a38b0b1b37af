import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { toFieldErrors } from '#app/platform/server/http/field-errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import {
  clientAddress,
  type Limit,
  limitByAddress,
  MINUTES,
} from '#app/platform/server/http/rate-limit.ts'
import { findSentForm } from '#app/platform/server/uploads/sent-form.ts'
import { type FormAnswers, formsApi, type NewAnswers } from '../contract.ts'
import { list, listForms } from './answer-list.ts'
import * as store from './answers.ts'

/** The same as for the contact form. */
const perAddress: Limit = { times: 60, seconds: 10 * MINUTES }

const MAX_BODY_BYTES = 1024 * 1024

const formRoutes: FastifyPluginAsyncTypebox = async (fastify) => {
  const app = fastify as unknown as FastifyInstance

  fastify.route({
    ...formsApi.send,
    onRequest: limitByAddress(perAddress),
    // Long texts in Nepali have three bytes a letter.
    bodyLimit: MAX_BODY_BYTES,
    attachValidation: true,
    async handler(request, reply) {
      const { problem } = findSentForm() ?? {}
      if (problem) throw problem
      // Visitors see all errors at once: those of the person and those of the answers.
      const errors = findSchemaErrors(request)
      if (errors) throw new ValidationError({ ...errors, ...(await findErrors(app, request.body)) })
      // Answers of administrators are never spam.
      const result = await store.add(app, request.body, {
        address: clientAddress(request),
        checksSpam: request.administrator === null,
      })
      const { id, slug, spam_reason, isNew } = result
      if (isNew && !spam_reason) notifyOpenScreens(app)
      if (isNew) request.log.info({ answersId: id, spam_reason }, 'form answers received')
      // The response does not reveal whether they are spam.
      return reply.code(isNew ? 201 : 200).send({ id, slug })
    },
  })

  fastify.route({
    ...formsApi.list,
    async handler({ query }, reply) {
      const { answers, total } = await list(app, query)
      reply.header('x-total-count', total)
      return answers
    },
  })

  fastify.route({
    ...formsApi.readFile,
    async handler(request, reply) {
      const { id, file_id } = request.params
      const files = await app.services.formFiles.listByAnswers(app.db, [id.toLowerCase()])
      const file = files.find((each) => each.id === file_id.toLowerCase())
      if (!file) throw new NotFound('File')
      return app.services.leadFiles.send(request, reply, file)
    },
  })

  fastify.route({ ...formsApi.listForms, handler: () => listForms(app) })

  fastify.route({
    ...formsApi.markNotSpam,
    async handler(request) {
      const id = request.params.id.toLowerCase()
      const changed = await auditChange(request, {
        subject: 'form_answers',
        name: ({ name }: FormAnswers) => name,
        id,
        async find(db) {
          // Prevents the erasure of a lead, which would erase these answers too.
          await app.services.leads.preventMerges(db)
          return store.find(app, db, id)
        },
        async apply(db, answers) {
          if (answers) await store.markNotSpam(app, db, answers)
          return store.find(app, db, id)
        },
      })
      if (!changed) throw new NotFound('Form')
      notifyOpenScreens(app)
      return changed
    },
  })
}

/** Returns the errors by the contract. Throws what is no error of a field. */
function findSchemaErrors({ validationError }: FastifyRequest) {
  if (!validationError) return undefined
  const errors = toFieldErrors(validationError.validation ?? [])
  if (!errors) throw validationError
  return errors
}

/** Returns the errors of the answers of a body that is otherwise wrong. */
async function findErrors(app: FastifyInstance, body: NewAnswers) {
  const { form, answers } = body ?? {}
  const isReadable = answers && Object.values(answers).every((each) => Array.isArray(each))
  return isReadable && typeof form === 'string' ? store.findErrors(app, body) : {}
}

export default formRoutes
