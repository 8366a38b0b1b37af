import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { v7 as newId } from 'uuid'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { findMobile } from '#app/platform/server/text/phones.ts'
import type { Lead } from '../contract.ts'
import { type SmsFormat, type SmsNumbers, smsApi } from '../sms-contract.ts'
import { addActivities } from './store/activities.ts'
import { listLeads } from './store/change.ts'
import { lockExistingLeads } from './store/lead-row.ts'

/** Exports mobile numbers for an SMS provider. */
const smsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...smsApi.exportNumbers,
    async handler(request) {
      const { format } = request.body
      const { id: by } = requireAdministrator(request)
      const ids = [...new Set(request.body.ids.map((id) => id.toLowerCase()))]
      const exported = await app.db.transaction().execute(async (db) => {
        await lockExistingLeads(db, ids)
        const { leads, ...selected } = selectNumbers(
          await listLeads(db, ids, getViewer(request)),
          format,
        )
        if (leads.length === 0) return selected
        await addActivities(
          db,
          leads.map(({ id }) => ({ id: newId(), lead_id: id, kind: 'sms_export', by })),
        )
        await auditAction(db, request, {
          action: 'exported',
          subject: 'lead_numbers',
          subject_id: newId(),
          subject_name: String(selected.numbers.length),
        })
        return selected
      })
      notifyOpenScreens(app)
      return exported
    },
  })
}

/** Returns the numbers, and the leads that they belong to. */
function selectNumbers(all: Lead[], format: SmsFormat): SmsNumbers & { leads: Lead[] } {
  const names = new Map<string, string>()
  const leads: Lead[] = []
  const left_out: SmsNumbers['left_out'] = []
  for (const lead of all) {
    const { id, name } = lead
    const mobiles = lead.phones.flatMap((phone) => findMobile(phone) ?? [])
    const mobile = mobiles.find(({ country }) => format !== 'national' || country === 'NP')
    if (mobile) {
      const number = format === 'national' ? mobile.nationalNumber : mobile.number
      const formatted = format === 'digits' ? number.slice(1) : number
      if (!names.has(formatted)) names.set(formatted, name)
      leads.push(lead)
    } else left_out.push({ id, name, reason: mobiles.length > 0 ? 'abroad' : 'no_mobile' })
  }
  const numbers = [...names].map(([number, name]) => ({ number, name }))
  return { numbers, repeated: leads.length - numbers.length, left_out, leads }
}

export default smsRoutes
