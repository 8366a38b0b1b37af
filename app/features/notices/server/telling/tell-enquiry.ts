import type { Enquiry } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { add } from './hand-out.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const ways: Partial<Record<Enquiry['way'], string>> = {
  form: 'the contact form',
  chat: 'the chat',
  api: 'another program',
}

/** Tells the office that somebody asks who has said who they are. */
export async function tellEnquiry(
  db: Database,
  { person, countries, text, way }: Enquiry,
  linked: { id: string; entryId: string; isNew: boolean },
) {
  const about = countries.map((code) => countryNames.of(code)).join(', ')
  const facts: [string, string][] = [
    ['Phone', person.phone],
    ['Email', person.email],
    ['Country', about],
    ['By', `${ways[way] ?? way}${linked.isNew ? '' : ', and known already'}`],
  ]
  await add(db, {
    ...{ kind: 'enquiry', leadId: linked.id, aboutId: linked.entryId },
    title: about ? `New question about ${about}` : 'New question',
    who: person.name,
    facts: facts.filter(([, value]) => value !== ''),
    quote: text,
    address: `/admin/leads/${linked.id}`,
  })
}
