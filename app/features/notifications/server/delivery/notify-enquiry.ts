import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { add } from './dispatch.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const channelPhrases: Partial<Record<Enquiry['channel'], string>> = {
  form: 'contact form',
  chat: 'chat',
  api: 'another program',
}

/** Notifies the office of an enquiry with contact details. */
export async function notifyEnquiry(
  db: Database,
  { person, countries, text, channel }: Enquiry,
  lead: { id: string; activityId: string; isNew: boolean },
) {
  const countryNamesText = countries.map((code) => countryNames.of(code)).join(', ')
  const facts: [string, string][] = [
    ['Phone', person.phone],
    ['Email', person.email],
    ['Country', countryNamesText],
    ['Channel', `${channelPhrases[channel] ?? channel}${lead.isNew ? '' : ', existing lead'}`],
  ]
  await add(db, {
    kind: 'enquiry',
    leadId: lead.id,
    subjectId: lead.activityId,
    title: countryNamesText ? `New question about ${countryNamesText}` : 'New question',
    who: person.name,
    facts: facts.filter(([, value]) => value !== ''),
    quote: text,
    address: `/admin/leads/${lead.id}`,
  })
}
