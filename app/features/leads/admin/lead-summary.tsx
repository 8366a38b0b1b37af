import type { ReactNode } from 'react'
import { findLabel } from '#app/contract/phone-labels.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { type LeadActivity, loggedKinds } from '../activity-contract.ts'
import type { Lead, LeadDetails } from '../contract.ts'
import { type FieldName, fieldNames, findField, type LeadField } from '../fields-contract.ts'
import { PhoneLinks } from './compose/phone-links.tsx'
import { LeadGuardians } from './lead-guardians.tsx'
import { formatFieldValue, labelOf, titleOf } from './lead-labels.ts'
import { CounsellorSelect, StageSelect } from './lead-selects.tsx'
import { useOfficeLists } from './office-lists.ts'
import { ResponseTimer } from './response-timer.tsx'

interface LeadSummaryProps {
  lead: LeadDetails
  onEdit: () => void
}

/** Shows contact details, interests and status of a lead. */
export function LeadSummary({ lead, onEdit }: LeadSummaryProps) {
  const edit = (
    <Button size="small" onClick={onEdit}>
      Edit details
    </Button>
  )

  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Card title="Contact" action={edit}>
        <ContactDetails lead={lead} />
        <FieldList lead={lead} card="contact" />
        <LeadGuardians lead={lead} />
      </Card>
      <Card title="Interests">
        <FieldList lead={lead} card="interests" empty="No interests recorded yet." />
      </Card>
      <Card title="Status">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
          <dt className="text-sm text-ink/75">Stage</dt>
          <dd>
            <StageSelect lead={lead} />
          </dd>
          <dt className="text-sm text-ink/75">Counsellor</dt>
          <dd>
            <CounsellorSelect lead={lead} />
          </dd>
        </dl>
        <FieldList lead={lead} card="status" />
      </Card>
    </div>
  )
}

/** One line with what the person wants, and one with stage and counsellor. */
export function LeadInterests({ lead }: { lead: Lead }) {
  const lists = useOfficeLists()
  const format = (name: FieldName) => formatFieldValue(name, lead[name], lists, '')
  const wants = fieldNames.filter((name) => findField(name)?.card === 'interests').map(format)
  const status = [format('stage_id'), format('owner_id') || 'Unassigned']

  return (
    <div className="max-w-prose wrap-anywhere">
      <p>{wants.filter(Boolean).join(' · ') || 'No interests recorded yet.'}</p>
      <p className="text-sm text-ink/75">{status.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

interface CardProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

function Card({ title, action, children }: CardProps) {
  return (
    <section className="grid content-start gap-3 card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold text-indigo">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

const linkClassName = 'inline-flex min-h-6 items-center text-indigo underline wrap-anywhere'

function ContactDetails({ lead }: { lead: LeadDetails }) {
  const { emails, phones, phone_labels } = lead
  return (
    <ul className="grid gap-1">
      {phones.map((phone) => (
        <li key={phone}>
          <PhoneLinks lead={lead} phone={phone} />{' '}
          <span className="text-sm text-ink/75">{findLabel(phone_labels, phone)}</span>
        </li>
      ))}
      {emails.map((email) => (
        <li key={email}>
          <EmailLink address={email} className={linkClassName}>
            {email}
          </EmailLink>
        </li>
      ))}
    </ul>
  )
}

interface FieldListProps {
  lead: LeadDetails
  card: LeadField['card']
  empty?: string
}

/** Lists the fields of a card that are filled in. */
function FieldList({ lead, card, empty }: FieldListProps) {
  const lists = useOfficeLists()
  const filled = fieldNames
    .filter((name) => findField(name)?.card === card)
    .map((name) => [name, formatFieldValue(name, lead[name], lists)] as const)
    .filter(([, text]) => text !== '–')
  if (filled.length === 0) return empty && <p className="text-ink/75">{empty}</p>

  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      {filled.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-ink/75">{labelOf(name)}</dt>
          <dd className="wrap-anywhere">
            {findField(name)?.kind === 'phone' ? <PhoneLinks lead={lead} phone={text} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether an activity is a message or a logged contact, and not a change of the lead. */
const isConversation = (kind: LeadActivity['kind']) =>
  [...loggedKinds, 'enquiry', 'chat'].some((filled) => filled === kind)

/** The last message or logged contact, and how long a reply has been awaited. */
export function LastMessage({ lead }: { lead: LeadDetails }) {
  const { timeline, awaiting_reply_since } = lead
  const { settings } = useOfficeLists()
  const last = timeline.find(({ kind, text }) => isConversation(kind) && text !== '')

  return (
    <section className="grid content-start gap-1 card p-4">
      <h2 className="text-lg font-semibold text-indigo">Last message</h2>
      {last ? (
        <>
          <p className="line-clamp-2 max-w-prose whitespace-pre-line wrap-anywhere lg:line-clamp-4">
            {last.text}
          </p>
          <p className="text-sm text-ink/75">
            {[titleOf(last), last.by].filter(Boolean).join(', ')},{' '}
            <OfficeDateTime at={last.at} isShort />
          </p>
        </>
      ) : (
        <p className="text-ink/75">No message yet.</p>
      )}
      {awaiting_reply_since && (
        <p className="flex flex-wrap gap-x-3">
          <ResponseTimer lead={lead} targetMinutes={settings.response_target_minutes} />
          <span>
            Awaiting reply since <OfficeDateTime at={awaiting_reply_since} />
          </span>
        </p>
      )}
    </section>
  )
}
