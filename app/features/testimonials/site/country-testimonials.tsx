import { isUploaded } from '#app/features/media/contract.ts'
import { getCountryName } from '#app/platform/browser/country-names/words.ts'
import type { PublicTestimonial } from '../contract.ts'
import * as words from '../words.ts'

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

interface TestimonialListProps {
  testimonials: PublicTestimonial[]
  className: string
}

/** Renders testimonials. */
export function TestimonialList({ testimonials, className }: TestimonialListProps) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {testimonials.map((testimonial) => (
        <Entry key={testimonial.id} testimonial={testimonial} />
      ))}
    </ul>
  )
}

function Entry({ testimonial }: { testimonial: PublicTestimonial }) {
  const { name, text, country, course, year, picture, picture_focus } = testimonial
  const about = [course, country && getCountryName(country), year].filter(Boolean).join(', ')

  return (
    <li className="card p-5 sm:p-6">
      <figure className="flex h-full flex-col justify-between gap-4 wrap-anywhere">
        <blockquote className="whitespace-pre-line text-ink/85">{words.quoted(text)}</blockquote>
        <figcaption className="flex items-center gap-3 border-t border-dashed border-ink/30 pt-4">
          {picture && (
            <img
              src={isUploaded(picture) ? `${picture}?w=480` : picture}
              alt=""
              width="56"
              height="56"
              loading="lazy"
              style={{ objectPosition: picture_focus }}
              className="size-14 shrink-0 rounded-full object-cover"
            />
          )}
          <span>
            <span className="block font-semibold text-night">{name}</span>
            <span className="block text-sm text-ink/75">{about}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
