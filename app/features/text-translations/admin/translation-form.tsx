import { useRef } from 'react'
import { listReferences } from '#app/contract/fact-references.ts'
import { getLanguageName, type OtherLanguage } from '#app/contract/languages.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { RenderedText, TextWithFacts } from '#app/platform/admin/fact-help.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { EditorNotices } from '#app/ui/editor-notices.tsx'
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
  const api = useApi()
  const editor = useEditor<'text', Pick<TextTranslation, 'text'>>({
    subject: `translation ${language} ${source}`,
    stored: toTexts(stored),
    record: toTexts(stored),
    toTexts,
    validate: () => ({}),
    async send(_, { text }, { base = stored }) {
      const result = await save(text ?? base.text, base.text)
      if (result.ok) before.current = base.text
      return result
    },
    async onSaved() {
      const { text } = editor.values
      await showToast('success', 'Saved. Visitors see the change now.', {
        undo: () => void undo(text),
      })
    },
    isOnPage: true,
  })
  /** The translation that was replaced last. */
  const before = useRef('')
  // The facts of a text stand in its translation, too.
  const Field = listReferences(source).length > 0 ? TextWithFacts : TextField
  const isUnsaved = editor.values.text !== stored.text

  async function save(text: string, previous: string) {
    const body = { language, source, text, previous }
    const result = await api.attempt(textTranslationsApi.save, { body })
    if (result.ok) onSaved(result.value)
    return result
  }

  async function undo(saved: string) {
    const result = await save(before.current, saved.trim()).catch(() => undefined)
    if (result?.ok) return showToast('success', 'Changed back')
    const description = describeFailure(result?.failure)
    await showToast('error', 'The translation was not changed back.', { description })
  }

  return (
    <form
      noValidate
      aria-label={`Translation of ${source}`}
      className="card grid gap-3 p-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!editor.isSaving) void editor.save()
      }}
    >
      <div className="min-w-0">
        <p className="text-sm text-ink/75">{getPlaceLabel(place)}</p>
        <p lang="en" className="mt-1 whitespace-pre-line wrap-anywhere">
          <RenderedText text={source} />
        </p>
      </div>
      <FormErrors failure={editor.failure} attempt={editor.failureCount}>
        <EditorNotices editor={{ ...editor, isRestored: false }} />
        <div lang={language}>
          <Field
            label={getLanguageName(language)}
            path="text"
            rows={source.length > 80 ? 3 : 1}
            value={editor.values.text}
            onChange={(text) => editor.change('text', text)}
          />
        </div>
        {isUnsaved && (
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button size="small" onClick={editor.discard}>
              Discard
            </Button>
            <Button type="submit" variant="primary" size="small" aria-disabled={editor.isSaving}>
              {editor.isSaving ? 'Saving…' : 'Save'}
            </Button>
          </div>
        )}
      </FormErrors>
    </form>
  )
}

const toTexts = ({ text }: Pick<TextTranslation, 'text'>) => ({ text })
