import { ContactPanel } from './contact-panel.tsx'

export function ContactSection() {
  return (
    <section aria-labelledby="contact" className="frame section-gap">
      <h2 id="contact" className="font-display text-title font-semibold text-night">
        Ask us anything
      </h2>
      <p className="mt-3 max-w-[65ch] text-subtitle text-ink/80">
        The first consultation is free. Write to us, and we'll get back to you within 24 hours.
      </p>
      <ContactPanel />
    </section>
  )
}
