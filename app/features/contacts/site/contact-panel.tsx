import type { ComponentProps } from 'react'
import { ContactForm } from './contact-form.tsx'
import { OfficePass } from './office-pass.tsx'

/** The form, and the office as it stands on a boarding pass. */
export function ContactPanel(form: ComponentProps<typeof ContactForm>) {
  return (
    <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <ContactForm {...form} />
      <OfficePass />
    </div>
  )
}
