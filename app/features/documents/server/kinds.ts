import { FieldsRefused } from '#app/base/server/errors.ts'
import { checkBy } from '#app/base/server/validation.ts'
import { firstLanguage, type Kind } from '../contract.ts'
import { findBadLinks } from '../inline-text.ts'
import { Page, PageDraft } from '../page-contract.ts'

interface KindOfDocument {
  /** What the addresses of its documents begin with. */
  prefix: string
  /** As it may be saved while it is written. */
  readDraft: (content: unknown) => Page
  /** As it may be published. */
  readWhole: (content: unknown) => Page
}

const kinds: Record<Kind, KindOfDocument> = {
  page: { prefix: '/', readDraft: checkBy(PageDraft), readWhole: checkBy(Page) },
}

/** The content as its kind has it while it is written. Throws FieldsRefused. */
export const readDraft = (kind: Kind, content: unknown) => kinds[kind].readDraft(content)

/** The content as visitors may see it. Throws FieldsRefused, which names what is missing where. */
export function readWhole(kind: Kind, content: unknown) {
  const whole = kinds[kind].readWhole(content)
  const faults = Object.fromEntries(
    listTexts(whole).flatMap(([path, text]) => {
      const [address] = findBadLinks(text)
      if (address === undefined) return []
      const detail = `“${address}” cannot be linked to: only pages, http(s), mailto and tel can.`
      return [[path, { code: 'link', detail }]]
    }),
  )
  if (Object.keys(faults).length > 0) throw new FieldsRefused(faults)
  return whole
}

/** Every text of the content, with the names of all that it lies in. */
function listTexts(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => listTexts(each, [...path, name]))
}

interface Place {
  kind: string
  language: string
  slug: string
}

/** Where a document stands on this site. */
export function toAddress({ kind, language, slug }: Place) {
  const start = language === firstLanguage ? '' : `/${language}`
  return `${start}${kinds[kind as Kind].prefix}${slug}`
}
