import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { type LeadActivity, loggedKinds } from '../activity-contract.ts'
import type { Lead, LeadDetails } from '../contract.ts'
import { ActivityLinks } from './activity-links.tsx'
import { EditActivity } from './edit-activity.tsx'
import { activityLabels, channelLabels, formatFieldValue, leadFieldLabels } from './lead-labels.ts'
import { useOfficeLists } from './office-lists.ts'

/** Lists all activities, newest first. */
export function Timeline({ lead }: { lead: LeadDetails }) {
  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <h2 id="timeline" className="text-lg font-semibold text-indigo">
        Timeline
      </h2>
      <ol className="grid gap-2">
        {lead.timeline.map((entry) => (
          <li key={entry.id} className="grid gap-1 rounded-card border border-line bg-white p-3">
            <p className="flex flex-wrap gap-x-3 text-sm text-ink/75">
              <span className="font-semibold text-ink">{activityLabels[entry.kind]}</span>
              <OfficeDateTime at={entry.at} className="tabular-nums" />
              {entry.by && <span>{entry.by}</span>}
              {entry.corrected_at && (
                <span>
                  edited <OfficeDateTime at={entry.corrected_at} />
                </span>
              )}
            </p>
            {entry.enquiry && <EnquiryDetails {...entry.enquiry} />}
            {entry.mail && <MailState {...entry.mail} />}
            {textOf(entry) && (
              <div className="max-w-prose">
                <LongText text={textOf(entry)} />
              </div>
            )}
            <ChangedFields entry={entry} />
            <ActivityLinks lead={lead} entry={entry} />
            {loggedKinds.some((kind) => kind === entry.kind) && (
              <EditActivity leadId={lead.id} entry={entry} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function EnquiryDetails({ channel, ...enquiry }: NonNullable<LeadActivity['enquiry']>) {
  const { first_response_minutes, first_response_at, closed_at, ...origin } = enquiry
  const { source, campaign, referrer, landing_page, page, referred_by } = origin
  const details = [
    referred_by && `referred by ${referred_by}`,
    source && `source ${source}`,
    campaign && `campaign ${campaign}`,
    referrer && `referrer ${referrer}`,
    landing_page && `landing page ${landing_page}`,
    page && `page ${page}`,
  ].filter(Boolean)

  return (
    <p className="text-sm wrap-anywhere">
      {[channelLabels[channel], ...details].join(' · ')}
      {first_response_at === null
        ? ` · ${closed_at ? 'closed without a reply' : 'awaiting reply'}`
        : first_response_minutes !== null &&
          first_response_minutes > 0 &&
          ` · first response after ${formatMinutes(first_response_minutes)} (office hours)`}
    </p>
  )
}

/** The text of a merge is the other lead's name, which is removed when that lead is erased. */
const textOf = ({ kind, text }: LeadActivity) =>
  text || (kind === 'merge' || kind === 'unmerge' ? 'Erased lead' : '')

function MailState({ state, sent_at, server_response }: NonNullable<LeadActivity['mail']>) {
  if (state === 'sent') {
    return (
      <p className="text-sm">
        Sent {sent_at && <OfficeDateTime at={sent_at} className="tabular-nums" />}
      </p>
    )
  }
  return (
    <p className={`text-sm wrap-anywhere ${state === 'failed' ? 'font-semibold text-alarm' : ''}`}>
      {unsentLabels[state]}
      {server_response && `: ${server_response}`}
    </p>
  )
}

const unsentLabels = {
  waiting: 'Not sent yet',
  failed: 'Delivery failed',
  held: 'Not sent: email was not set up',
  cancelled: 'Cancelled',
}

/** Lists old and new values. For an enquiry it lists the values that differ from the lead. */
function ChangedFields({ entry: { kind, before, after } }: { entry: LeadActivity }) {
  const lists = useOfficeLists()
  const names = Object.keys(after) as (keyof Lead)[]
  if (names.length === 0) return null

  return (
    <ul className="text-sm">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {kind !== 'file' && `${leadFieldLabels[name] ?? name}: `}
          {kind !== 'enquiry' && formatFieldValue(name, before[name], lists) !== '–' && (
            <>
              <del className="text-ink/75">
                <Value name={name} of={before} />
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <Value name={name} of={after} />
        </li>
      ))}
    </ul>
  )
}

function Value({ name, of: values }: { name: string; of: LeadActivity['after'] }) {
  const lists = useOfficeLists()
  const value = values[name]
  if (name === 'follow_up_at' && value) return <OfficeDateTime at={String(value)} />
  return formatFieldValue(name, value, lists)
}
