import { type FormEvent, useId, useState } from 'react'
import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { OpenedForm } from '#app/platform/admin/opened-form.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { contactChannelLabels } from '../channel-labels.ts'
import { contactChannels, type Lead, type LeadChange } from '../contract.ts'
import { parseDateTime } from '../parse-date-time.ts'
import { useLeadChange } from './use-lead-change.ts'

const suggestions = ['Tomorrow', 'In 3 days', 'In a week', 'In a month']

/** Edits the follow-up of a lead. The date is typed in natural language. */
export function FollowUpForm({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const office = useOffice()
  const { change, isSending, failure } = useLeadChange(lead)
  const [when, setWhen] = useState('')
  const [channel, setChannel] = useState(lead.follow_up_channel || 'phone')
  const [note, setNote] = useState(lead.follow_up_note)
  const [isInvalid, setInvalid] = useState(false)
  const isUnchanged = when.trim() === '' && lead.follow_up_at !== null
  const at =
    isUnchanged && lead.follow_up_at ? new Date(lead.follow_up_at) : parseDateTime(when, office)
  const suggestionsId = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!at) return setInvalid(true)
    const followUp: LeadChange = {
      // An unchanged date is not sent, because parsing it again could shift it by some minutes.
      follow_up_at: isUnchanged ? undefined : at.toISOString(),
      follow_up_channel: channel,
      follow_up_note: note,
    }
    if (
      await change(followUp, `Follow-up for ${lead.name}: ${formatDateTime(at, office.time_zone)}`)
    )
      onDone()
  }

  async function clear() {
    const none: LeadChange = { follow_up_at: null, follow_up_channel: '', follow_up_note: '' }
    if (await change(none, `Follow-up for ${lead.name} removed`)) onDone()
  }

  return (
    <OpenedForm onSubmit={save} className="grid items-start gap-3 sm:grid-cols-[2fr_1fr_2fr]">
      <FormErrors failure={failure}>
        <div className="grid content-start gap-2">
          <TextField
            label="When"
            path="follow_up_at"
            placeholder={`tomorrow 11:00, in 3 days, ${office.is_bikram_sambat_shown ? '10 Mangsir 2083' : '5 Dec'}`}
            autoComplete="off"
            value={when}
            onChange={(text) => {
              setWhen(text)
              setInvalid(false)
            }}
            hint={
              at && `${isUnchanged ? 'Unchanged: ' : ''}${formatDateTime(at, office.time_zone)}`
            }
            error={isInvalid ? 'Enter a date, for example “tomorrow 11:00” or “5 Dec”.' : undefined}
          />
          <fieldset aria-labelledby={suggestionsId} className="flex flex-wrap gap-2">
            <legend id={suggestionsId} className="sr-only">
              Suggested dates
            </legend>
            {suggestions.map((text) => (
              <Button key={text} size="small" onClick={() => setWhen(text)}>
                {text}
              </Button>
            ))}
          </fieldset>
        </div>
        <SelectField
          label="Channel"
          path="follow_up_channel"
          options={contactChannels.map((each) => [each, contactChannelLabels[each]])}
          value={channel}
          onChange={setChannel}
        />
        <TextField
          label="Note"
          path="follow_up_note"
          value={note}
          maxLength={200}
          onChange={setNote}
        />
        <div className="flex flex-wrap gap-2 sm:col-span-full">
          <Button type="submit" variant="primary" size="small" disabled={isSending}>
            Save follow-up
          </Button>
          {lead.follow_up_at && (
            <Button size="small" onClick={clear} disabled={isSending}>
              Remove follow-up
            </Button>
          )}
          <Button size="small" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </FormErrors>
    </OpenedForm>
  )
}

/** "Tue 24 Nov 2026, 11:00 AM" */
function formatDateTime(at: Date, timeZone: string) {
  const day = dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(at)
  return `${withBikramSambat(day, dayIn(timeZone, at))}, ${timeIn(timeZone, at)}`
}
