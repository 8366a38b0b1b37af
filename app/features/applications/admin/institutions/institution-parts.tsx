import { dayIn } from '#app/contract/date-format.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import type { Institution, ListedInstitution } from '../../institutions-contract.ts'
import { nameOf } from '../names.ts'

/** Address of the list of its applications; '' without any. */
export const addressOfApplications = ({
  id,
  applications,
}: Pick<ListedInstitution, 'id' | 'applications'>) =>
  applications === 0 ? '' : `/admin/applications?institution=${id}`

/** Whether the institution is a partner, and until when. */
export function Agreement({ is_partner, agreement_until }: Institution) {
  const { time_zone } = useOffice()
  if (!agreement_until) return is_partner ? 'Partner' : '–'
  const isOver = agreement_until < dayIn(time_zone, new Date().toISOString())
  const day = formatDay(agreement_until, true)
  return (
    <div>
      {is_partner ? 'Partner' : 'No partner'}
      <span className={`block text-sm ${isOver ? 'text-alarm' : 'text-ink/75'}`}>
        {isOver ? `Agreement ended on ${day}` : `until ${day}`}
      </span>
    </div>
  )
}

export function Website({ website }: Pick<Institution, 'website'>) {
  return (
    <a
      href={website}
      target="_blank"
      rel="noreferrer"
      className="text-indigo underline wrap-anywhere"
    >
      {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  )
}

/** The name in the other language, if the institution has both. */
export const otherName = (institution: Institution) =>
  [institution.name, institution.name_ne].find((name) => name && name !== nameOf(institution))
