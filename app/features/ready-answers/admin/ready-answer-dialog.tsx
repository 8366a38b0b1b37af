import { useRevalidator } from 'react-router'
import { checkTexts } from '#app/base/admin/check-texts.ts'
import { useEditor } from '#app/base/admin/use-editor.ts'
import { useOpened } from '#app/base/admin/use-opened.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import { type NewReadyAnswer, type ReadyAnswer, readyAnswersApi } from '../contract.ts'

type Texts = Record<'title' | 'text', string>

export function AddReadyAnswer() {
  return (
    <ReadyAnswerDialog
      title="Add ready answer"
      subject="ready answer"
      stored={{ title: '', text: '' }}
      // The form has found both filled in.
      send={(api, change) => api.attempt(readyAnswersApi.add, { body: change as NewReadyAnswer })}
    />
  )
}

export function EditReadyAnswer({ answer: { id, title, text } }: { answer: ReadyAnswer }) {
  return (
    <ReadyAnswerDialog
      title={`Edit ${title}`}
      subject={`ready answer ${id}`}
      stored={{ title, text }}
      send={(api, body) => api.attempt(readyAnswersApi.change, { params: { id }, body })}
    />
  )
}

interface ReadyAnswerDialogProps {
  title: string
  subject: string
  stored: Texts
  send: (api: ApiClient, change: Partial<Texts>) => Promise<Result<ReadyAnswer>>
}

function ReadyAnswerDialog({ title, subject, stored, send }: ReadyAnswerDialogProps) {
  const { close } = useOpened()
  const { revalidate } = useRevalidator()
  const editor = useEditor({
    subject,
    stored,
    check,
    send,
    async onSaved() {
      await close()
      await revalidate()
      await showToast('success', 'Ready answer saved')
    },
  })
  const { values, mistakes, change } = editor

  return (
    <>
      <EditDialog title={title} editor={editor} onClose={close}>
        <TextField
          label="Title"
          isRequired
          hint="A word or two to find it by."
          value={values.title}
          error={mistakes.title}
          onChange={(text) => change('title', text)}
        />
        <TextField
          label="Text"
          isRequired
          rows={6}
          value={values.text}
          error={mistakes.text}
          onChange={(text) => change('text', text)}
        />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}

function check(texts: Texts) {
  return checkTexts(texts, {
    title: { most: 60, isRequired: true },
    text: { most: 4000, isRequired: true },
  })
}
