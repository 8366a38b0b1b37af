import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { isRecordedOnly, leadsApi } from '../contract.ts'
import { nameLead } from './lead-labels.ts'

/** Adds a lead from one line, for walk-ins and calls. */
export function QuickAdd() {
  const [line, setLine] = useState('')
  const { submit, isSending, failure } = useSubmission()
  const api = useApi()
  const navigate = useNavigate()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const result = await submit(api.attempt(leadsApi.quickAdd, { body: { line } }))
    if (!result?.ok) return
    setLine('')
    if (isRecordedOnly(result.value)) return showToast('success', result.value.detail)
    const { id, enquiries, phones, emails } = result.value
    const name = nameLead(result.value)
    const isUnreachable = phones.length === 0 && emails.length === 0
    await showToast('success', enquiries > 1 ? `Enquiry added to ${name}` : `${name} added`, {
      description: isUnreachable
        ? 'Without a phone number or an email address. What was not understood became the note.'
        : undefined,
      action: { label: 'Open lead', onClick: () => navigate(`/admin/leads/${id}`) },
    })
  }

  return (
    <form onSubmit={add} className="flex flex-wrap items-start gap-3" noValidate>
      <FormErrors failure={failure}>
        <div className="min-w-0 grow basis-72">
          <TextField
            label="Quick add"
            placeholder="Name, phone, country"
            autoComplete="off"
            value={line}
            onChange={setLine}
            path="line"
          />
        </div>
        <Button type="submit" variant="primary" className="sm:mt-7" disabled={isSending}>
          Add
        </Button>
      </FormErrors>
    </form>
  )
}
