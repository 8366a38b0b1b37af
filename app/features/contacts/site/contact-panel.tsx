import { fillIn } from '#app/contract/fill-in.ts'
import { listHolidays } from '#app/features/office/hours-contract.ts'
import { Island } from '#app/platform/browser/island.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useWords } from '#app/platform/browser/office-word.tsx'
import {
  ContactForm,
  type ContactFormProps,
  type FormTextName,
  type FormTexts,
} from './contact-form.tsx'
import { OfficePass } from './office-pass.tsx'

/** Later holidays cannot affect the reply day and are left out of the page. */
const HOLIDAY_DAYS = 60

const textNames: FormTextName[] = [
  'form_name',
  'form_email',
  'form_phone',
  'form_destination',
  'form_message',
  'form_privacy',
  'form_send',
  'form_sent',
  'form_received',
  'reply_by',
]

/** Shows the contact form and the contact details in the style of a boarding pass. */
export function ContactPanel(props: Omit<ContactFormProps, 'hours' | 'texts'>) {
  const office = useOffice()
  const { week, time_zone, short_name } = office
  const getWord = useWords()
  const holidays = listHolidays(office, new Date(), HOLIDAY_DAYS)
  const texts = Object.fromEntries(
    textNames.map((name) => [name, fillIn(getWord(name).text, { office: short_name })]),
  ) as FormTexts

  return (
    <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <Island
        name="contact-form"
        of={ContactForm}
        props={{ ...props, hours: { week, holidays, time_zone }, texts }}
      />
      <OfficePass />
    </div>
  )
}
