import { sql } from 'kysely'
import type { EnquiryRow, EnquirySource } from '#app/base/server/enquiry-source.ts'

/**
 * What people asked by themselves whose leads are known; who came by hand had somebody before them.
 * What few ask for is looked up where it is asked for: databases join for every row they count.
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
