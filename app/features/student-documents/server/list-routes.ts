import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Lead } from '#app/features/leads/contract.ts'
import { find } from '#app/features/leads/server/store/change.ts'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { storeOrder } from '#database/positions.ts'
import { guessKind, isForStudent, studentDocumentsApi } from '../contract.ts'
import { recordAddedDocuments, recordDocumentActivity } from './activities.ts'
import { changeDocument } from './change-document.ts'
import { checkDetails } from './check-details.ts'
import { readGuideDocuments } from './guide-documents.ts'
import { checkDocumentLimit } from './limits.ts'
import * as store from './store.ts'

/** Lists, suggests, adds and reorders documents. */
const listRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { listNames } = app.services.administrators

  app.route({
    ...studentDocumentsApi.list,
    async handler(request) {
      const lead = await findPrimaryLead(app.db, request.params.id, getViewer(request))
      if (!lead) throw new NotFound('Lead')
      return store.listDocuments(app.db, lead.id, listNames)
    },
  })

  app.route({
    ...studentDocumentsApi.listSuggestions,
    async handler(request) {
      const lead = await findPrimaryLead(app.db, request.params.id, getViewer(request))
      if (!lead) throw new NotFound('Lead')
      const sources = await store.listSources(app.db, lead.id)
      const suggestions = await Promise.all(
        lead.countries.map(async (country) => {
          const { language } = request.query
          const guide = await readGuideDocuments(
            app as unknown as FastifyInstance,
            country,
            language,
          )
          const missing = (guide?.documents ?? []).filter(({ source }) => !sources.has(source))
          return { country, name: guide?.name ?? '', titles: missing.map(({ title }) => title) }
        }),
      )
      return suggestions.filter(({ titles }) => titles.length > 0)
    },
  })

  app.route({
    ...studentDocumentsApi.addSuggested,
    async handler(request) {
      const { country } = request.body
      const { language } = request.query
      const guide = await readGuideDocuments(app as unknown as FastifyInstance, country, language)
      if (!guide) {
        const detail = 'This country has no published guide. Choose another country.'
        throw new ValidationError({ country: { code: 'not_there', detail } })
      }
      return changeList(request, async (db, lead) => {
        const sources = await store.listSources(db, lead.id)
        const missing = guide.documents.filter(({ source }) => !sources.has(source))
        if (missing.length === 0) return
        await checkDocumentLimit(db, lead.id, missing.length)
        const documents = missing.map(({ title, source }) => ({
          kind: guessKind(source),
          title,
          source,
        }))
        await store.addDocuments(db, lead.id, documents)
        const titles = documents.map(({ title }) => title)
        await recordAddedDocuments(db, request, lead.id, titles)
      })
    },
  })

  app.route({
    ...studentDocumentsApi.addNeeded,
    async handler(request) {
      let added: store.StoredDocument[] = []
      const documents = await changeList(request, async (db, lead) => {
        const present = (await store.listDocuments(db, lead.id, listNames)).filter(isForStudent)
        const kinds = request.body.kinds.filter(
          (kind) => !present.some((each) => each.kind === kind),
        )
        if (kinds.length === 0) return
        await checkDocumentLimit(db, lead.id, kinds.length)
        const needed = kinds.map((kind) => ({ kind, title: '' }))
        added = await store.addDocuments(db, lead.id, needed)
        await recordAddedDocuments(db, request, lead.id, needed)
      })
      return documents.filter(({ id }) => added.some((each) => each.id === id))
    },
  })

  app.route({
    ...studentDocumentsApi.add,
    async handler(request, reply) {
      const { id } = request.params
      const viewer = getViewer(request)
      const { kind, title = '', ...details } = request.body
      checkDetails({ kind, title, ...details })
      const added = await changeDocument(request, {
        async apply(db) {
          await preventMerges(db)
          await acquireLock(db, 'lead', id)
          if (!(await find(db, id, viewer))) throw new NotFound('Lead')
          await checkDocumentLimit(db, id, 1)
          const [document] = await store.addDocuments(db, id, [{ kind, title, ...details }])
          const after = document as store.StoredDocument
          await recordDocumentActivity(db, request, after, {
            after: { document_state: after.state },
          })
          return after
        },
      })
      return reply.code(201).send(await store.toDocument(app.db, added, listNames))
    },
  })

  app.route({
    ...studentDocumentsApi.order,
    handler: (request) =>
      changeList(request, async (db, lead) => {
        const { ids } = request.body
        const documents = await store.listDocuments(db, lead.id, listNames)
        const isSame =
          documents.length === ids.length && documents.every(({ id }) => ids.includes(id))
        if (!isSame) {
          throw new Conflict('The list has changed. Please reload it.', 'list_changed')
        }
        await storeOrder(db, 'student_documents', ids)
      }),
  })
}

type LeadRequest = FastifyRequest<{ Params: { id: string } }>

/** Changes the list of documents of a primary lead and records the author. Returns the list. */
async function changeList(
  request: LeadRequest,
  apply: (db: Database, lead: Lead) => Promise<void>,
) {
  const { id } = request.params
  const { server } = request
  const { listNames } = server.services.administrators
  const viewer = getViewer(request)
  let lead: Lead | undefined
  const describeList = async (db: Database) => {
    const documents = await store.listDocuments(db, id, listNames)
    return { id, documents: documents.map(({ title, kind }) => title || kind) }
  }
  await auditChange(request, {
    subject: 'lead',
    name: () => lead?.name ?? '',
    async find(db) {
      await preventMerges(db)
      await acquireLock(db, 'lead', id)
      lead = await find(db, id, viewer)
      return lead && describeList(db)
    },
    async apply(db) {
      await apply(db, lead as Lead)
      return describeList(db)
    },
  })
  if (!lead) throw new NotFound('Lead')
  notifyOpenScreens(server)
  return store.listDocuments(server.db, id, listNames)
}

export default listRoutes
