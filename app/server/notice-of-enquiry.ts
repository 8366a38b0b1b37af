import type { Enquiry, PushNotice } from '#app/base/server/keepers.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const list = new Intl.ListFormat('en')

/**
 * What people of the office are told of a question: about which countries, and no more. undefined:
 * the office was there itself, or the chat tells of it.
 */
export function noticeOfEnquiry(enquiry: Enquiry, leadId: string): PushNotice | undefined {
  if (enquiry.way !== 'form' && enquiry.way !== 'api') return undefined
  const countries = list.format(enquiry.countries.map((code) => countryNames.of(code) ?? code))
  return {
    matter: 'enquiry',
    one: {
      title: countries ? `New question about ${countries}` : 'New question',
      address: `/admin/leads/${leadId}`,
    },
    many: { title: 'new questions', address: '/admin/today' },
  }
}
