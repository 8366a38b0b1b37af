import type { NewNotification } from '#app/platform/server/mail/notification.ts'
import type { Lead } from '../../contract.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Returns name and contact details for recipients with the right to see them. */
export function describeLead({ id, name, phones, emails, countries }: Lead) {
  const facts: [string, string][] = [
    ['Phone', phones.join(', ')],
    ['Email', emails.join(', ')],
    ['Country', countries.map((code) => countryNames.of(code)).join(', ')],
  ]
  return {
    who: name,
    facts: facts.filter(([, value]) => value !== ''),
    address: `/admin/leads/${id}`,
  } satisfies Partial<NewNotification>
}
