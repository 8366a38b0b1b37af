/** The figures of an example guide for Norway, by the names of its facts. */
export const norwegianFigures: Record<string, { value: string; address: string }> = {
  'Funds to show': { value: '166,859', address: 'https://www.udi.no/en/studies' },
  'Student visa': { value: 'NOK 5,900', address: 'https://www.udi.no/en/fees' },
  'Visa decision': { value: '8–12', address: 'https://www.udi.no/en/studies' },
  'Tuition fee': { value: '130,000–190,000', address: 'https://www.uio.no/english/fees' },
  'Living costs': { value: 'NOK 1,51,690', address: 'https://www.udi.no/en/studies' },
  'Health insurance': { value: '469', address: 'https://www.helsenorge.no/en' },
  'Work in term': { value: 'up to 20', address: 'https://www.udi.no/en/studies' },
  'Work in the holidays': { value: 'full time', address: 'https://www.udi.no/en/studies' },
  'Stay after studies': { value: '12', address: 'https://www.udi.no/en/work' },
  'Husband, wife and children': {
    value: 'with a permit of their own',
    address: 'https://www.udi.no/en/family',
  },
  'English for the visa': { value: 'none', address: 'https://www.udi.no/en/studies' },
  'Usual marks': {
    value: 'class 12, and one year at a university',
    address: 'https://www.nokut.no',
  },
}

/** What an office writes for a new country. The rest is in a new guide. */
export const norway = {
  tagline: 'Fjords, and lectures in English',
  intro:
    'Norway teaches many master’s degrees in English. Students from outside Europe pay tuition fees since 2023, and show the money for a year before they come.',
  gateway: { airport: 'OSL', city: 'Oslo' },
  answers: { intakes: [8] },
  facts: [
    { label: 'Languages', text: 'Norwegian; many courses in English' },
    { label: 'Member of', text: 'Schengen area, not the EU' },
    { label: 'Currency', text: 'Norwegian krone' },
  ],
  reasons: [
    { title: 'Taught in English', text: 'Most master’s degrees are also taught in English.' },
    { title: 'Work beside your studies', text: 'The permit lets you work part-time in term.' },
  ],
  universities: [
    { name: 'University of Oslo', place: 'Oslo', address: 'https://www.uio.no' },
    { name: 'University of Bergen', place: 'Bergen', address: 'https://www.uib.no' },
    { name: 'NTNU', place: 'Trondheim', address: 'https://www.ntnu.edu' },
  ],
  courseAreas: ['Energy and engineering', 'Fisheries and marine biology', 'Computer science'],
  scholarships: [
    {
      title: 'University scholarships',
      text: 'A few for master’s degrees. Read the call of each.',
    },
  ],
  intakes: [{ title: 'August', text: 'The only intake. Apply from October to December before.' }],
  links: [
    { title: 'Immigration: study permit', address: 'https://www.udi.no/en/want-to-apply/studies/' },
    { title: 'Study in Norway', address: 'https://studyinnorway.no' },
  ],
}
