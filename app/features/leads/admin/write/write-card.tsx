import { fieldsOf } from '#app/base/admin/person-fields.ts'
import { useDraft } from '#app/base/admin/use-draft.ts'
import { useOffice } from '#app/base/browser/office-context.ts'
import { fillFields, listGaps, sayGaps } from '#app/contract/text-fields.ts'
import type { ReadyAnswer } from '#app/features/ready-answers/contract.ts'
import { Field } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { WholeLead } from '../../contract.ts'
import { OpenLinks } from './open-links.tsx'

const empty = { template: '', subject: '', text: '' }

interface WriteCardProps {
  lead: WholeLead
  /** With what facts say now. */
  templates: ReadyAnswer[]
}

/** A text to them, begun with a ready answer, to be sent by whatever program they read. */
export function WriteCard({ lead, templates }: WriteCardProps) {
  const { time_zone } = useOffice()
  const { draft, keep } = useDraft(`text to lead ${lead.id}`, empty)
  const gaps = listGaps(draft.text)

  function begin(id: string) {
    const chosen = templates.find((template) => template.id === id)
    if (!chosen) return keep(empty)
    const text = fillFields(chosen.text, fieldsOf(lead, time_zone))
    keep({ template: id, subject: chosen.title, text })
  }

  return (
    <section
      aria-labelledby="write"
      className="grid gap-3 rounded-card border border-line bg-white p-4"
    >
      <h2 id="write" className="text-lg font-semibold text-indigo">
        Write
      </h2>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Begin with">
          {(control) => (
            <select
              {...control}
              value={draft.template}
              onChange={({ target }) => begin(target.value)}
            >
              <option value="">An empty text</option>
              {templates.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label="Subject of a mail"
          maxLength={120}
          value={draft.subject}
          onChange={(subject) => keep({ ...draft, subject })}
        />
      </div>
      <TextField
        label="Text"
        rows={5}
        maxLength={4000}
        value={draft.text}
        error={
          gaps.length > 0 ? `Please write something in the place of ${sayGaps(gaps)}.` : undefined
        }
        onChange={(text) => keep({ ...draft, text })}
      />
      <OpenLinks
        lead={lead}
        text={draft.text.trim()}
        subject={draft.subject}
        template={templates.find(({ id }) => id === draft.template)?.title}
        isReady={draft.text.trim() !== '' && gaps.length === 0}
        onOpened={() => keep(empty)}
      />
    </section>
  )
}
