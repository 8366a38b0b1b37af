import { useLocation } from 'react-router'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { subscribing } from '../subscribing-contract.ts'
import * as words from '../words.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The form above the footer of every page, except its own. */
export function NewsletterSection() {
  const { pathname } = useLocation()
  if (localizeAddress(pathname) === localizeAddress(subscribing.path)) return null

  return (
    <section aria-labelledby="newsletter" className="border-t border-line print:hidden">
      <div className="frame grid gap-x-10 gap-y-4 py-10 lg:grid-cols-2">
        <div>
          <h2 id="newsletter" className="font-display text-2xl font-semibold text-night">
            {words.newsletter}
          </h2>
          <p className="mt-2 max-w-[65ch] text-ink/80">{words.whatYouGet}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
