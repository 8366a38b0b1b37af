import { sql } from 'kysely'
import type { EnquiryRow, EnquirySource } from '#app/platform/server/feature/enquiry-source.ts'

/** Selects conversations without a lead: the visitor's first message and the first reply to it. */
export const chatEnquiries: EnquirySource = (since) => sql<EnquiryRow>`
  select conversations.id as id, cast(null as text) as lead_id, cast(null as text) as activity_id,
    user_id, 'chat' as channel, first.created_at as at, answer.created_at as first_response_at,
    answer.administrator_id as first_response_by, cast(null as integer) as minutes, closed_at,
    '' as branch
  from conversations
  join messages as first on first.conversation_id = conversations.id and first.seq = (
    select min(seq) from messages
    where conversation_id = conversations.id and sender = 'user')
  left join messages as answer on answer.conversation_id = conversations.id and answer.seq = (
    select min(seq) from messages
    where conversation_id = conversations.id and sender = 'admin' and kind = 'text'
      and seq > first.seq)
  where conversations.lead_id is null and last_message_at >= ${since}
    and first.created_at >= ${since}`
