import type { NewNotification } from '#app/base/server/notification.ts'
import type { Lead } from '../../contract.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Who it is and how they are reached, for those who may know. */
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
