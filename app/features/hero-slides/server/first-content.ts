import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { defaultButtonText } from '../contract.ts'

/** Adds six slides if the table is empty. */
export async function addFirstSlides(db: Database) {
  const any = await db.selectFrom('hero_slides').select('id').limit(1).executeTakeFirst()
  if (any) return
  const created_at = new Date().toISOString()
  const rows = slides.map(
    ([picture, title, subtitle, tagline, description, target = ''], index) => ({
      id: newId(),
      image: `/slides/${picture}.webp`,
      title,
      subtitle,
      tagline,
      description,
      button_text: defaultButtonText,
      target,
      position: index + 1,
      created_at,
    }),
  )
  await db.insertInto('hero_slides').values(rows).execute()
}

type Slide = [
  picture: string,
  title: string,
  subtitle: string,
  tagline: string,
  description: string,
  target?: string,
]

const slides: Slide[] = [
  [
    'journey',
    'Your journey starts in Kathmandu',
    'Study abroad with people who stay at your side',
    'Free consultation',
    'From the first question to the day you fly: one office, six steps.',
  ],
  [
    'australia',
    'Study in Australia',
    'Bachelor’s and master’s degrees, work beside your studies',
    'Intakes in February and July',
    'Find the course that fits your marks, your budget and your plans.',
    '/australia',
  ],
  [
    'canada',
    'Study in Canada',
    'Work permit of {ca.pgwp.length} after graduation',
    'Study permit in {ca.processing}',
    'Colleges and universities, in English or French.',
    '/canada',
  ],
  [
    'united-kingdom',
    'Study in the United Kingdom',
    'Post-study work visa of {uk.graduate.length}',
    'A master’s degree in one year',
    'Short degrees, long traditions, and work in term: {uk.work.in-term}.',
    '/uk',
  ],
  [
    'united-states',
    'Study in the United States',
    'A wide choice of universities and majors',
    'Scholarships: Fulbright, Global UGRAD',
    'We prepare you for the I-20, the DS-160 and the interview at the embassy.',
    '/usa',
  ],
  [
    'new-zealand',
    'Study in New Zealand',
    'Eight public universities, a post-study work visa',
    'Intakes in February and July',
    'Seven clear steps from your application to your visa.',
    '/newzealand',
  ],
]
