import type { Branch } from '#app/contract/office.ts'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'
import { formatHours } from '#app/features/office/contract.ts'
import { language } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Untranslated } from '#app/ui/page-language.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import * as words from '../words.ts'

/** Address, phone and hours of a branch, in the language of the site. */
export function BranchFacts({ branch }: { branch: Branch }) {
  const office = useOffice()
  const phone = branch.phone || office.phone
  const week = branch.week.length > 0 ? branch.week : office.week

  return (
    <dl className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-[max-content_1fr]">
      <dt className="font-semibold text-night">{words.address}</dt>
      <dd>
        <Untranslated>{branch.address}</Untranslated>
      </dd>
      <dt className="font-semibold text-night">{words.phone}</dt>
      <dd>
        <PhoneLink number={phone} className={link}>
          {formatPhone(phone, findLabel(office.phone_labels, phone))}
        </PhoneLink>
      </dd>
      <dt className="font-semibold text-night">{words.open}</dt>
      <dd>{formatHours(week, language)}</dd>
    </dl>
  )
}

export const link = 'relative z-10 inline-flex min-h-7 items-center underline underline-offset-4'
