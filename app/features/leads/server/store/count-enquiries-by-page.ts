import type { OpeningHours } from '#app/contract/office.ts'
import { getMoment } from '#app/features/office/hours-contract.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { isInScope } from '../lead-scope.ts'

interface EnquiryPages {
  viewer: Viewer
  hours: Pick<OpeningHours, 'time_zone'>
  from: string
  until: string
}

/** Counts the enquiries of these days that visitors sent, by the page of the form or chat. */
export async function countEnquiriesByPage(
  db: Database,
  { viewer, hours, from, until }: EnquiryPages,
) {
  const rows = await db
    .selectFrom('enquiries as enquiry')
    .innerJoin('leads as linked_lead', 'linked_lead.id', 'enquiry.lead_id')
    .innerJoin('leads', 'leads.id', 'linked_lead.primary_lead_id')
    .select(({ fn }) => ['enquiry.page', fn.countAll<number>().as('enquiries')])
    .where('enquiry.page', '<>', '')
    .where('enquiry.channel', '<>', 'import')
    .where('enquiry.at', '>=', getMoment(hours, from, 0).toISOString())
    .where('enquiry.at', '<', getMoment(hours, addDays(until, 1), 0).toISOString())
    .where('leads.merged_into', 'is', null)
    .where(isInScope(viewer))
    .groupBy('enquiry.page')
    .execute()
  return new Map(rows.map(({ page, enquiries }) => [page, Number(enquiries)]))
}
