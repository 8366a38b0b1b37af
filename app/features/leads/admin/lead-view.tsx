import { type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { loadReplyLanguages } from '#app/platform/admin/recipient-fields.ts'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Lead, type LeadDetails, leadsApi } from '../contract.ts'
import { nameToConfirm, personalDataApi } from '../personal-data-contract.ts'
import { MessageComposer } from './compose/message-composer.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { nameLead } from './lead-labels.ts'
import { LastMessage, LeadInterests, LeadSummary } from './lead-summary.tsx'
import { LogActivityForm } from './log-activity-form.tsx'
import { OfficeListsContext, readOfficeLists } from './office-lists.ts'
import { type OfficeNames, Timeline } from './timeline.tsx'
import { useMerge } from './use-merge.ts'

export async function loadLead(api: ApiClient, id: string) {
  const [lead, templates, lists] = await Promise.all([
    api.call(leadsApi.find, { params: { id } }),
    api.call(savedRepliesApi.listRendered, {}),
    readOfficeLists(api),
  ])
  await loadReplyLanguages(templates)
  return { lead, templates, lists }
}

interface LeadViewProps extends Awaited<ReturnType<typeof loadLead>> {
  /** The lead's tasks, applications, documents and progress link, which other features show. */
  tasks: ReactNode
  applications: ReactNode
  documents: ReactNode
  progress: ReactNode
  /** The names of steps and institutions for the timeline. */
  names: OfficeNames
}

export function LeadView({
  lead,
  templates,
  lists,
  tasks,
  applications,
  documents,
  progress,
  names,
}: LeadViewProps) {
  useRefresh()
  const [isEditing, setEditing] = useState(false)

  return (
    <OfficeListsContext value={lists}>
      <Screen
        title={nameLead(lead)}
        subtitle={<LeadInterests lead={lead} />}
        actions={<ContactButtons lead={lead} />}
      >
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <LastMessage lead={lead} />
          {tasks}
        </div>
        {applications}
        <LeadSummary lead={lead} onEdit={() => setEditing(true)} />
        <PossibleDuplicates lead={lead} />
        <section aria-labelledby="log" className="grid gap-3 card p-4">
          <h2 id="log" className="text-lg font-semibold text-indigo">
            Log activity
          </h2>
          <LogActivityForm key={lead.id} lead={lead} />
        </section>
        <MessageComposer key={`to ${lead.id}`} lead={lead} templates={templates} />
        {documents}
        {progress}
        <Timeline lead={lead} names={names} />
        <LeadPersonalData lead={lead} />
      </Screen>
      {isEditing && <LeadDialog lead={lead} onClose={() => setEditing(false)} />}
    </OfficeListsContext>
  )
}

