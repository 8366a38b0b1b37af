import { type ComponentType, lazy, Suspense } from 'react'
import { Field } from '#app/ui/field.tsx'
import type { RichTextEditorProps } from './rich-text/editor.tsx'

type RichTextFieldProps = Pick<
  RichTextEditorProps,
  'value' | 'format' | 'isLine' | 'placeholders' | 'onChange'
> & {
  label: string
  path?: string
  hint?: string
  isRequired?: boolean
  /** The least height in lines. */
  rows?: number
}

/** A text with facts, formatting, or both. The editor is loaded when the first one is shown. */
export function RichTextField({ label, path, hint, isRequired, ...props }: RichTextFieldProps) {
  const { rows = 2 } = props

  return (
    <Field label={label} path={path} hint={hint} isRequired={isRequired}>
      {(control) => (
        <Suspense
          fallback={
            // As high as the editor, so that nothing moves when it is loaded.
            <p
              className="rounded-lg border border-ink/40 bg-white px-3 py-2 whitespace-pre-wrap wrap-anywhere"
              style={{ minHeight: `${rows * 1.5 + 1}rem` }}
            >
              {props.value}
            </p>
          }
        >
          <Editor {...props} rows={rows} isRequired={Boolean(isRequired)} control={control} />
        </Suspense>
      )}
    </Field>
  )
}

const plainFormat = { markup: 'plain', headings: 0 } as const

/** A text without formatting but with facts. */
export function PlainTextField(props: Omit<RichTextFieldProps, 'format'>) {
  return <RichTextField {...props} format={plainFormat} />
}

/** A message if the script cannot be loaded, so that the rest of the form still works. */
const Editor = lazy<ComponentType<RichTextEditorProps>>(() =>
  import('./rich-text/editor.tsx').catch(() => ({ default: NotLoaded })),
)

function NotLoaded({ value }: RichTextEditorProps) {
  return (
    <div className="grid gap-1 rounded-lg border border-ink/40 bg-white px-3 py-2">
      <p className="whitespace-pre-line wrap-anywhere">{value}</p>
      <p role="alert" className="text-sm text-alarm">
        The text editor could not be loaded. Please check your connection and reload the page.
      </p>
    </div>
  )
}
