import { type ReactNode, useId } from 'react'
import type { OfficeEditor } from './use-office-editor.ts'

interface FieldGroupProps {
  title: string
  /** Path of a field whose parts are in this group. */
  path?: string
  intro?: string
  children: ReactNode
}

export function FieldGroup({ title, path, intro, children }: FieldGroupProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} data-section={path} className="grid gap-4 card p-4 sm:p-5">
      <div>
        <h2 id={id} className="font-display text-xl font-semibold text-indigo">
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-prose text-sm text-ink/75">{intro}</p>}
      </div>
      {children}
    </section>
  )
}

interface ExampleNoticeProps {
  editor: OfficeEditor
  /** The field of the office profile. */
  field: string
  /** Label of the field. */
  label: string
}

/** Warns that visitors still see example data, and lets the administrator confirm that it is correct. */
export function ExampleNotice({ editor, field, label }: ExampleNoticeProps) {
  const { examples } = editor.office
  if (!examples.includes(field)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-marigold/15 px-3 py-1.5 text-sm">
      <span>
        <span className="sr-only">{label}: </span>Visitors see this example data.
      </span>
      <button
        type="button"
        className="min-h-8 font-semibold text-indigo underline"
        onClick={() => editor.change({ examples: examples.filter((each) => each !== field) })}
      >
        Looks right
        <span className="sr-only">: {label}</span>
      </button>
    </p>
  )
}
