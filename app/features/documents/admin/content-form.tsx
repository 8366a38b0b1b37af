import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useFieldError } from '#app/ui/field-errors.ts'
import { type Content, isFixed, type Kind, startOf } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { firstLanguage } from '../language-contract.ts'
import { SchemaField } from './schema-field.tsx'
import type { Written } from './written.ts'

interface ContentFormProps {
  content: Content
  schema: FieldSchema
  kind: Kind
  language: string
  onChange: (content: Content) => void
}

/** All that a document says, as a form that follows its schema: what belongs together is unfolded. */
export function ContentForm(props: ContentFormProps) {
  const { content, schema, kind, language, onChange } = props
  const address = startOf(kind, language) + content.slug
  const isOriginal = language === firstLanguage
  const fields = Object.entries(schema.properties ?? {}).filter(
    // Lists show originals, in their order.
    ([name]) => !(name === 'slug' && isFixed(kind)) && (isOriginal || name !== 'position'),
  )
  const isPart = ([, { type }]: [string, FieldSchema]) => type === 'object' || type === 'array'
  const draw = ([name, field]: [string, FieldSchema]) => (
    <SchemaField
      key={name}
      schema={name === 'slug' ? withAddress(field, address) : field}
      value={content[name] as Written}
      path={name}
      isOptional={!schema.required?.includes(name)}
      onChange={(value) => onChange({ ...content, [name]: value })}
    />
  )

  return (
    <div className="grid gap-3">
      <div className="grid gap-4 rounded-card border border-line bg-white p-4">
        {isFixed(kind) && <FixedNote address={address} isOriginal={isOriginal} />}
        {fields.filter((field) => !isPart(field)).map(draw)}
      </div>
      {fields.filter(isPart).map((field) => (
        <Part key={field[0]} path={field[0]} title={field[1].title}>
          {draw(field)}
        </Part>
      ))}
    </div>
  )
}

/** What is asked of no other page, and what texts of all may name. */
function FixedNote({ address, isOriginal }: { address: string; isOriginal: boolean }) {
  return (
    <div className="grid gap-1 text-sm text-ink/75">
      <p>
        Every site has this page: it stays at <b>{address}</b>
        {isOriginal && ' and cannot be archived'}.
      </p>
      <p>
        {'{office}'}, {'{address}'}, {'{hours}'} and {'{answer}'} in a text stand for what the
        office’s record says.
      </p>
    </div>
  )
}

const withAddress = (field: FieldSchema, address: string): FieldSchema => ({
  ...field,
  description: `It stands at ${address}. When it moves, the old address leads on.`,
})

interface PartProps {
  title?: string
  path: string
  children: ReactNode
}

/** Opens when a field in it was refused, and stays open while the field is corrected. */
function Part({ title, path, children }: PartProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isWrong = useFieldError(path) !== undefined

  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])

  return (
    <details
      ref={details}
      data-section={path}
      className="group rounded-card border border-line bg-white"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="font-display text-lg font-semibold text-indigo">{title}</h2>
        <span
          aria-hidden="true"
          className="mr-1 size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 group-open:-rotate-135"
        />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
