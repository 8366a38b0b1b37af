import type { FastifyInstance } from 'fastify'
import type { DocumentContent } from '#app/base/server/document-content.ts'
import { ValidationError } from '#app/base/server/errors.ts'
import type { DocumentKind } from '#app/base/server/feature.ts'
import { type Document, fixedSlugOf, type Kind, startOf } from '../contract.ts'
import { findBadLinks } from '../inline-text.ts'

export type WithKinds = Pick<FastifyInstance, 'documentKinds'>

/** What the feature that owns this kind has brought. */
export function kindOf({ documentKinds }: WithKinds, kind: string): DocumentKind {
  const found = documentKinds.find((each) => each.kind === kind)
  if (!found) throw new Error(`No feature brings documents of the kind ${kind}`)
  return found
}

/** The content as it may be saved. Throws FieldsRefused. */
export function readDraft(
  app: WithKinds,
  { kind, language }: Pick<Document, 'kind' | 'language'>,
  content: unknown,
): DocumentContent {
  const draft = kindOf(app, kind).readDraft(content)
  const slug = fixedSlugOf(kind)
  if (slug === undefined || draft.slug === slug) return draft
  const detail = `This page stands at ${startOf(kind, language)}${slug} for good.`
  throw new ValidationError({ slug: { code: 'fixed', detail } })
}

/** The content as visitors may see it. Throws FieldsRefused, which names what is missing where. */
export function readWhole(app: WithKinds, kind: Kind, content: unknown): DocumentContent {
  const whole = kindOf(app, kind).readWhole(content)
  const faults = Object.fromEntries(
    listTexts(whole).flatMap(([path, text]) => {
      const [address] = findBadLinks(text)
      if (address === undefined) return []
      const detail = `“${address}” cannot be linked to: only pages, http(s), mailto and tel can.`
      return [[path, { code: 'link', detail }]]
    }),
  )
  if (Object.keys(faults).length > 0) throw new ValidationError(faults)
  return whole
}

/** Every text of the content, with the names of all that it lies in. */
export function listTexts(value: unknown, path: string[] = []): [path: string, text: string][] {
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
export const toAddress = ({ kind, language, slug }: Place) => startOf(kind as Kind, language) + slug
