import type { MailPart } from '#app/platform/server/mail/mail.ts'
import type {
  NotificationBatch,
  NotificationChannel,
  SummaryItem,
  SummaryList,
} from '#app/platform/server/mail/notification.ts'
import { add } from '../mails/outbox.ts'
import { hasPendingMail, listDeliverable } from '../mails/store.ts'

/** Notifies administrators by mail. */
export const mailChannel: NotificationChannel = {
  name: 'mail',
  listReachable: ({ db }, people) => listDeliverable(db, people),
  hasPending: hasPendingMail,
  deliver(db, { person, kind, title, address, notifications, total }) {
    const [first] = notifications
    const single = total === 1 ? first : undefined
    return add(db, {
      type: kind,
      personId: person.id,
      leadId: single?.leadId,
      to: { name: person.username, address: person.email },
      subject: single?.who ? `${title}: ${single.who}` : title,
      parts: single ? composeSingle(single) : composeMany({ notifications, total }),
      action: { label: single ? 'Open' : 'View all', address },
      unsubscribe: '/admin/account#notifications',
    })
  },
}

type BatchItem = NotificationBatch['notifications'][number]

function composeSingle({ facts = [], quote = '', lists = [], title }: BatchItem): MailPart[] {
  const parts: MailPart[] = [
    ...(facts.length > 0 ? [{ facts }] : []),
    ...(quote ? [{ quote: shorten(quote, 2000) }] : []),
    ...lists.flatMap(composeList),
  ]
  return parts.length > 0 ? parts : [{ text: `${title}.` }]
}

function composeList({ title, items, total, address }: SummaryList): MailPart {
  const more = total - items.length
  const rest = more > 0 ? [{ text: `And ${more} more`, address }] : []
  return { heading: title, list: [...items.map(toListItem), ...rest] }
}

const toListItem = ({ text, address }: SummaryItem) => ({ text, address })

function composeMany({
  notifications,
  total,
}: Pick<NotificationBatch, 'notifications' | 'total'>): MailPart[] {
  const list = notifications.map(({ title, brief = title, who, quote, address }) => ({
    text: [who, brief, quote && `“${shorten(quote.replaceAll(/\s+/g, ' '), 80)}”`]
      .filter(Boolean)
      .join(' – '),
    address,
  }))
  const more = total - notifications.length
  return [{ list }, ...(more > 0 ? [{ text: `And ${more} more.` }] : [])]
}

const shorten = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text
