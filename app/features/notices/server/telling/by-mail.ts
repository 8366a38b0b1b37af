import type { MailPart } from '#app/base/server/mail.ts'
import type { NoticeChannel, NoticeItem, NoticeList, Telling } from '#app/base/server/notice.ts'
import { add } from '../mails/outbox.ts'
import { isOnItsWay, listGood } from '../mails/store.ts'

/** Mails to people of the office. */
export const byMail: NoticeChannel = {
  name: 'mail',
  listReached: ({ db }, people) => listGood(db, people),
  isBusy: isOnItsWay,
  tell(db, { person, kind, title, address, notices, total }) {
    const [first] = notices
    const one = total === 1 ? first : undefined
    return add(db, {
      ...{ kind, personId: person.id, leadId: one?.leadId },
      to: { name: person.username, address: person.email },
      subject: one?.who ? `${title}: ${one.who}` : title,
      parts: one ? describeOne(one) : listAll({ notices, total }),
      action: { label: one ? 'Open it' : 'See all of them', address },
      unsubscribe: '/admin/account#notices',
    })
  },
}

type Told = Telling['notices'][number]

function describeOne({ facts = [], quote = '', lists = [], title }: Told): MailPart[] {
  const parts: MailPart[] = [
    ...(facts.length > 0 ? [{ facts }] : []),
    ...(quote ? [{ quote: shorten(quote, 2000) }] : []),
    ...lists.flatMap(describeList),
  ]
  return parts.length > 0 ? parts : [{ text: `${title}.` }]
}

function describeList({ title, items, total, address }: NoticeList): MailPart {
  const more = total - items.length
  const rest = more > 0 ? [{ text: `And ${more} more`, address }] : []
  return { heading: title, list: [...items.map(toLine), ...rest] }
}

const toLine = ({ text, address }: NoticeItem) => ({ text, address })

function listAll({ notices, total }: Pick<Telling, 'notices' | 'total'>): MailPart[] {
  const list = notices.map(({ title, brief = title, who, quote, address }) => ({
    text: [who, brief, quote && `“${shorten(quote.replaceAll(/\s+/g, ' '), 80)}”`]
      .filter(Boolean)
      .join(' – '),
    address,
  }))
  const more = total - notices.length
  return [{ list }, ...(more > 0 ? [{ text: `And ${more} more.` }] : [])]
}

const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
