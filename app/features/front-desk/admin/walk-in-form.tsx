import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { nameLead } from '#app/features/leads/admin/lead-labels.ts'
import { isRecordedOnly, type Lead } from '#app/features/leads/contract.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type DeskCounsellor, frontDeskApi } from '../contract.ts'
import { counsellorLabels } from './counsellors.tsx'
import { LeadSearch } from './lead-search.tsx'

const empty = { line: '', purpose: '', counsellor_id: '' }

/** Records who walks in: an existing lead, or a new one. */
export function WalkInForm({ counsellors }: { counsellors: DeskCounsellor[] }) {
  const [draft, setDraft] = useState(empty)
  const [lead, setLead] = useState<Lead>()
  const form = useRef<HTMLFormElement>(null)
  const { submit, isSending, failure } = useSubmission()
  const { revalidate } = useRevalidator()
  const api = useApi()
  const navigate = useNavigate()

  async function record(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const { line, purpose, counsellor_id } = draft
    const visitor = lead ? { lead_id: lead.id } : { line }
    const body = { ...visitor, purpose, counsellor_id: counsellor_id || undefined }
    const result = await submit(api.attempt(frontDeskApi.add, { body }))
    if (!result?.ok) return
    setDraft(empty)
    setLead(undefined)
    form.current?.querySelector('input')?.focus()
    await revalidate()
    if (isRecordedOnly(result.value)) return showToast('success', result.value.detail)
    const visited = result.value.lead
    await showToast('success', `Visit of ${nameLead(visited)} recorded`, {
      action: { label: 'Open', onClick: () => navigate(`/admin/leads/${visited.id}`) },
    })
  }

  return (
    <form ref={form} onSubmit={record} className="grid gap-3 card p-4" noValidate>
      <FormErrors failure={failure}>
        <LeadSearch
          value={draft.line}
          lead={lead}
          onType={(line) => {
            setLead(undefined)
            setDraft({ ...draft, line })
          }}
          onChoose={(chosen) => {
            setLead(chosen)
            const line = [...new Set([nameLead(chosen), ...chosen.phones.slice(0, 1)])].join(', ')
            setDraft({ ...draft, line })
          }}
        />
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
          <TextField
            label="What they want"
            path="purpose"
            autoComplete="off"
            maxLength={500}
            value={draft.purpose}
            onChange={(purpose) => setDraft({ ...draft, purpose })}
          />
          <SelectField
            label="Counsellor"
            path="counsellor_id"
            options={[
              ['', 'Decide later'],
              ...counsellors.map(({ id, name, state }): [string, string] => [
                id,
                `${name} (${counsellorLabels[state].toLowerCase()})`,
              ]),
            ]}
            value={draft.counsellor_id}
            onChange={(counsellor_id) => setDraft({ ...draft, counsellor_id })}
          />
          <Button type="submit" variant="primary" className="sm:mt-7" disabled={isSending}>
            Record visit
          </Button>
        </div>
      </FormErrors>
    </form>
  )
}
