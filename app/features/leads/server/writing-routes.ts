import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { tellOffice } from '#app/base/server/news.ts'
import type { Lead } from '../contract.ts'
import type { Entry } from '../entry-contract.ts'
import { writingApi } from '../writing-contract.ts'
import { changeLead } from './routes.ts'
import { touch } from './store/answers.ts'
import { find } from './store/change.ts'
import * as entries from './store/entries.ts'

/** What is written to leads in other programs. It is no answer yet: opening is not sending. */
const writingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...writingApi.open,
    async handler(request, reply) {
      const { id: leadId } = request.params
      const { way: opened_in, text, template } = request.body
      const { id: by } = requireAdministrator(request)
      const after = { opened_in, ...(template && { template }) }
      let entry: Entry | undefined
      await changeLead(request, leadId, async (db, before) => {
        const id = await entries.addEntry(db, {
          lead_id: before.id,
          kind: 'opened',
          text,
          by,
          after,
        })
        await touch(db, before.id)
        entry = await entries.findEntry(db, { leadId, id }, app.keepers.people.listNames)
        return (await find(db, leadId)) as Lead
      })
      tellOffice(app)
      return reply.code(201).send(entry as Entry)
    },
  })
}

export default writingRoutes
