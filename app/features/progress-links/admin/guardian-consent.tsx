import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { nameSight } from '#app/features/leads/admin/lead-labels.ts'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import type { LeadGuardian } from '#app/features/leads/guardians-contract.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Day } from '#app/ui/day.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type GuardianConsent as Consent, progressLinksApi, sightNames } from '../contract.ts'

interface GuardianConsentProps {
  lead: LeadDetails
  guardian: LeadGuardian
  /** undefined: the student has not agreed to anything. */
  consent?: Consent
}

/** Shows what the student lets a guardian see, and records what the student has told the office. */
export function GuardianConsent({ lead, guardian, consent }: GuardianConsentProps) {
  const [isEditing, setEditing] = useState(false)
  const seen = sightNames.filter((name) => consent?.[name])
  const parts = seen.length > 0 ? seen.map(nameSight).join(', ') : nameSight('nothing')

  return (
    <div className="grid gap-2 text-sm">
      <p>May see: {parts}</p>
      {consent && (
        <p className="text-ink/75 wrap-anywhere">
          <Day on={consent.agreed_on} isShort />{' '}
          {consent.recorded_by ? `recorded by ${consent.recorded_by}` : 'by the student'}
          {consent.note && ` – ${consent.note}`}
        </p>
      )}
      <p>
        <Button size="small" onClick={() => setEditing(true)}>
          Record consent<span className="sr-only"> {guardian.name || guardian.phone}</span>
        </Button>
      </p>
      {isEditing && (
        <ConsentDialog
          lead={lead}
          guardian={guardian}
          consent={consent}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

interface ConsentDialogProps extends GuardianConsentProps {
  onClose: () => void
}

function ConsentDialog({ lead, guardian, consent, onClose }: ConsentDialogProps) {
  const { applications = false, documents = false, stored_documents = false } = consent ?? {}
  const [sight, setSight] = useState({ applications, documents, stored_documents })
  const [note, setNote] = useState('')
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  async function save() {
    const params = { id: lead.id, guardian_id: guardian.id }
    const body = { ...sight, note }
    const result = await submit(api.attempt(progressLinksApi.recordConsent, { params, body }))
    if (!result?.ok) return
    await revalidate()
    onClose()
  }

  return (
    <FormDialog
      title={`Consent for ${guardian.name || guardian.phone || guardian.email}`}
      failure={failure}
      isSending={isSending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>Record only what the student has told you. It counts at once.</p>
      <fieldset className="grid">
        <legend className="font-semibold">May see</legend>
        {sightNames.map((name) => (
          <Checkbox
            key={name}
            path={name}
            label={nameSight(name)}
            isChecked={sight[name]}
            onChange={(isChecked) => setSight({ ...sight, [name]: isChecked })}
          />
        ))}
      </fieldset>
      <TextField
        label="Note"
        path="note"
        rows={2}
        maxLength={500}
        hint="For example: told by phone on Monday."
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}
