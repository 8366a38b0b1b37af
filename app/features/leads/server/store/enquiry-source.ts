import { sql } from 'kysely'
import type { EnquiryRow, EnquirySource } from '#app/platform/server/feature/enquiry-source.ts'

/**
 * Selects enquiries of leads, without those added by the office. Rarely used columns are
 * subqueries, because databases would evaluate a join for every counted row.
 */
export const leadEnquirySource: EnquirySource = (since) => sql<EnquiryRow>`
  select activity_id as id, lead_id, activity_id,
    case when channel = 'chat' then (
      select about_id from lead_activities where lead_activities.id = activity_id) end as user_id,
    channel, at, first_response_at, first_response_by, first_response_minutes as minutes,
    closed_at,
    (select primary_lead.branch from leads as linked_lead
      join leads as primary_lead on primary_lead.id = linked_lead.primary_lead_id
      where linked_lead.id = lead_id) as branch
  from enquiries
  where at >= ${since} and channel in ('form', 'chat', 'api') and lead_id not in (
    select id from leads where primary_lead_id in (select id from leads where deleted_at is not null))`
