import type { Way } from '#app/contract/enquiry.ts'

/** How somebody came first. */
export const ways: Record<Way, string> = {
  form: 'Contact form',
  chat: 'Chat',
  'walk-in': 'Walked in',
  phone: 'Telephone',
  whatsapp: 'WhatsApp',
  referral: 'Referral',
  import: 'Import',
  api: 'Another site',
}

export const dues = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Within 7 days',
  none: 'No date',
}

const names = new Intl.DisplayNames('en', { type: 'region' })

export const nameCountry = (code: string) => names.of(code) ?? code
