import * as shared from '#app/base/browser/words.ts'
import * as words from '../words.ts'
import { ContactPanel } from './contact-panel.tsx'
import type { Offered } from './offered.ts'

export function ContactSection({ offered }: { offered: Offered }) {
  return (
    <section aria-labelledby="contact" className="frame section-gap">
      <h2 id="contact" className="font-display text-title font-semibold text-night">
        {words.askUsAnything}
      </h2>
      <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{shared.writeToUs}</p>
      <ContactPanel {...offered} />
    </section>
  )
}
