import { randomUUID } from 'node:crypto'
import type { NewAnnouncement } from '#app/features/announcements/contract.ts'
import type { NewMessage } from '#app/features/chat/contract.ts'
import type { NewContact } from '#app/features/contacts/contract.ts'
import type { NewDestination } from '#app/features/destinations/contract.ts'
import type { NewFact } from '#app/features/facts/contract.ts'
import type { NewHeroSlide } from '#app/features/hero-slides/contract.ts'
import type { StandardContent } from '#app/features/pages/standard-contract.ts'
import type { NewScholarship } from '#app/features/scholarships/contract.ts'
import type { NewTeamMember } from '#app/features/team/contract.ts'
import type { NewTestimonial } from '#app/features/testimonials/contract.ts'

export const makeContact = (given: Partial<NewContact> = {}): NewContact => ({
  name: 'Asha Gurung',
  email: 'asha@student.example',
  phone: '+977 980-0000000',
  country: 'Australia',
  message: 'Where can I study nursing?',
  ...given,
})

export const makeDestination = (given: Partial<NewDestination> = {}): NewDestination => ({
  country: 'Norway',
  description: 'Fjords, and universities without tuition fees.',
  benefits: ['No tuition fees', 'Programmes in English'],
  ...given,
})

export const makeSlide = (given: Partial<NewHeroSlide> = {}): NewHeroSlide => ({
  title: 'Study in Norway',
  subtitle: 'Where the north begins',
  tagline: 'Intakes in August',
  description: 'We help with the residence permit.',
  button_text: 'Read more',
  ...given,
})

/** A standard page as the editor saves it. */
export const makePage = (given: Partial<StandardContent> = {}): StandardContent => ({
  slug: 'terms',
  menu_location: 'footer',
  title: 'Terms of Service',
  description: 'What holds between you and us.',
  picture: '',
  intro: 'Please read this.',
  sections: [],
  ...given,
})

export const makeFact = (given: Partial<NewFact> = {}): NewFact => ({
  key: 'no.residence-permit.fee',
  kind: 'rule',
  country: 'NO',
  topic: 'fees',
  label: 'Fee of the residence permit',
  unit: 'EUR',
  ...given,
})

export const makeAnnouncement = (given: Partial<NewAnnouncement> = {}): NewAnnouncement => ({
  text: 'Meet us at the education fair.',
  ...given,
})

export const makeScholarship = (given: Partial<NewScholarship> = {}): NewScholarship => ({
  title: 'Example Fjord Grant',
  provider: 'Example University of the North',
  country: 'NO',
  level: 'Master’s',
  amount: 'The whole tuition',
  deadline: '2099-01-31',
  source: 'https://grants.example/fjord',
  note: 'Two letters of recommendation are asked for.',
  is_published: true,
  ...given,
})

/** Includes the consent that publishing requires. */
export const makeTestimonial = (given: Partial<NewTestimonial> = {}): NewTestimonial => ({
  name: 'A student (example)',
  text: 'Example words: they read every letter with me.',
  country: 'CA',
  course: 'Example course',
  year: '2025',
  consent_on: '2026-10-20',
  consent_how: 'signed at the office',
  is_published: true,
  ...given,
})

export const makeTeamMember = (given: Partial<NewTeamMember> = {}): NewTeamMember => ({
  name: 'Asha Example',
  role: 'Senior counsellor',
  languages: 'Nepali, English',
  text: 'Example text: advises on Canada.',
  is_published: true,
  ...given,
})

/** A visitor's message with a new id. */
export const makeMessage = (given: Partial<NewMessage> = {}): NewMessage => ({
  id: randomUUID(),
  user_id: 'visitor-1',
  sender: 'user',
  message: 'Is there a scholarship for nursing?',
  ...given,
})

/** A message of the office. */
export const makeAnswer = (given: Partial<NewMessage> = {}): NewMessage =>
  makeMessage({ sender: 'admin', message: 'Yes: the Australia Awards.', ...given })

/** Builds a multipart form as browsers send it. */
export function makeForm(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
