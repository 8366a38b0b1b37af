import * as shared from '#app/platform/browser/words.ts'
import { PlainFaqList } from '#app/ui/faq-list.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { ServiceContent } from '../service-contract.ts'

interface ServiceQuestionsProps {
  questions: NonNullable<ServiceContent['questions']>
}

/** Questions and answers on the service. */
export function ServiceQuestions({ questions }: ServiceQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="border-t border-line">
      <div className="frame section-gap grid gap-x-16 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="questions" className="font-display text-2xl font-semibold text-night">
          <SiteLanguage isInline>{shared.questionsAndAnswers}</SiteLanguage>
        </h2>
        <PlainFaqList questions={questions} />
      </div>
    </section>
  )
}
