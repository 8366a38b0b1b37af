import { findCountryCode } from '#database/country-code.ts'
import { englishTest, noc, usualDocuments } from '../content/from-nepal.ts'

/** Creates the content of a new guide, with the requirements for students from Nepal. */
export function createGuideContent(name: string) {
  const names = { name, nameInText: name, label: name, title: `Study in ${name} from Nepal` }
  return { ...names, ...empty, code: findCountryCode(name) ?? '' }
}

const empty = {
  position: 99,
  globe: '',
  outline: '',
  tagline: '',
  intro: '',
  actions: { first: 'Talk to Our Counselors', last: 'Talk to Our Counselors' },
  gateway: { airport: '', city: '' },
  answers: { intakes: [] },
  facts: [],
  reasons: [],
  universities: [],
  courseAreas: [],
  costs: [],
  scholarships: [],
  steps: [],
  intakes: [],
  documents: [...usualDocuments, englishTest],
  noc,
  proofOfFunds: { title: 'Proof of funds', text: '' },
  afterwards: [],
}
