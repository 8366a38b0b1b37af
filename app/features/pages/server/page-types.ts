import type { FastifyInstance } from 'fastify'
import type { PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { getAddressPrefix, getFixedSlug, type Page, type PageType } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { findBadLinks, findFormatProblem } from '../formatted-text.ts'

export type PageTypeRegistry = Pick<FastifyInstance, 'pageTypes'>

/** Returns the registered definition of a page type. */
export function getPageType({ pageTypes }: PageTypeRegistry, type: string): PageTypeDefinition {
  const found = pageTypes.find((each) => each.type === type)
  if (!found) throw new Error(`Unknown page type: ${type}`)
  return found
}

/** Validates draft content. Throws ValidationError. */
export function parseDraft(
  app: PageTypeRegistry,
  { type, language }: Pick<Page, 'type' | 'language'>,
  content: unknown,
): BasePageContent {
  const draft = getPageType(app, type).parseDraft(content)
  const slug = getFixedSlug(type)
  if (slug === undefined || draft.slug === slug) return draft
  const detail = `This page is always at ${getAddressPrefix(type, language)}${slug} and cannot move.`
  throw new ValidationError({ slug: { code: 'fixed', detail } })
}

/** Validates content for publishing. Throws ValidationError. */
export function parseContent(
  app: PageTypeRegistry,
  type: PageType,
  content: unknown,
): BasePageContent {
  const { schema, parseContent: parse } = getPageType(app, type)
  const validContent = parse(content)
  const errors = Object.fromEntries(
    listTexts(validContent, schema as FieldSchema).flatMap(([path, text, field]) => {
      const error = findTextError(text, field)
      return error ? [[path, error]] : []
    }),
  )
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return validContent
}

/** Returns the errors of content that is not valid for publishing, by field path. */
export function findContentErrors(app: PageTypeRegistry, type: PageType, content: unknown) {
  try {
    parseContent(app, type, content)
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.fieldErrors
  }
}

function findTextError(text: string, { markup, headings = 0 }: FieldSchema) {
  const [address] = findBadLinks(text)
  if (address !== undefined) {
    const detail = `“${address}” is not a valid link. Please use a page of this site, a web address, mailto: or tel:.`
    return { code: 'link', detail }
  }
  const detail = markup && findFormatProblem(text, { markup, headings })
  return detail && { code: 'format', detail }
}

/** Returns every text of the content with its path and its schema. */
export function listTexts(
  value: unknown,
  schema: FieldSchema = {},
  path: string[] = [],
): [path: string, text: string, schema: FieldSchema][] {
  if (typeof value === 'string') return [[path.join('.'), value, schema]]
  if (typeof value !== 'object' || value === null) return []
  const variant = schema.oneOf?.find(
    ({ properties }) => 'type' in value && properties?.type?.const === value.type,
  )
  const { properties, items } = variant ?? schema
  return Object.entries(value).flatMap(([name, each]) =>
    listTexts(each, properties?.[name] ?? items, [...path, name]),
  )
}

interface AddressParts {
  type: string
  language: string
  slug: string
}

/** Returns the address of a page. */
export const toAddress = ({ type, language, slug }: AddressParts) =>
  (getAddressPrefix(type as PageType, language) + slug).replace(/(?<=.)\/$/, '')