/** Lists possible duplicates to compare or dismiss. */
function PossibleDuplicates({ lead }: { lead: LeadDetails }) {
  const { dismissDuplicate, isSending } = useMerge(lead)
  if (lead.possible_duplicates.length === 0) return null

  return (
    <aside className="grid gap-2 card p-4">
      <p className="font-semibold">Possible duplicates</p>
      <ul className="grid gap-3">
        {lead.possible_duplicates.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
            <p className="wrap-anywhere">
              <Link to={`/admin/leads/${other.id}`} className="text-indigo underline">
                {nameLead(other)}
              </Link>{' '}
              <span className="text-sm text-ink/75">
                {[...other.phones, ...other.emails].join(', ')}
              </span>
            </p>
            <p className="flex flex-wrap gap-2">
              <Link
                to={`/admin/leads/${lead.id}/merge/${other.id}`}
                className={buttonClassName('plain', 'small')}
              >
                Compare<span className="sr-only"> with {nameLead(other)}</span>
              </Link>
              <Button size="small" disabled={isSending} onClick={() => dismissDuplicate(other)}>
                Not a duplicate<span className="sr-only">: {nameLead(other)}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Deletes a lead, which can be restored for 30 days. */
function DeleteLead({ lead: { id, name } }: { lead: Pick<Lead, 'id' | 'name'> }) {
  const api = useApi()
  const navigate = useNavigate()
  const { submit, isSending } = useSubmission()
  const question = useRef<HTMLDialogElement>(null)
  const params = { id }
  const displayName = name || 'The lead'

  async function remove() {
    const result = await submit(api.attempt(leadsApi.remove, { params }))
    // A 404 means that a colleague has deleted it already.
    if (!result?.ok && result?.status !== 404) {
      return showToast('error', `${displayName} could not be deleted. Please try again.`)
    }
    await navigate('/admin/leads')
    await showToast('success', `${displayName} was deleted`, { undo: () => void restore() })
  }

  async function restore() {
    const result = await api.attempt(leadsApi.restore, { params }).catch(() => undefined)
    if (result?.ok) await navigate(`/admin/leads/${id}`)
    else await showToast('error', `${displayName} could not be restored. Try again from Deleted.`)
  }

  return (
    <>
      <Button size="small" onClick={() => question.current?.showModal()} disabled={isSending}>
        Delete lead
      </Button>
      <ConfirmDialog
        ref={question}
        question={`Delete the lead ${name}?`}
        confirmLabel="Delete"
        onConfirm={() => void remove()}
      >
        <p className="text-ink/75">
          You can restore it from Deleted for 30 days, with its timeline and documents. If this
          person writes again, the lead is restored automatically.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Exports or erases the personal data of a lead. */
function LeadPersonalData({ lead }: { lead: LeadDetails }) {
  const { id, merged_leads } = lead
  const name = nameToConfirm(lead)
  const api = useApi()
  const navigate = useNavigate()
  const { submit, isSending, failure } = useSubmission()
  const [isErasing, setErasing] = useState(false)
  const params = { id }
  // Views of the merged leads count as views of this lead.
  const ids = [id, ...merged_leads.map((part) => part.id)].join(' ')

  async function exportData() {
    const result = await submit(api.attempt(personalDataApi.exportData, { params }))
    if (!result?.ok) return showToast('error', 'The export failed. Please try again.')
    const json = JSON.stringify(result.value, null, 2)
    saveFile(new Blob([json], { type: 'application/json' }), `personal-data-${id}.json`)
  }

  async function erase(typed: string) {
    const result = await submit(
      api.attempt(personalDataApi.erase, { params, body: { name: typed } }),
    )
    if (result && !result.ok && result.failure.fields) return
    if (!result?.ok) {
      const description = result?.failure.detail
      return showToast('error', `${name} could not be erased.`, { description })
    }
    await navigate('/admin/today')
    await showToast('success', 'Personal data erased')
  }

  return (
    <section aria-labelledby="privacy" className="grid gap-3">
      <h2 id="privacy" className="text-lg font-semibold text-indigo">
        Personal data
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={exportData} disabled={isSending}>
          Export data
        </Button>
        <IfAllowed right="leads:all">
          <Link
            to={`${to('/admin/activity-log')}?${new URLSearchParams({ subject: 'lead_access', q: ids })}`}
            className={buttonClassName('plain', 'small')}
          >
            Viewed by
          </Link>
        </IfAllowed>
        <DeleteLead lead={lead} />
        <IfAllowed right="leads:erase">
          <Button size="small" onClick={() => setErasing(true)} disabled={isSending}>
            Erase personal data
          </Button>
        </IfAllowed>
      </div>
      {isErasing && (
        <EraseDialog
          title={`Erase personal data of ${name}?`}
          label="Name"
          expected={name}
          isSending={isSending}
          failure={failure}
          onErase={(typed) => void erase(typed)}
          onClose={() => setErasing(false)}
        >
          <p>
            If the lead was only created by mistake, delete it instead. A deleted lead can be
            restored for 30 days.
          </p>
        </EraseDialog>
      )}
    </section>
  )
}
