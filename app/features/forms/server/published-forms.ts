import type { FastifyInstance } from 'fastify'
import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { ShownForm } from '../contract.ts'
import type { FormContent, FormField } from '../definition-contract.ts'

/** A published form: its source page, which defines it, and its translation. */
interface PublishedForm {
  source: PublishedPage
  translation?: PublishedPage
}

/** Finds a form by the id of its source page. */
export async function findForm(
  app: FastifyInstance,
  id: string,
  language = defaultLanguage,
): Promise<PublishedForm | undefined> {
  const pages = await app.listPublishedPages()
  const source = pages.find((page) => page.id === id.toLowerCase() && page.type === 'form')
  if (!source) return undefined
  const translation = pages.find(
    (page) => page.translation_of === source.id && page.language === language,
  )
  return {
    source: await fillPage(app, source),
    translation: translation && (await fillPage(app, translation)),
  }
}

export const toContent = ({ content }: Pick<PublishedPage, 'content'>) =>
  content as unknown as FormContent

/**
 * Merges the source page with its translation. The source page decides on fields and their order;
 * what the translation lacks is in the language of the source.
 */
export function showForm(
  { source, translation }: PublishedForm,
  language = defaultLanguage,
): ShownForm {
  const { slug, fields, asks_consent } = toContent(source)
  const page = translation ?? source
  const { title, consent, button, thanks } = toContent(page)
  const translated = new Map(
    translation ? toContent(translation).fields.map((field) => [field.key, field]) : [],
  )
  return {
    id: source.id,
    slug,
    address: translation?.address ?? addLanguagePrefix(language, source.address),
    title,
    language: page.language,
    fields: fields.map((field) =>
      translation ? translate(field, translated.get(field.key), source.language) : field,
    ),
    consent,
    asks_consent,
    button,
    thanks,
  }
}

/** Returns the field with the texts of its translation; unchanged, with its language, if one is missing. */
function translate(field: FormField, given: FormField | undefined, language: string) {
  const labels = new Map(given?.choices.map(({ key, label }) => [key, label]))
  const isComplete = given?.label && field.choices.every(({ key }) => labels.get(key))
  if (!given || !isComplete) return { ...field, language }
  const choices = field.choices.map(({ key, label }) => ({ key, label: labels.get(key) ?? label }))
  return { ...field, label: given.label, help: given.help, choices }
}
