import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { getLanguageName, type OtherLanguage } from '#app/contract/languages.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type TextTranslation, textTranslationsApi } from '../contract.ts'
import { getPlaceLabel } from './get-place-label.ts'

interface TranslationFormProps {
  stored: TextTranslation
  language: OtherLanguage
  onSaved: (saved: TextTranslation) => void
}

/** A text with the field for its translation. Unsaved text stays in the browser. */
export function TranslationForm({ stored, language, onSaved }: TranslationFormProps) {
  const { source, place } = stored
  const { draft, saveDraft } = useDraft(
    `translation ${language} ${source}`,
    stored.text,
    (text) => text === stored.text,
  )
  const [{ count, failure }, setFailure] = useState<{ count: number; failure?: ApiFailure }>({
    count: 0,
  })
  const { submit, isSending } = useSubmission()
  const api = useApi()
  const isUnsaved = draft !== stored.text

  async function send(text: string, previous: string) {
    const body = { language, source, text, previous }
    const result = await submit(api.attempt(textTranslationsApi.save, { body }))
    if (result?.ok) {
      onSaved(result.value)
      saveDraft(result.value.text)
      setFailure((last) => ({ count: last.count }))
      await showToast('success', 'Saved. Visitors see the change now.', {
        undo: () => void send(previous, result.value.text),
      })
      return
    }
    // With code 401 the session has ended: the login opens, and afterwards the draft is restored.
    if (result?.status === 401) return
    setFailure((last) => ({ count: last.count + 1, failure: result?.failure }))
    const description = describeFailure(result?.failure)
    await showToast('error', 'The translation was not saved.', { description })
  }

  return (
    <form
      noValidate
      aria-label={`Translation of ${source}`}
      className="card grid gap-3 p-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send(draft, stored.text)
      }}
    >
      <div className="min-w-0">
        <p className="text-sm text-ink/75">{getPlaceLabel(place)}</p>
        <p lang="en" className="mt-1 whitespace-pre-line wrap-anywhere">
          {source}
        </p>
      </div>
      <FormErrors failure={failure} attempt={count}>
        <div lang={language}>
          <TextField
            label={getLanguageName(language)}
            path="text"
            rows={source.length > 80 ? 3 : 1}
            value={draft}
            onChange={saveDraft}
          />
        </div>
        {isUnsaved && (
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button size="small" onClick={() => saveDraft(stored.text)}>
              Discard
            </Button>
            <Button type="submit" variant="primary" size="small" aria-disabled={isSending}>
              {isSending ? 'Saving…' : 'Save'}
            </Button>
          </div>
        )}
      </FormErrors>
    </form>
  )
}
