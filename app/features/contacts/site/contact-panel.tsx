import { Island } from '#app/base/browser/island.tsx'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'
import { OfficePass } from './office-pass.tsx'

/** The form, and the office as it stands on a boarding pass. */
export function ContactPanel(props: ContactFormProps) {
  return (
    <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <Island name="contact-form" of={ContactForm} props={props} />
      <OfficePass />
    </div>
  )
}
