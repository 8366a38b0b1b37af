import { Paragraphs } from '#app/features/pages/site/formatted-text.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { language as siteLanguage } from '#app/platform/browser/language.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import * as words from '../words.ts'
import type { Route } from './+types/sent-page.ts'
import { loadForm } from './load-form.ts'
import { FormNotFound, Frame, link } from './page-frame.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadForm(request, context.get(apiContext))

export default function SentPage({ loaderData: form }: Route.ComponentProps) {
  if (!form) return <FormNotFound />
  const { title, language, address, thanks } = form

  return (
    <Frame title={words.thankYou}>
      <div role="status" className="max-w-[65ch] text-lg">
        {thanks ? (
          <div lang={language === siteLanguage ? undefined : language}>
            <Paragraphs text={thanks} className="not-first:mt-3" headingLevel={2} />
          </div>
        ) : (
          <p>
            <OfficeWord name="form_received" />
          </p>
        )}
      </div>
      <a href={address} className={link}>
        {words.backTo(title)}
      </a>
    </Frame>
  )
}
