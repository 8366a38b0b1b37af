import { isUploaded } from '#app/features/media/contract.ts'
import type { PublicTestimonial } from '../contract.ts'
import * as words from '../words.ts'

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
  const about = [course, country && words.getCountryName(country), year].filter(Boolean).join(', ')

  return (
    <li className="rounded-card border border-line bg-white p-5 sm:p-6">
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
