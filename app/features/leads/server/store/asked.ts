import { sql } from 'kysely'
import type { EnquiryRow, EnquirySource } from '#app/base/server/enquiry-source.ts'

/**
 * Enquiries that people sent and that have a lead, without leads added by the office. Rarely used columns
 * are looked up on demand, because databases join them for every counted row.
 */
export const askedOfLeads: EnquirySource = (since) => sql<EnquiryRow>`
  select entry_id as id, lead_id, entry_id,
    case when way = 'chat' then (
      select about_id from lead_entries where lead_entries.id = entry_id) end as user_id,
    way, at, answered_at, answered_by, answer_minutes as minutes,
    closed_at,
    (select root.branch from leads as part join leads as root on root.id = part.root_id
      where part.id = lead_id) as branch
  from lead_enquiries
  where at >= ${since} and way in ('form', 'chat', 'api') and lead_id not in (
    select id from leads where root_id in (select id from leads where deleted_at is not null))`
