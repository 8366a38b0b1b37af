import { countries, nameCountry } from '#app/platform/admin/countries.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { LongText } from '#app/ui/long-text.tsx'
import { testimonialsApi } from '../contract.ts'
import { ConsentState } from './consent-state.tsx'

/** The list of testimonials. */
export const testimonials = defineOrderedList(testimonialsApi, {
  title: 'Testimonials',
  singular: 'testimonial',
  plural: 'testimonials',
  subject: 'testimonial',
  add: '+ Add Testimonial',
  nameOf: ({ name }) => name,
  question: 'Delete this testimonial?',
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
