import { sql } from 'kysely'
import type { EnquiryRow, EnquirySource } from '#app/base/server/enquiry-source.ts'

/**
 * Enquiries that people sent and that have a lead, without leads added by the office. Rarely used columns
 * are looked up on demand, because databases join them for every counted row.
 */
export const leadEnquirySource: EnquirySource = (since) => sql<EnquiryRow>`
  select activity_id as id, lead_id, activity_id,
    case when channel = 'chat' then (
      select about_id from lead_activities where lead_activities.id = activity_id) end as user_id,
    channel, at, first_response_at, first_response_by, first_response_minutes as minutes,
    closed_at,
    (select root.branch from leads as part join leads as root on root.id = part.primary_lead_id
      where part.id = lead_id) as branch
  from enquiries
  where at >= ${since} and channel in ('form', 'chat', 'api') and lead_id not in (
    select id from leads where primary_lead_id in (select id from leads where deleted_at is not null))`
