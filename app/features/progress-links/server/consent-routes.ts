import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Lead } from '#app/features/leads/contract.ts'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { progressLinksApi } from '../contract.ts'
import {
  describeConsent,
  listGuardians,
  presentConsents,
  recordConsent,
  type ShownGuardian,
} from './consents.ts'

/** Records what a student has told the office that a guardian may see. */
const consentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { listNames } = app.services.administrators

  app.route({
    ...progressLinksApi.recordConsent,
    async handler(request) {
      const viewer = getViewer(request)
      const { id: by } = requireAdministrator(request)
      const { id, guardian_id: guardianId } = request.params
      let lead: Lead | undefined
      const find = (db: Database) =>
        listGuardians(db, lead?.id ?? '').then((all) => all.find((each) => each.id === guardianId))
      const describe = (guardian: ShownGuardian | undefined) =>
        guardian && describeConsent(lead?.id ?? '', guardian)
      const changed = await auditChange(request, {
        subject: 'lead',
        name: () => lead?.name ?? '',
        async find(db) {
          await preventMerges(db)
          await acquireLock(db, 'lead', id.toLowerCase())
          lead = await findPrimaryLead(db, id, viewer)
          return lead && describe(await find(db))
        },
        async apply(db) {
          const { body: change } = request
          const clock = await app.office.read()
          const primaryLeadId = lead?.id ?? ''
          const recorded = { primaryLeadId, guardianId, change, by, clock }
          return describe((await recordConsent(db, recorded))?.after)
        },
      })
      if (!lead || !changed) throw new NotFound('Guardian')
      notifyOpenScreens(app)
      const guardians = await listGuardians(app.db, lead.id)
      const consents = await presentConsents(app.db, guardians, listNames)
      const consent = consents.find((each) => each.guardian_id === guardianId)
      if (!consent) throw new NotFound('Guardian')
      return consent
    },
  })
}

export default consentRoutes
