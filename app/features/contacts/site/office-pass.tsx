import { Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDay } from '#app/contract/calendar.ts'
import { dateFormat } from '#app/contract/date-format.ts'
import type { Branch, Holiday, OpeningHours } from '#app/contract/office.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'
import { formatHours } from '#app/features/office/contract.ts'
import { listHolidays } from '#app/features/office/hours-contract.ts'
import { dateLanguage, language } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import * as shared from '#app/platform/browser/words.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import * as words from '../words.ts'

export function OfficePass() {
  const office = useOffice()

  return (
    <aside aria-label={words.contactDetails} className="overflow-hidden card">
      <div
        aria-hidden="true"
        className="on-night flex items-end justify-between gap-3 px-6 py-4 wrap-break-word max-xs:flex-wrap"
      >
        <p className="font-display text-2xl font-semibold">{shared.kathmanduAirport}</p>
        <Plane className="mb-1 size-6 text-marigold" />
        <p className="font-display text-2xl font-semibold">{words.abroad}</p>
      </div>
      <dl className="grid gap-4 p-6">
        {office.branches.map((branch) => (
          <BranchEntry
            key={branch.name + branch.address}
            branch={branch}
            phoneLabel={findLabel(office.phone_labels, branch.phone)}
          />
        ))}
        <Entry label={words.open}>{formatHours(office.week, language)}</Entry>
        <ClosedDays office={office} />
      </dl>
      <div className="perforated" />
      <dl className="grid gap-4 p-6">
        <Entry label={words.phone}>
          {[office.phone, ...office.other_phones].map((number) => (
            <PhoneLink key={number} number={number} className={`${link} mr-4`}>
              {formatPhone(number, findLabel(office.phone_labels, number))}
            </PhoneLink>
          ))}
        </Entry>
        <Entry label={words.email}>
          <a className={link} href={`mailto:${office.email}`}>
            {office.email}
          </a>
        </Entry>
      </dl>
    </aside>
  )
}

interface BranchEntryProps {
  branch: Branch
  /** The label of the branch's phone. */
  phoneLabel: string
}

function BranchEntry({ branch, phoneLabel }: BranchEntryProps) {
  const { name, address, phone, map, week } = branch
  return (
    <Entry label={name || words.office}>
      {map ? (
        <a className={link} href={map} rel="noopener">
          {address}
        </a>
      ) : (
        address
      )}
      {phone && (
        <span className="mt-1 block">
          <PhoneLink number={phone} className={link}>
            {formatPhone(phone, phoneLabel)}
          </PhoneLink>
        </span>
      )}
      {week.length > 0 && (
        <span className="block text-sm font-medium">{formatHours(week, language)}</span>
      )}
    </Entry>
  )
}

/** Lists the holidays of the next 30 days. */
function ClosedDays({ office }: { office: OpeningHours }) {
  const coming = listHolidays(office, new Date(), SHOWN_DAYS)
  if (coming.length === 0) return null
  return (
    <Entry label={words.closed}>
      {coming.map((holiday) => (
        <span key={holiday.name + holiday.from} className="block">
          {describeHoliday(holiday)}
        </span>
      ))}
    </Entry>
  )
}

/** "Dashain: 20 October to 24 October". A yearly holiday has another Bikram Sambat date each year. */
function describeHoliday({ name, from, until, is_yearly }: Holiday) {
  const format = dateFormat(dateLanguage, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  function formatDay(day: string) {
    // The preview of the office form may contain a wrong date.
    if (!isDay(day)) return day
    const text = format.format(new Date(day))
    return is_yearly ? text : withBikramSambat(text, day, language)
  }
  return words.holiday(name, formatDay(from), until === from ? '' : formatDay(until))
}

const SHOWN_DAYS = 30

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink/75">{label}</dt>
      <dd className="text-lg leading-snug font-semibold text-night">{children}</dd>
    </div>
  )
}

const link = 'inline-flex min-h-7 items-center underline decoration-ink/40 underline-offset-4'
