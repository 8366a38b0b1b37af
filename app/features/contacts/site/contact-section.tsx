import { ContactPanel } from './contact-panel.tsx'
import type { DestinationOptions } from './destination-options.ts'

interface ContactSectionProps {
  heading: string
  /** Text below the heading; '' for none. */
  text: string
  destinationOptions: DestinationOptions
}

export function ContactSection({ heading, text, destinationOptions }: ContactSectionProps) {
  return (
    <section aria-labelledby="contact" className="frame section-gap">
      <h2 id="contact" className="font-display text-title font-semibold text-night">
        {heading}
      </h2>
      {text && <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>}
      <ContactPanel {...destinationOptions} />
    </section>
  )
}
