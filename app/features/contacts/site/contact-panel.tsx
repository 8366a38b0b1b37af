import { listHolidays } from '#app/features/office/hours-contract.ts'
import { Island } from '#app/platform/browser/island.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'
import { OfficePass } from './office-pass.tsx'

/** Later holidays cannot affect the reply day and are left out of the page. */
const HOLIDAY_DAYS = 60

/** Shows the contact form and the contact details in the style of a boarding pass. */
export function ContactPanel(props: Omit<ContactFormProps, 'hours' | 'office'>) {
  const office = useOffice()
  const { week, time_zone } = office
  const holidays = listHolidays(office, new Date(), HOLIDAY_DAYS)

  return (
    <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <Island
        name="contact-form"
        of={ContactForm}
        props={{ ...props, hours: { week, holidays, time_zone }, office: office.short_name }}
      />
      <OfficePass />
    </div>
  )
}
