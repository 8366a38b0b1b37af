import { Day } from '#app/ui/day.tsx'
import type { Testimonial } from '../contract.ts'

/** Shows publication and consent of a testimonial. */
export function ConsentState({ testimonial }: { testimonial: Testimonial }) {
  const { consent_on, consent_how, consent_text, consent_withdrawn_on, text } = testimonial
  if (consent_withdrawn_on) {
    return (
      <p className="text-sm font-semibold text-alarm">
        Consent withdrawn on <Day on={consent_withdrawn_on} />. Visitors do not see it; if there was
        a picture, delete it under Pictures.
      </p>
    )
  }
  if (!consent_on) return <p className="text-sm text-ink/75">Draft. No consent is recorded.</p>
  return (
    <p className="text-sm text-ink/75">
      <span className="font-semibold text-indigo">
        {testimonial.is_published ? 'Published. ' : 'Draft. '}
      </span>
      Consent of <Day on={consent_on} />
      {consent_how && `, ${consent_how}`}
      {consent_text === text ? '.' : ', but for a different text.'}
    </p>
  )
}
