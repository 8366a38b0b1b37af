import type { PublicTestimonial } from '../contract.ts'
import * as words from '../words.ts'
import { TestimonialList } from './testimonial-list.tsx'

/** The number of testimonials in a guide. */
const MAX_ITEMS = 2

/** Testimonials in a country's guide; at least one. */
export function CountryTestimonials({ testimonials }: { testimonials: PublicTestimonial[] }) {
  return (
    <section aria-labelledby="students" className="frame pb-10 sm:pb-16">
      <h2 id="students" className="font-display text-2xl font-semibold text-night">
        {words.whatStudentsSay}
      </h2>
      <TestimonialList
        testimonials={testimonials.slice(0, MAX_ITEMS)}
        className="mt-4 sm:grid-cols-2"
      />
    </section>
  )
}
