import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { v7 as newId } from 'uuid'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { findMobile } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../contract.ts'
import { type SmsFormat, type SmsNumbers, type SmsRecipients, smsApi } from '../sms-contract.ts'
import { addActivities } from './store/activities.ts'
import { listLeads } from './store/change.ts'
import { listGuardianPhones } from './store/guardian-details.ts'
import { lockExistingLeads } from './store/lead-row.ts'

/** Exports mobile numbers for an SMS provider. */
const smsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...smsApi.exportNumbers,
    async handler(request) {
      const { format, recipients = 'students' } = request.body
      const { id: by } = requireAdministrator(request)
      const ids = [...new Set(request.body.ids.map((id) => id.toLowerCase()))]
      const exported = await app.db.transaction().execute(async (db) => {
        await lockExistingLeads(db, ids)
        const found = await listLeads(db, ids, getViewer(request))
        const phones = await listPhones(db, found, recipients)
        const { leads, ...selected } = selectNumbers(phones, format)
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

type Phones = { name: string; phone: string }[]

interface LeadPhones {
  lead: Lead
  /** The phones of the student, and those of the guardians; of each list one number is exported. */
  lists: Phones[]
}

async function listPhones(
  db: Database,
  leads: Lead[],
  recipients: SmsRecipients,
): Promise<LeadPhones[]> {
  const ids = recipients === 'students' ? [] : leads.map(({ id }) => id)
  const guardians = await listGuardianPhones(db, ids)
  return leads.map((lead) => {
    const own = lead.phones.map((phone) => ({ name: lead.name, phone }))
    return { lead, lists: [recipients === 'guardians' ? [] : own, guardians.get(lead.id) ?? []] }
  })
}

/** Returns the numbers, and the leads that they belong to. */
function selectNumbers(all: LeadPhones[], format: SmsFormat): SmsNumbers & { leads: Lead[] } {
  const names = new Map<string, string>()
  const leads: Lead[] = []
  const left_out: SmsNumbers['left_out'] = []
  let repeated = 0
  for (const { lead, lists } of all) {
    const mobiles = lists.map((list) => list.flatMap(toMobile))
    const chosen = mobiles.flatMap(
      (list) => list.find(({ country }) => format !== 'national' || country === 'NP') ?? [],
    )
    const numbers = chosen.map((mobile) => [formatNumber(mobile, format), mobile.name] as const)
    if (numbers.length === 0) {
      const reason = mobiles.flat().length > 0 ? 'abroad' : 'no_mobile'
      left_out.push({ id: lead.id, name: lead.name, reason })
      continue
    }
    leads.push(lead)
    if (numbers.every(([number]) => names.has(number))) repeated++
    for (const [number, name] of numbers) if (!names.has(number)) names.set(number, name)
  }
  const numbers = [...names].map(([number, name]) => ({ number, name }))
  return { numbers, repeated, left_out, leads }
}

function toMobile({ name, phone }: Phones[number]) {
  const mobile = findMobile(phone)
  if (!mobile) return []
  const { country, number, nationalNumber } = mobile
  return [{ name, country, number, nationalNumber }]
}

type Mobile = ReturnType<typeof toMobile>[number]

function formatNumber({ number, nationalNumber }: Mobile, format: SmsFormat): string {
  if (format === 'national') return nationalNumber
  return format === 'digits' ? number.slice(1) : number
}

export default smsRoutes
