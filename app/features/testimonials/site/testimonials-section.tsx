import type { PublicTestimonial } from '../contract.ts'
import { TestimonialList } from './country-testimonials.tsx'

/** The number of testimonials on the home page. */
const MAX_ITEMS = 6

interface TestimonialsSectionProps {
  heading: string
  testimonials: PublicTestimonial[]
}

/** Renders nothing without testimonials. */
export function TestimonialsSection({ heading, testimonials }: TestimonialsSectionProps) {
  if (testimonials.length === 0) return null

  return (
    <section aria-labelledby="students" className="frame section-gap">
      <h2 id="students" className="font-display text-title font-semibold text-night">
        {heading}
      </h2>
      <TestimonialList
        testimonials={testimonials.slice(0, MAX_ITEMS)}
        className="mt-8 sm:mt-10 sm:grid-cols-2 lg:grid-cols-3"
      />
    </section>
  )
}
