import { countries, nameCountry } from '#app/platform/admin/countries.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { Day } from '#app/ui/day.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { type Testimonial, testimonialsApi } from '../contract.ts'
import type { Route } from './+types/testimonials-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(testimonials, context)

export const shouldRevalidate = isSameSearch

export default function TestimonialsPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={testimonials} reading={reading} />
}

/** The list of testimonials. */
const testimonials = defineOrderedList(testimonialsApi, {
  title: 'Testimonials',
  singular: 'testimonial',
  subject: 'testimonial',
  add: '+ Add Testimonial',
  nameOf: ({ name }) => name,
  empty:
    'Press “+ Add Testimonial” to record what a student said. Visitors see it once the student’s consent is recorded and you publish it.',
  intro:
    'Visitors see the first six on the home page, in this order, and those of a country on its guide. Drag the dots to change it.',
  fields: {
    name: {
      label: 'Name',
      isRequired: true,
      maxLength: 80,
      hint: 'As the person wants it shown. A first name is enough.',
    },
    text: { label: 'Quote', isRequired: true, maxLength: 1000, rows: 5 },
    country: { label: 'Country of study', options: [['', 'None'], ...countries] },
    course: { label: 'Course', maxLength: 120 },
    year: { label: 'Year', maxLength: 20 },
    picture: { label: 'Picture', picture: { className: 'size-20' } },
    consent_on: { label: 'Consent given on', type: 'date' },
    consent_how: {
      label: 'How consent was given',
      maxLength: 200,
      hint: 'For example “signed at the office, with the picture”, and where the signed paper is.',
    },
    consent_text: {
      label: 'Approved text',
      maxLength: 1000,
      rows: 3,
      hint: 'Leave blank if the person approved the quote above. A different text cannot be published.',
    },
    consent_withdrawn_on: {
      label: 'Consent withdrawn on',
      type: 'date',
      hint: 'Visitors stop seeing it as soon as you save. The picture is deleted.',
    },
    is_published: {
      label: 'Visibility',
      options: [
        ['false', 'Office only'],
        ['true', 'Public'],
      ],
      initial: 'false',
      toText: String,
      fromText: (text) => text === 'true',
    },
  },
  cards: {
    className: 'grid gap-3',
    cardClassName:
      'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-4',
    card: (testimonial, { handle, actions }) => (
      <>
        {handle}
        <div className="grid gap-1 pt-1.5">
          <h2 className="font-semibold text-indigo wrap-anywhere">
            {[testimonial.name, testimonial.country && nameCountry(testimonial.country)]
              .filter(Boolean)
              .join(', ')}
          </h2>
          <div className="max-w-prose text-sm">
            <LongText text={testimonial.text} />
          </div>
          <ConsentState testimonial={testimonial} />
        </div>
        <div className="flex gap-2 max-sm:col-start-2">{actions}</div>
      </>
    ),
  },
})

/** Shows publication and consent of a testimonial. */
function ConsentState({ testimonial }: { testimonial: Testimonial }) {
  const { consent_on, consent_how, consent_text, consent_withdrawn_on, text } = testimonial
  if (consent_withdrawn_on) {
    return (
      <p className="text-sm font-semibold text-alarm">
        Consent withdrawn on <Day on={consent_withdrawn_on} />. Visitors do not see it; if there was
        a picture, delete it under Pictures.
      </p>
    )
  }
  const how = consent_how && `, ${consent_how}`
  if (!consent_on) return <p className="text-sm text-ink/75">Draft. No consent is recorded.</p>
  return (
    <p className="text-sm text-ink/75">
      <span className="font-semibold text-indigo">
        {testimonial.is_published ? 'Published. ' : 'Draft. '}
      </span>
      Consent of <Day on={consent_on} />
      {how}
      {consent_text !== text && ', but for a different text'}.
    </p>
  )
}
