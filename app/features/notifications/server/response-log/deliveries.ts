import type { FastifyInstance } from 'fastify'
import type { EnquiryRow } from '#app/platform/server/feature/enquiry-source.ts'
import type { Database } from '#database/connect.ts'
import type { DeliverySummary, LoggedEnquiry } from '../../response-log-contract.ts'

type DeliveryFields = Pick<LoggedEnquiry, 'deliveries' | 'was_seen' | 'is_unnotified'>

/**
 * Fetches the notifications of these enquiries. Returns a function that returns those of one
 * enquiry, in order of delivery.
 */
export async function listDeliveries({ db, services }: FastifyInstance, rows: EnquiryRow[]) {
  const subjectIds = rows.flatMap(({ activity_id, user_id }) =>
    [activity_id ?? [], user_id ?? []].flat(),
  )
  const notifications =
    subjectIds.length > 0 ? await listNotifications(db, [...new Set(subjectIds)]) : []
  const bySubject = Map.groupBy(notifications, ({ subject_id }) => subject_id)
  const administratorIds = [
    ...new Set(notifications.flatMap(({ administrator_id }) => administrator_id ?? [])),
  ]
  const names = await services.administrators.listNames(db, administratorIds)
  return ({ activity_id, user_id, at }: EnquiryRow): DeliveryFields => {
    const related = [activity_id, user_id]
      .flatMap((id) => bySubject.get(id) ?? [])
      .filter(({ created_at }) => created_at >= at)
    const deliveries = related.flatMap((row) => toDeliveries(row, names)).toSorted(compareSentAt)
    const was_seen = related.some(({ kind }) => kind === 'seen')
    const wasSent = deliveries.some(({ state }) => state === 'sent')
    return { deliveries, was_seen, is_unnotified: !was_seen && !wasSent }
  }
}

type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

function listNotifications(db: Database, subjectIds: string[]) {
  return db
    .selectFrom('notifications')
    .leftJoin('notification_deliveries', 'notification_id', 'notifications.id')
    .leftJoin('mails', 'mails.id', 'mail_id')
    .select([
      'subject_id',
      'notifications.kind',
      'notifications.created_at',
      'notification_deliveries.administrator_id',
    ])
    .select([
      'channel',
      'delivered_at',
      'mail_id',
      'mails.state',
      'mails.sent_at',
      'mails.server_response',
    ])
    .where('subject_id', 'in', subjectIds)
    .execute()
}

function toDeliveries(
  notification: NotificationRow,
  names: Map<string, string>,
): DeliverySummary[] {
  const {
    kind,
    administrator_id,
    channel,
    delivered_at,
    mail_id,
    state,
    sent_at,
    server_response,
  } = notification
  if (!administrator_id || (channel !== 'mail' && channel !== 'push')) return []
  const common: Omit<DeliverySummary, 'state' | 'at'> = {
    name: names.get(administrator_id) ?? 'Someone',
    channel,
    kind,
    server_response: server_response ?? '',
  }
  if (!delivered_at) return [{ ...common, state: 'waiting' as const, at: null }]
  // Notifications are deleted before their mails, so a mail that is missing here was sent.
  if (!mail_id || !state) return [{ ...common, state: 'sent' as const, at: delivered_at }]
  return [{ ...common, state, at: sent_at }]
}

const compareSentAt = (a: DeliverySummary, b: DeliverySummary) =>
  (a.at ?? '9').localeCompare(b.at ?? '9')
