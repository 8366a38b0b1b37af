import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import { RenderedText } from '#app/platform/admin/fact-help.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { PageContent, PageDetails } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import type { Section } from '../standard-contract.ts'
import { versionsApi } from '../versions-contract.ts'
import type { Difference, FieldTexts } from './compare.ts'
import { ChangedField } from './differences.tsx'

/** The published source page of a translation. */
export interface Original {
  version: number
  content: PageContent
  texts: FieldTexts
  /** What has changed since the version that was translated, by field. */
  changes: Map<string, Difference>
}

/** Undefined in the editor of a source page. */
export const OriginalContext = createContext<Original | undefined>(undefined)

/** Loads the source page of a translation; undefined for a source page. */
export async function loadOriginal(
  api: ApiClient,
  { source_page: source, versions_behind }: PageDetails,
  schema: FieldSchema,
): Promise<Original | undefined> {
  if (!source) return undefined
  const read = async (version: number) => {
    const params = { id: source.id, number: String(version) }
    return (await api.call(versionsApi.read, { params })).content
  }
  const [{ compareContent, listTexts }, current, translated] = await Promise.all([
    import('./compare.ts'),
    read(source.version),
    read(source.version - versions_behind),
  ])
  const changes = compareContent(translated, current, schema)
  return {
    version: source.version,
    content: current,
    texts: listTexts(current, schema),
    changes: new Map(changes.map((change) => [change.field, change])),
  }
}

/** Returns the original, and the newer one when the page says that there is one. */
export function useOriginal(
  page: PageDetails,
  { schema, loaded }: { schema: FieldSchema; loaded?: Original },
): Original | undefined {
  const api = useApi()
  const [original, setOriginal] = useState(loaded)
  const isOutdated = original && page.source_page && page.source_page.version > original.version
  useEffect(() => {
    if (isOutdated) loadOriginal(api, page, schema).then(setOriginal, console.error)
  }, [isOutdated, api, page, schema])
  // Publishing the translation settles the changes of the original.
  const isCurrent = page.versions_behind === 0
  return original && isCurrent ? { ...original, changes: new Map() } : original
}

/** Fields without texts to translate, and the order of sections. */
const otherFields = ['slug', 'code', 'menu_location', 'position', 'is_hidden', 'order']
/** Addresses and keys of facts, in lists of texts. */
const isKey = (line: string) => /^(https?:|\/)|^[a-z\d-]+(\.[a-z\d-]+)+$/.test(line)

interface PartProps {
  /** Whether the part of the form has this field, see `Difference.field`. */
  hasField: (field: string) => boolean
}

/** Returns the texts of the original in this part, and its changes. */
function listPart({ texts, changes }: Original, hasField: PartProps['hasField']) {
  const fields = [...new Set([...texts.keys(), ...changes.keys()])].filter(
    (field) => hasField(field) && !otherFields.includes(field.split(' ').at(-1) ?? ''),
  )
  return fields.flatMap((field) => {
    const { name = '', text: lines = '' } = texts.get(field) ?? {}
    const text = lines.split('\n').filter((line) => !isKey(line))
    const change = changes.get(field)
    const isText = text.some((line) => /\p{L}/u.test(line))
    return change || isText ? [{ field, name, text: text.join('\n').trim(), change }] : []
  })
}

/** Marks a part whose original has changed since it was translated. */
export function ChangedMark({ hasField }: PartProps) {
  const original = use(OriginalContext)
  const isChanged = original && listPart(original, hasField).some(({ change }) => change)
  return (
    isChanged && (
      <span className="rounded-md bg-amber-tint px-2 py-0.5 font-sans text-sm font-medium text-ink">
        Changed since this translation
      </span>
    )
  )
}

/**
 * A part of the form. In a translation the original stands beside it, on narrow screens in a fold above
 * it.
 */
export function BesideOriginal({ hasField, children }: PartProps & { children: ReactNode }) {
  const original = use(OriginalContext)
  const [isWide] = useState(() => matchMedia('(width >= 80rem)').matches)
  if (!original) return children

  const fields = listPart(original, hasField)
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2 xl:gap-6">
      <div className="rounded-lg border border-line bg-paper px-4">
        <Disclosure
          isOpen={isWide}
          summary={
            <span className="flex flex-wrap items-center gap-x-3">
              Original <ChangedMark hasField={hasField} />
            </span>
          }
        >
          <dl lang={defaultLanguage} className="grid gap-3 text-sm">
            {fields.map(({ field, name, text, change }) =>
              change ? (
                <ChangedField key={field} difference={change} />
              ) : (
                <div key={field}>
                  <dt className="text-ink/75">{name}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">
                    <RenderedText text={text} />
                  </dd>
                </div>
              ),
            )}
          </dl>
          {fields.length === 0 && <p className="text-sm">The original has no text here.</p>}
        </Disclosure>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">{children}</div>
    </div>
  )
}

/** Whether a field belongs to the section with this id. */
export const isOfSection = (id: string) => (field: string) => field.startsWith(`${id} `)

/** The sections of the original that the translation lacks. */
export function MissingSections({ sections }: { sections: Section[] }) {
  const { texts = [] } = use(OriginalContext) ?? {}
  const ids = [...texts].flatMap(([field]) => (field.includes(' ') ? field.split(' ', 1) : []))
  const missing = [...new Set(ids)].filter((id) => !sections.some((section) => section.id === id))
  return missing.map((id) => (
    <div key={id} className="card p-4">
      <BesideOriginal hasField={isOfSection(id)}>
        <p>The translation does not have this section.</p>
      </BesideOriginal>
    </div>
  ))
}
