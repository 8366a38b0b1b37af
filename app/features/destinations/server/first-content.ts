import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'

/** The eight countries that have a guide, put into an empty table. */
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
      'Universities with a name in the world, cities that students like to live in, and the right to work beside your studies.',
    benefits: ['Work beside your studies', 'Post-study work visa', 'Australia Awards scholarships'],
  },
  {
    country: 'Canada',
    code: 'CA',
    flag: 'canada',
    description:
      'Safe, welcoming and practical: degrees and college diplomas that lead into work, in English or French.',
    benefits: [
      'Post-graduation work permit of up to 3 years',
      'Study permit in 4–6 weeks',
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
      'Up to 20 hours of work a week',
      'Post-study work visa of 2–3 years',
    ],
  },
  {
    country: 'United States',
    code: 'US',
    flag: 'united-states',
    description:
      'The widest choice of universities and majors anywhere, with room to change your mind on the way.',
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
      'A small, friendly country with close contact to teachers and a post-study visa to begin your career.',
    benefits: ['Intakes in February and July', 'Post-study work visa', 'Safe, close to nature'],
  },
  {
    country: 'Japan',
    code: 'JP',
    flag: 'japan',
    description:
      'Engineering, technology and culture on the highest level, with more and more programmes taught in English.',
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
      'A fast, modern country that invites students from abroad with scholarships and language years.',
    benefits: [
      'Global Korea Scholarship',
      'Language year before the degree',
      'Home of leading technology companies',
    ],
  },
  {
    country: 'Malta',
    code: 'MT',
    flag: 'malta',
    description:
      'English-speaking and in the European Union: a sunny island where living costs stay within reach.',
    benefits: ['English is an official language', 'Living from €700 a month', 'Schengen area'],
  },
]
