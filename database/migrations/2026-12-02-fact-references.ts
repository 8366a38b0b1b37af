import type { Kysely } from 'kysely'

interface Destination {
  country: string
  benefits: string
}

interface Slide {
  title: string
  subtitle: string
  tagline: string
  description: string
}

interface Tables {
  destinations: Destination
  hero_slides: Slide
  facts: { key: string; deleted_at: string | null }
}

/**
 * Cards and slides of a new office name facts by their keys; those stored before do too, unless
 * changed, and unless the office has done away with the fact.
 */
export async function up(db: Kysely<Tables>) {
  const facts = await db.selectFrom('facts').selectAll().execute()
  const keys = facts.flatMap(({ key, deleted_at }) => (deleted_at ? [] : key))
  // An office that has none yet gets the first ones at this start.
  const isKnown = (text: string) =>
    facts.length === 0 ||
    [...text.matchAll(/\{([^}]+)\}/g)].every(([, key = '']) => keys.includes(key))

  for (const [country, before, after] of destinations) {
    const benefits = JSON.stringify(after)
    if (!isKnown(benefits)) continue
    await db
      .updateTable('destinations')
      .set({ benefits })
      .where('country', '=', country)
      .where('benefits', '=', JSON.stringify(before))
      .execute()
  }
  for (const { before, after } of slides) {
    if (!isKnown(JSON.stringify(after))) continue
    await db
      .updateTable('hero_slides')
      .set(after)
      .where((is) => is.and({ ...before }))
      .execute()
  }
}

const destinations = [
  [
    'Canada',
    [
      'Post-graduation work permit of up to 3 years',
      'Study permit in 4–6 weeks',
      'College and university programmes',
    ],
    [
      'Post-graduation work permit of {ca.pgwp.length}',
      'Study permit in {ca.processing.nepal}',
      'College and university programmes',
    ],
  ],
  [
    'United Kingdom',
    [
      'One-year master’s degrees',
      'Up to 20 hours of work a week',
      'Post-study work visa of 2–3 years',
    ],
    [
      'One-year master’s degrees',
      'Work in term: {uk.work.in-term}',
      'Post-study work visa of {uk.graduate.length}',
    ],
  ],
  [
    'Malta',
    ['Degrees taught in English', 'Living from €700 a month', 'Schengen area'],
    ['Degrees taught in English', 'Living costs of {mt.living}', 'Schengen area'],
  ],
  [
    'Malta',
    ['English is an official language', 'Living from €700 a month', 'Schengen area'],
    ['English is an official language', 'Living costs of {mt.living}', 'Schengen area'],
  ],
] as const

const slides = [
  {
    before: {
      title: 'Study in Canada',
      subtitle: 'Up to 3 years of work permit after graduation',
      tagline: 'Study permit in 4–6 weeks',
    },
    after: {
      subtitle: 'Work permit of {ca.pgwp.length} after graduation',
      tagline: 'Study permit in {ca.processing.nepal}',
    },
  },
  {
    before: {
      title: 'Study in the United Kingdom',
      subtitle: 'A master’s degree in one year',
      tagline: 'Post-study work visa of 2–3 years',
      description: 'Short degrees, long traditions, and up to 20 hours of work a week.',
    },
    after: {
      subtitle: 'Post-study work visa of {uk.graduate.length}',
      tagline: 'A master’s degree in one year',
      description: 'Short degrees, long traditions, and work in term: {uk.work.in-term}.',
    },
  },
]
