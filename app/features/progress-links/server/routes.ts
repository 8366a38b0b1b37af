import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Lead } from '#app/features/leads/contract.ts'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { acquireLock } from '#database/locks.ts'
import { type ProgressLink, progressLinksApi, progressPath } from '../contract.ts'
import { chooseWords, readOffice } from './page/page.ts'
import { createSecret } from './secrets.ts'
import * as store from './store.ts'

/** Creates, lists and revokes progress links for the office. */
const progressLinkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { listNames } = app.services.administrators

  app.route({
    ...progressLinksApi.list,
    async handler(request) {
      const lead = await findPrimaryLead(app.db, request.params.id, getViewer(request))
      if (!lead) throw new NotFound('Lead')
      return store.present(app.db, await store.listOfLead(app.db, lead.id), listNames)
    },
  })

  app.route({
    ...progressLinksApi.add,
    async handler(request, reply) {
      const viewer = getViewer(request)
      const { id: by } = requireAdministrator(request)
      const secret = createSecret()
      let lead: Lead | undefined
      const link = await auditChange(request, {
        subject: 'progress_link',
        name: () => lead?.name ?? '',
        async apply(db) {
          await preventMerges(db)
          await acquireLock(db, 'lead', request.params.id.toLowerCase())
          lead = await findPrimaryLead(db, request.params.id, viewer)
          if (!lead) throw new NotFound('Lead')
          return store.add(db, { leadId: lead.id, by, secret })
        },
      })
      notifyOpenScreens(app)
      const [presented] = await store.present(app.db, [link], listNames)
      const address = `${app.publicUrl}${progressPath}?link=${secret}`
      const message = await writeMessage(app, lead as unknown as Lead, address)
      return reply.code(201).send({ ...(presented as ProgressLink), address, message })
    },
  })

  app.route({
    ...progressLinksApi.revoke,
    async handler(request, reply) {
      const viewer = getViewer(request)
      const { id } = request.params
      let name = ''
      const revoked = await auditChange(request, {
        subject: 'progress_link',
        name: () => name,
        id,
        async find(db) {
          const link = await store.find(db, id)
          const lead = link && (await findPrimaryLead(db, link.lead_id, viewer))
          name = lead?.name ?? ''
          return lead && link
        },
        async apply(db) {
          await store.revoke(db, id)
          return undefined
        },
      })
      if (!revoked) throw new NotFound('Link')
      notifyOpenScreens(app)
      return reply.code(204).send(null)
    },
  })
}

async function writeMessage(app: FastifyInstance, { name, language }: Lead, address: string) {
  const words = chooseWords(undefined, language)
  const { short_name } = await readOffice(app, words.language)
  return words.message(name.split(' ')[0] ?? '', address, short_name)
}

export default progressLinkRoutes
