import type { FastifyInstance } from 'fastify'
import type { PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { getAddressPrefix, getFixedSlug, type Page, type PageType } from '../contract.ts'
import { findBadLinks } from '../inline-text.ts'

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
  const validContent = getPageType(app, type).parseContent(content)
  const errors = Object.fromEntries(
    listTexts(validContent).flatMap(([path, text]) => {
      const [address] = findBadLinks(text)
      if (address === undefined) return []
      const detail = `“${address}” is not a valid link. Please use a page of this site, a web address, mailto: or tel:.`
      return [[path, { code: 'link', detail }]]
    }),
  )
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return validContent
}

/** Returns every text of the content with its path. */
export function listTexts(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => listTexts(each, [...path, name]))
}

interface AddressParts {
  type: string
  language: string
  slug: string
}

/** Returns the address of a page. */
export const toAddress = ({ type, language, slug }: AddressParts) =>
  getAddressPrefix(type as PageType, language) + slug
