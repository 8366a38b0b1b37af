import { createContext, useContext, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { isDay } from '#app/contract/calendar.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { OpenedForm } from '#app/platform/admin/opened-form.tsx'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Day } from '#app/ui/day.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type LeadActivity, loggedKinds } from '../activity-contract.ts'
import { type LeadDetails, leadsApi } from '../contract.ts'
import { channelLabels, formatFieldValue, labelOf, titleOf } from './lead-labels.ts'
import { useOfficeLists } from './office-lists.ts'
import { useMerge } from './use-merge.ts'

/** The names of steps and institutions in the language of the back office, by those in the timeline. */
export type OfficeNames = ReadonlyMap<string, string>

const OfficeNamesContext = createContext<OfficeNames>(new Map())

interface TimelineProps {
  lead: LeadDetails
  names?: OfficeNames
}

/** Lists all activities, newest first. */
export const Timeline = ({ lead, names = new Map() }: TimelineProps) => (
  <OfficeNamesContext value={names}>
    <Activities lead={lead} />
  </OfficeNamesContext>
)

function Activities({ lead }: { lead: LeadDetails }) {
  const names = useContext(OfficeNamesContext)
  const textOf = ({ kind, text }: LeadActivity) =>
    kind === 'application' ? (names.get(text) ?? text) : describeText(kind, text)

  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <h2 id="timeline" className="text-lg font-semibold text-indigo">
        Timeline
      </h2>
      <ol className="grid gap-2">
        {lead.timeline.map((entry) => (
          <li key={entry.id} className="grid gap-1 card p-3">
            <p className="flex flex-wrap gap-x-3 text-sm text-ink/75">
              <span className="font-semibold text-ink">{titleOf(entry)}</span>
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
  const { first_response_minutes, first_response_at, closed_at, guardian: _, ...origin } = enquiry
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
const describeText = (kind: LeadActivity['kind'], text: string) =>
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

/**
 * Lists old and new values. For an enquiry it also lists the values that differ from the lead, without
 * an old value.
 */
function ChangedFields({ entry: { kind, before, after } }: { entry: LeadActivity }) {
  const lists = useOfficeLists()
  const names = Object.keys(after)
  if (names.length === 0) return null

  return (
    <ul className="text-sm">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {kind !== 'file' && `${labelOf(name)}: `}
          {formatFieldValue(name, before[name], lists) !== '–' && (
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
  const names = useContext(OfficeNamesContext)
  const value = values[name]
  if (name === 'application_step' || name === 'institution') {
    const text = String(value ?? '')
    if (text) return names.get(text) ?? text
  }
  const isDue = name === 'follow_up_at' || name === 'task_due'
  if (isDue && value) {
    const due = String(value)
    return isDay(due) ? <Day on={due} isShort /> : <OfficeDateTime at={due} />
  }
  return formatFieldValue(name, value, lists)
}

/** Offers to unmerge the latest merge, or links to the unmerged lead or to the conversation. */
function ActivityLinks({ lead, entry }: { lead: LeadDetails; entry: LeadActivity }) {
  const { unmerge, isSending } = useMerge(lead)
  const { id, kind, about_id } = entry
  if (kind === 'unmerge' && about_id !== lead.id) {
    // The lead was erased later.
    if (!entry.text) return null
    return (
      <Link to={`/admin/leads/${about_id}`} className="w-fit text-sm text-indigo underline">
        Open lead<span className="sr-only">: {entry.text}</span>
      </Link>
    )
  }
  if (kind === 'chat' || (kind === 'details' && about_id)) {
    return (
      <IfAllowed right="chat:answer">
        <Link
          to={`/admin/messages?user=${about_id}`}
          className="w-fit text-sm text-indigo underline"
        >
          Open conversation
        </Link>
      </IfAllowed>
    )
  }
  const merged = lead.merged_leads.find((other) => other.id === about_id)
  const last = lead.timeline.find((it) => it.kind === 'merge' && it.about_id === about_id)
  if (!merged || last?.id !== id) return null
  return (
    <div>
      <Button size="small" disabled={isSending} onClick={() => unmerge(merged)}>
        Unmerge<span className="sr-only"> {merged.name}</span>
      </Button>
    </div>
  )
}

/** Edits the notes of an activity. The timeline shows when it was edited. */
function EditActivity({ leadId, entry }: { leadId: string; entry: LeadActivity }) {
  const [text, setText] = useState<string>()
  const { submit, isSending, failure } = useSubmission()
  const { revalidate } = useRevalidator()
  const api = useApi()

  if (text === undefined) {
    return (
      <div>
        <Button size="small" onClick={() => setText(entry.text)}>
          Edit<span className="sr-only"> activity</span>
        </Button>
      </div>
    )
  }

  async function save() {
    const params = { id: leadId, activity_id: entry.id }
    const result = await submit(
      api.attempt(leadsApi.editActivity, { params, body: { text: text ?? '' } }),
    )
    if (!result?.ok) return
    await revalidate()
    setText(undefined)
  }

  return (
    <OpenedForm
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <FormErrors failure={failure}>
        <TextField label="Notes" rows={3} value={text} onChange={setText} path="text" />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" size="small" disabled={isSending}>
            Save
          </Button>
          <Button size="small" onClick={() => setText(undefined)}>
            Cancel
          </Button>
        </div>
      </FormErrors>
    </OpenedForm>
  )
}
