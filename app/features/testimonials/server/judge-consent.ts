import { FieldsRefused } from '#app/base/server/errors.ts'
import type { Testimonial, TestimonialChange } from '../contract.ts'

type Judged = Pick<
  Testimonial,
  'consent_on' | 'consent_how' | 'consent_text' | 'consent_withdrawn_on' | 'is_published'
> & { text?: string }

/** Throws a sentence for each reason why it cannot stand as it would `after` what is `given`. */
export function judgeConsent(after: Judged, given: TestimonialChange) {
  const { consent_on, consent_how, consent_text, consent_withdrawn_on, text } = after
  const isWithdrawn = consent_withdrawn_on !== ''
  const isShown = after.is_published && !isWithdrawn
  const refusals: [isWrong: boolean, field: keyof Judged, detail: string][] = [
    [isShown && !consent_how, 'consent_how', 'Please say how the consent was given.'],
    [isShown && !consent_on, 'consent_on', noConsent],
    [isShown && consent_text !== '' && consent_text !== text, 'consent_text', otherWords],
    [isWithdrawn && given.is_published === true, 'is_published', withdrawn],
  ]
  const faults = refusals
    .filter(([isWrong]) => isWrong)
    .map(([, field, detail]) => [field, { code: 'invalid', detail }] as const)
  if (faults.length > 0) throw new FieldsRefused(Object.fromEntries(faults))
}

const noConsent =
  'Visitors see nothing of a person without consent. Please say when it was given, or keep it to the office.'
const otherWords =
  'The person agreed to other words. Please record the consent to these, or keep them to the office.'
const withdrawn = 'The consent was withdrawn. It stays with the office until there is a new one.'
