import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { fillFields, formatFieldNames, listUnfilledFields } from '#app/contract/text-fields.ts'
import type { SavedReply } from '#app/features/saved-replies/contract.ts'
import { toFieldValues } from '#app/platform/admin/recipient-fields.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LeadDetails } from '../../contract.ts'
import { MessageLinks } from './message-links.tsx'
import { SendMail } from './send-mail.tsx'

/** `mail_id` makes a retry idempotent. */
const empty = { template: '', subject: '', text: '', mail_id: '' }

interface MessageComposerProps {
  lead: LeadDetails
  /** Saved replies with the current fact values. */
  templates: SavedReply[]
}

/** Composes a message, optionally from a saved reply, to send as email or open in another app. */
export function MessageComposer({ lead, templates }: MessageComposerProps) {
  const { time_zone } = useOffice()
  const { draft, saveDraft } = useDraft(`text to lead ${lead.id}`, empty)
  const [failure, setFailure] = useState<ApiFailure>()
  const gaps = listUnfilledFields(draft.text)
  const isReady = draft.text.trim() !== '' && gaps.length === 0
  const template = templates.find(({ id }) => id === draft.template)?.title

  function applyTemplate(id: string) {
    const chosen = templates.find((template) => template.id === id)
    if (!chosen) return saveDraft(empty)
    const text = fillFields(chosen.text, toFieldValues(lead, time_zone))
    saveDraft({ ...empty, template: id, subject: chosen.title, text })
  }

  return (
    <section
      aria-labelledby="write"
      className="grid gap-3 rounded-card border border-line bg-white p-4"
    >
      <h2 id="write" className="text-lg font-semibold text-indigo">
        Write message
      </h2>
      <FormErrors failure={failure}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field label="Saved reply" path="template">
            {(control) => (
              <select
                {...control}
                value={draft.template}
                onChange={({ target }) => applyTemplate(target.value)}
              >
                <option value="">None</option>
                {templates.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField
            label="Email subject"
            path="subject"
            maxLength={120}
            value={draft.subject}
            onChange={(subject) => saveDraft({ ...draft, subject, mail_id: '' })}
          />
        </div>
        <TextField
          label="Message"
          path="text"
          rows={5}
          maxLength={4000}
          value={draft.text}
          error={gaps.length > 0 ? `Replace ${formatFieldNames(gaps)} with your text.` : undefined}
          onChange={(text) => saveDraft({ ...draft, text, mail_id: '' })}
        />
        <MessageLinks
          lead={lead}
          text={draft.text.trim()}
          subject={draft.subject}
          template={template}
          isReady={isReady}
          onOpened={() => saveDraft(empty)}
        >
          {lead.can_mail && lead.emails.length > 0 && (
            <SendMail
              lead={lead}
              draft={draft}
              template={template}
              isReady={isReady}
              onId={(mail_id) => saveDraft({ ...draft, mail_id })}
              onSent={() => {
                setFailure(undefined)
                saveDraft(empty)
              }}
              onError={setFailure}
            />
          )}
        </MessageLinks>
      </FormErrors>
    </section>
  )
}
