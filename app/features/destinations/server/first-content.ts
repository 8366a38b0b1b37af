import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'

/** Adds the countries that have a guide if the table is empty. */
export async function addFirstDestinations(db: Database) {
  const any = await db.selectFrom('destinations').select('id').limit(1).executeTakeFirst()
  if (any) return
  const now = new Date().toISOString()
  const rows = destinations.map(({ flag, benefits, ...destination }, index) => ({
    ...destination,
    id: newId(),
    flag: `/flags/${flag}.svg`,
    flag_updated: now,
    benefits: JSON.stringify(benefits),
    position: index + 1,
    created_at: now,
  }))
  await db.insertInto('destinations').values(rows).execute()
}

const destinations = [
  {
    country: 'Australia',
    code: 'AU',
    flag: 'australia',
    description:
      'Universities in large cities and small ones, and the right to work beside your studies.',
    benefits: ['Work beside your studies', 'Post-study work visa', 'Australia Awards scholarships'],
  },
  {
    country: 'Canada',
    code: 'CA',
    flag: 'canada',
    description:
      'Degrees and college diplomas, in English or French, and a work permit after many of them.',
    benefits: [
      'Post-graduation work permit of {ca.pgwp.length}',
      'Study permit in {ca.processing}',
      'College and university programmes',
    ],
  },
  {
    country: 'United Kingdom',
    code: 'GB',
    flag: 'united-kingdom',
    description:
      'Centuries of teaching in shorter degrees: three years for a bachelor, one for most masters.',
    benefits: [
      'One-year master’s degrees',
      'Work in term: {uk.work.in-term}',
      'Post-study work visa of {uk.graduate.length}',
    ],
  },
  {
    country: 'United States',
    code: 'US',
    flag: 'united-states',
    description:
      'A wide choice of universities and majors, with room to change your mind on the way.',
    benefits: [
      'Choose your major later',
      'Fulbright and Global UGRAD scholarships',
      'Research from the first year',
    ],
  },
  {
    country: 'New Zealand',
    code: 'NZ',
    flag: 'new-zealand',
    description:
      'Eight public universities, close contact to teachers, and a post-study visa to begin your career.',
    benefits: ['Intakes in February and July', 'Post-study work visa', 'Close to nature'],
  },
  {
    country: 'Japan',
    code: 'JP',
    flag: 'japan',
    description:
      'Engineering, technology and culture, with more and more programmes taught in English.',
    benefits: [
      'MEXT and JASSO scholarships',
      'Programmes in English',
      'Visa by a Certificate of Eligibility',
    ],
  },
  {
    country: 'South Korea',
    code: 'KR',
    flag: 'south-korea',
    description:
      'Scholarships for students from abroad, and universities that teach Korean before the degree.',
    benefits: [
      'Global Korea Scholarship',
      'Language year before the degree',
      'Home of large technology companies',
    ],
  },
  {
    country: 'Malta',
    code: 'MT',
    flag: 'malta',
    description: 'An island in the European Union where English is an official language.',
    benefits: ['Degrees taught in English', 'A room for {mt.rent}', 'Schengen area'],
  },
  {
    country: 'Germany',
    code: 'DE',
    flag: 'germany',
    description:
      'Public universities, most without a tuition fee, and money for a year in a blocked account.',
    benefits: [
      'No tuition fee at most public universities',
      'Work in term: {de.work.in-term}',
      'Stay after study: {de.stay}',
    ],
  },
  {
    country: 'Ireland',
    code: 'IE',
    flag: 'ireland',
    description:
      'An English-speaking country in the European Union that lets graduates stay to work.',
    benefits: [
      'Degrees taught in English',
      'Work in term: {ie.work.in-term}',
      'Stay after study: {ie.stay}',
    ],
  },
]
