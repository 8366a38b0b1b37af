import { useId } from 'react'
import { defaultLanguage } from '#app/contract/languages.ts'
import { type ChangedWords, findOriginal } from '#app/contract/office-words.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type WordField, type WordGroup, type Words, wordGroups } from '../contract.ts'
import { useWordsEditor, type WordsEditor } from './use-words-editor.ts'

interface WordsFormProps {
  stored: Words
  /** The words of all languages. */
  words: Words[]
}

/** Edits the words of a language. */
export function WordsForm({ stored, words }: WordsFormProps) {
  const editor = useWordsEditor(stored)
  const changed: ChangedWords = Object.fromEntries(
    words.map(({ language, texts }) => [language, texts]),
  )

  return (
    <form
      noValidate
      aria-label="Words"
      className="grid max-w-3xl gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!editor.isSaving) editor.save()
      }}
    >
      <WordsState editor={editor} />
      <FormErrors failure={editor.failure} attempt={editor.failureCount}>
        {wordGroups.map((group) => (
          <Group key={group.title} group={group} editor={editor} changed={changed} />
        ))}
      </FormErrors>
      <FormButtons editor={editor} />
    </form>
  )
}

interface EditorProps {
  editor: WordsEditor
  /** The stored words of all languages. */
  changed: ChangedWords
}

function Group({ group: { title, fields }, ...props }: EditorProps & { group: WordGroup }) {
  const id = useId()

  return (
    <section aria-labelledby={id} className="grid gap-5 card p-4 sm:p-5">
      <h2 id={id} className="font-display text-xl font-semibold text-indigo">
        {title}
      </h2>
      {fields.map((field) => (
        <WordEntry key={field.name} field={field} {...props} />
      ))}
    </section>
  )
}

/** A text with its length and, once it is changed, its original. */
function WordEntry({ field, editor, changed }: EditorProps & { field: WordField }) {
  const { name, label, help, maxLength } = field
  const { base, texts, change } = editor
  const original = findOriginal(changed, base.language, name)
  const text = texts[name] ?? original
  const isChanged = texts[name] !== undefined

  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        path={`texts.${name}`}
        isRequired
        rows={field.isMultiline || maxLength > 100 ? 2 : undefined}
        hint={`${help} ${[...text].length} of ${maxLength} characters.`}
        value={text}
        onChange={(typed) => change(name, typed === original ? undefined : typed)}
      />
      {isChanged && (
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink/75">
          <p className="wrap-anywhere">
            Original: <q>{original}</q>
          </p>
          <button
            type="button"
            className="min-h-8 font-semibold text-indigo underline"
            onClick={({ currentTarget }) => {
              // The button is removed, so the focus moves to the field.
              const entry = currentTarget.parentElement?.parentElement
              entry?.querySelector<HTMLElement>('input, textarea')?.focus()
              change(name, undefined)
            }}
          >
            Use the original
            <span className="sr-only">: {label}</span>
          </button>
        </div>
      )}
    </div>
  )
}

/** Who saved the words, a restored draft, and words that a colleague has saved meanwhile. */
function WordsState({ editor }: { editor: WordsEditor }) {
  const { base, newer, isRestored, showNewer, keepMine } = editor

  return (
    <div className="grid gap-2 empty:hidden">
      {base.saved_at !== null && (
        <p className="text-sm text-ink/75">
          Saved by {base.saved_by}, <OfficeDateTime at={base.saved_at} />
        </p>
      )}
      {base.language !== defaultLanguage && (
        <p className="text-sm text-ink/75">
          Texts that are in English here stay English for visitors until you write them.
        </p>
      )}
      {isRestored && (
        <p role="status" className="rounded-lg border border-line bg-white px-3 py-2">
          Your unsaved changes are still here.
        </p>
      )}
      <div role="alert" className="empty:hidden">
        {newer && (
          <div className="grid gap-3 rounded-lg border-2 border-alarm bg-white px-4 py-3">
            <p>
              <span className="font-semibold">Not saved:</span> {newer.saved_by || 'Someone else'}{' '}
              has saved these words meanwhile.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={showNewer}>Show their words</Button>
              <Button onClick={keepMine}>Keep mine</Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

function FormButtons({ editor }: { editor: WordsEditor }) {
  const { isUnsaved, isSaving, canUndo, undo, discard } = editor

  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      {isUnsaved && <p className="mr-auto text-sm text-ink/75">Not saved yet.</p>}
      <Button
        size="small"
        onClick={undo}
        aria-disabled={!canUndo}
        className="aria-disabled:opacity-60"
      >
        Undo
      </Button>
      <Button size="small" onClick={discard} disabled={!isUnsaved || isSaving}>
        Discard changes
      </Button>
      <Button type="submit" variant="primary" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </div>
  )
}
