import type { NewFact } from './contract.ts'

interface CountryFact extends Omit<NewFact, 'key' | 'country' | 'unit'> {
  /** `money` is the currency of the country. */
  unit: NewFact['unit'] | 'money'
}

/** The facts that the guide of every country shows, by the end of their keys. */
export const countryFacts = {
  funds: { label: 'Funds to show', topic: 'funds', kind: 'rule', unit: 'money' },
  'visa.fee': { label: 'Student visa', topic: 'fees', kind: 'rule', unit: 'money' },
  'visa.time': {
    label: 'Visa decision',
    topic: 'processing',
    kind: 'service-time',
    unit: 'week',
  },
  tuition: {
    label: 'Tuition fee',
    topic: 'tuition',
    kind: 'estimate',
    unit: 'money',
    per: 'year',
  },
  living: {
    label: 'Living costs',
    topic: 'living',
    kind: 'estimate',
    unit: 'money',
    per: 'year',
  },
  health: {
    label: 'Health insurance',
    topic: 'health',
    kind: 'estimate',
    unit: 'money',
    per: 'year',
  },
  'work.in-term': {
    label: 'Work in term',
    topic: 'work',
    kind: 'rule',
    unit: 'hour',
    per: 'week',
  },
  'work.holidays': { label: 'Work in the holidays', topic: 'work', kind: 'rule', unit: 'words' },
  stay: { label: 'Stay after studies', topic: 'stay', kind: 'rule', unit: 'month' },
  dependants: {
    label: 'Husband, wife and children',
    topic: 'dependants',
    kind: 'rule',
    unit: 'words',
  },
  english: { label: 'English for the visa', topic: 'english', kind: 'rule', unit: 'words' },
  marks: { label: 'Usual marks', topic: 'admission', kind: 'estimate', unit: 'words' },
} as const satisfies Record<string, CountryFact>
export type CountryFactName = keyof typeof countryFacts

/** Returns the start of the keys of facts of a country (ISO 3166): "no" for Norway. */
export const getKeyPrefix = (country: string) => (country === 'GB' ? 'uk' : country.toLowerCase())
