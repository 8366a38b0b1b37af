import type { Kysely } from 'kysely'

interface Slide {
  title: string
  subtitle: string
  tagline: string
  description: string
  button_text: string
  target: string
}

/** Slides of a new office lead to the guide that they name; those stored before do too, unless changed. */
export async function up(db: Kysely<{ hero_slides: Slide }>) {
  for (const [target, title, subtitle, tagline, description] of slides) {
    await db
      .updateTable('hero_slides')
      .set({ target })
      .where('title', '=', title)
      .where('subtitle', '=', subtitle)
      .where('tagline', '=', tagline)
      .where('description', '=', description)
      .where('button_text', '=', 'Get Started')
      .where('target', '=', '')
      .execute()
  }
}

/** As a new office got them until then. */
const slides = [
  [
    '/australia',
    'Study in Australia',
    'Highly ranked universities, work beside your studies',
    'Intakes in February and July',
    'Find the course that fits your marks, your budget and your plans.',
  ],
  [
    '/canada',
    'Study in Canada',
    'Up to 3 years of work permit after graduation',
    'Study permit in 4–6 weeks',
    'Colleges and universities that lead into work.',
  ],
  [
    '/uk',
    'Study in the United Kingdom',
    'A master’s degree in one year',
    'Post-study work visa of 2–3 years',
    'Short degrees, long traditions, and up to 20 hours of work a week.',
  ],
  [
    '/usa',
    'Study in the United States',
    'The widest choice of universities and majors',
    'Scholarships: Fulbright, Global UGRAD',
    'We prepare you for the I-20, the DS-160 and the interview at the embassy.',
  ],
  [
    '/newzealand',
    'Study in New Zealand',
    'Small classes, safe cities, a post-study work visa',
    'Intakes in February and July',
    'Seven clear steps from your application to your visa.',
  ],
] as const
