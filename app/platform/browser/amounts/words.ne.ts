import { addEnding } from '#app/contract/nepali-endings.ts'
import { nepaliDigits } from '../nepali-digits.ts'

/** Words before an amount, as in "करिब रु ९०,०००". The least amount has an ending instead. */
const bounds = {
  about: 'करिब',
  from: '',
  'up to': 'बढीमा',
  'at least': 'कम्तीमा',
  'on average': 'औसत',
}
const periods = {
  week: 'प्रति\u00a0हप्ता',
  fortnight: 'प्रति\u00a0दुई\u00a0हप्ता',
  month: 'प्रति\u00a0महिना',
  year: 'प्रति\u00a0वर्ष',
}

interface AmountParts {
  value: string
  bound: keyof typeof bounds | ''
  of: string
  per: keyof typeof periods | ''
}

/**
 * Joins the parts of an amount: "प्रति वर्ष करिब £९००". What is counted follows a plain number (५ छात्रवृत्ति);
 * what the amount refers to precedes it (कक्षा १२ मा कम्तीमा ६०%).
 */
export function joinAmount({ value, bound, of, per }: AmountParts) {
  const isCount = /^[\d०-९.,–]+$/.test(value)
  const counted = isCount && of ? `${value} ${of}` : value
  return [
    !isCount && of,
    per && periods[per],
    bound && bounds[bound],
    bound === 'from' ? addEnding(counted, 'देखि') : counted,
  ]
    .filter(Boolean)
    .join(' ')
}

export const times = {
  day: (_count: number) => 'दिन',
  hour: (_count: number) => 'घण्टा',
  week: (_count: number) => 'हप्ता',
  month: (_count: number) => 'महिना',
  year: (_count: number) => 'वर्ष',
}

export const rank = (place: number) => `${nepaliDigits(place)}औं`

/** Stands before an amount in rupees. */
export const rupees = 'रु'
/** Names of 100,000 and 10,000,000. */
export const lakh = 'लाख'
export const crore = 'करोड'
