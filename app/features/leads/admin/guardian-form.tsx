import { type FormEvent, useEffect, useId, useState } from 'react'
import { OpenedForm } from '#app/platform/admin/opened-form.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LeadDetails } from '../contract.ts'
import { leadFields } from '../fields-contract.ts'
import { type FoundGuardian, guardiansApi, type LeadGuardian } from '../guardians-contract.ts'
import { useGuardians } from './use-guardians.ts'

interface GuardianFormProps {
  lead: LeadDetails
  /** The guardian to edit; left out for a new one. */
  guardian?: LeadGuardian
  onDone: () => void
}

/** Adds or edits a guardian. Known guardians are suggested while a phone is typed. */
export function GuardianForm({ lead, guardian, onDone }: GuardianFormProps) {
  const { save, isSending, failure } = useGuardians(lead)
  const [phone, setPhone] = useState(guardian?.phone ?? '')
  const [name, setName] = useState(guardian?.name ?? '')
  const [relation, setRelation] = useState(guardian?.relation ?? '')
  const [email, setEmail] = useState(guardian?.email ?? '')
  const suggestions = useSuggestions(guardian ? '' : phone)
  const listId = useId()

  function changePhone(text: string) {
    setPhone(text)
    const chosen = suggestions.find((each) => each.phone === text)
    if (!chosen) return
    setName(chosen.name)
    setEmail(chosen.email)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (await save({ phone, name, relation, email }, guardian)) onDone()
  }

  return (
    <OpenedForm onSubmit={submit} className="grid gap-3">
      <FormErrors failure={failure}>
        <TextField
          label="Guardian’s phone"
          path="phone"
          autoComplete="off"
          list={listId}
          maxLength={300}
          value={phone}
          onChange={changePhone}
        />
        <datalist id={listId}>
          {suggestions.map((found) => (
            <option key={found.id} value={found.phone} label={describe(found)} />
          ))}
        </datalist>
        <TextField
          label="Guardian’s name"
          path="name"
          autoComplete="off"
          maxLength={leadFields.guardian_name.maxLength}
          value={name}
          onChange={setName}
        />
        <TextField
          label="Relation"
          path="relation"
          hint="Father, mother, uncle …"
          maxLength={leadFields.guardian_relation.maxLength}
          value={relation}
          onChange={setRelation}
        />
        <TextField
          label="Guardian’s email"
          path="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" size="small" disabled={isSending}>
            Save guardian
          </Button>
          <Button size="small" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </FormErrors>
    </OpenedForm>
  )
}

/** "Hari Example, guardian of Sita Example" */
const describe = ({ name, students }: FoundGuardian) =>
  [name, `guardian of ${students.map((student) => student.name).join(', ')}`]
    .filter(Boolean)
    .join(', ')

const MIN_LETTERS = 4
const PAUSE_MS = 200

/** Returns known guardians whose phone contains the typed text, after a pause in typing. */
function useSuggestions(text: string) {
  const api = useApi()
  const [found, setFound] = useState<FoundGuardian[]>([])

  useEffect(() => {
    let isCurrent = true
    if (text.trim().length < MIN_LETTERS) return
    const timer = setTimeout(async () => {
      const request = api.attempt(guardiansApi.list, { querystring: { q: text.trim() } })
      const result = await request.catch(() => undefined)
      if (isCurrent && result?.ok) setFound(result.value.filter(({ phone }) => phone))
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, text])

  return found
}
