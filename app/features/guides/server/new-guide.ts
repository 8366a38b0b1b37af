import { englishTest, noc, usualDocuments } from '../content/from-nepal.ts'

/** What a new guide has to begin with: what students from Nepal need for every country. */
export const newGuide = {
  code: '',
  name: '',
  nameInText: '',
  label: '',
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
