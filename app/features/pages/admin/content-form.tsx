import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { defaultLanguage } from '#app/contract/languages.ts'
import { CountryFigures, FactCountryContext } from '#app/platform/admin/fact-field.tsx'
import type { FieldErrors } from '#app/ui/field-errors.ts'
import { getAddressPrefix, isFixed, type PageContent, type PageType } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import type { FieldValue } from './field-value.ts'
import { BesideOriginal, ChangedMark } from './original.tsx'
import { SchemaField } from './schema-field.tsx'

interface ContentFormProps {
  content: PageContent
  schema: FieldSchema
  type: PageType
  language: string
  /** The errors of the last attempt to save or publish, which open their sections. */
  errors: FieldErrors
  onChange: (content: PageContent) => void
}

/** Renders a form from the schema of a page type. Nested fields are collapsible. */
export function ContentForm(props: ContentFormProps) {
  const { content, schema, type, language, errors, onChange } = props
  const address = getAddressPrefix(type, language) + content.slug
  const isSourcePage = language === defaultLanguage
  const fields = Object.entries(schema.properties ?? {}).filter(
    // Translations have no position of their own.
    ([name, { ofSource = name === 'position' }]) =>
      !(name === 'slug' && isFixed(type)) && (isSourcePage || !ofSource),
  )
  const isNested = ([, { type }]: [string, FieldSchema]) => type === 'object' || type === 'array'
  const country = typeof content.code === 'string' ? content.code : ''
  const renderField = ([name, field]: [string, FieldSchema]) => (
    <SchemaField
      key={name}
      schema={name === 'slug' ? withAddress(field, address) : field}
      value={content[name] as FieldValue}
      path={name}
      isOptional={!schema.required?.includes(name)}
      onChange={(value) => onChange({ ...content, [name]: value })}
    />
  )

  return (
    <FactCountryContext value={country}>
      <div className="grid gap-3">
        <div className="grid gap-4 card p-4">
          {isFixed(type) && <FixedNote address={address} isSourcePage={isSourcePage} />}
          <BesideOriginal
            hasField={(name) => fields.some((field) => field[0] === name && !isNested(field))}
          >
            {fields.filter((field) => !isNested(field)).map(renderField)}
          </BesideOriginal>
        </div>
        {country && <CountryFigures country={country} />}
        {fields.filter(isNested).map((field) => (
          <CollapsibleSection
            key={field[0]}
            path={field[0]}
            title={field[1].title}
            // The questions are what a form is about.
            isOpen={field[1].control === 'form-fields'}
            hasError={Object.keys(errors).some((path) => path.split('.')[0] === field[0])}
          >
            <BesideOriginal hasField={(name) => name === field[0]}>
              {renderField(field)}
            </BesideOriginal>
          </CollapsibleSection>
        ))}
      </div>
    </FactCountryContext>
  )
}

/** Explains that the address is fixed, and which placeholders texts may contain. */
function FixedNote({ address, isSourcePage }: { address: string; isSourcePage: boolean }) {
  return (
    <div className="grid gap-1 text-sm text-ink/75">
      <p>
        This is a built-in page. Its address, <b>{address}</b>, cannot be changed
        {isSourcePage && ' and it cannot be archived'}.
      </p>
      <p>
        In a text, {'{office}'}, {'{address}'}, {'{hours}'} and {'{reply_day}'} show the name,
        address, opening hours and reply day from the office profile.
      </p>
    </div>
  )
}

const withAddress = (field: FieldSchema, address: string): FieldSchema => ({
  ...field,
  description: `Address: ${address}. If you change it, the old address redirects here.`,
})

interface CollapsibleSectionProps {
  title?: string
  path: string
  hasError: boolean
  /** Whether it is open at first. */
  isOpen: boolean
  children: ReactNode
}

/** A collapsible section of the form. It opens when one of its fields has an error. */
function CollapsibleSection({ title, path, hasError, isOpen, children }: CollapsibleSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useLayoutEffect(() => {
    if ((hasError || isOpen) && details.current) details.current.open = true
  }, [hasError, isOpen])

  return (
    <details ref={details} data-section={path} className="group card">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-center gap-x-3">
          <h2 className="font-display text-lg font-semibold text-indigo">{title}</h2>
          <ChangedMark hasField={(name) => name === path} />
        </span>
        <span
          aria-hidden="true"
          className="mr-1 size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 group-open:-rotate-135"
        />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
