import { escapeInline, plainText } from '#app/features/pages/formatted-text.ts'
import type { Section } from '#app/features/pages/standard-contract.ts'
import type {
  Feature,
  LiveSection,
  PageTypeDefinition,
  SearchEntry,
} from '#app/platform/server/feature/feature.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import { FormContent, FormDraft } from '../definition-contract.ts'
import { manifest } from '../feature.ts'
import { hasText } from './answers.ts'
import { erase, eraseSent, listByLeads, moveToLead, purge } from './personal-data.ts'
import { findForm, showForm, toContent } from './published-forms.ts'
import routes from './routes.ts'
import { findFieldErrors, findTranslationErrors } from './validate-fields.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    formAnswers: typeof formAnswerServices
  }
}

export const formAnswerServices = { hasText, listByLeads, erase, eraseSent }

const parseDraft = createValidator<BasePageContent>(FormDraft)
const validate = createValidator<BasePageContent>(FormContent)

/** Reads a form for publication. Throws ValidationError with all its errors. */
function parseContent(given: unknown) {
  const errors = findFieldErrors(toContent({ content: parseDraft(given) }).fields)
  try {
    const content = validate(given)
    if (Object.keys(errors).length === 0) return content
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    Object.assign(errors, error.fieldErrors)
  }
  throw new ValidationError(errors)
}

function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  const { description, intro, fields } = toContent({ content })
  const passages = [{ text: description }, { text: plainText(intro) }]
  const keywords = fields.map(({ label }) => label).join(', ')
  return { type: 'page', address, title, keywords, passages }
}

const formPageType: PageTypeDefinition = {
  type: 'form',
  schema: FormDraft,
  createFields: () => ({
    intro: '',
    fields: [],
    consent: '',
    asks_consent: false,
    button: '',
    thanks: '',
  }),
  parseDraft,
  parseContent,
  findTranslationErrors,
  toSearchEntry,
  escapeText: escapeInline,
  async completeContent(app, page) {
    const { translation_of, language, content } = page
    const published = translation_of ? await findForm(app, translation_of) : undefined
    const form = published ? { ...published, translation: page } : { source: page }
    return { ...content, shown: showForm(form, language) }
  },
}

/** A form in a section of any page. */
const formSection: LiveSection = {
  type: 'form',
  async read(app, section, language) {
    const { form: id } = section as Extract<Section, { type: 'form' }>
    const form = await findForm(app, id, language)
    return form ? showForm(form, language) : null
  },
}

/** Forms of the office, whose answers become enquiries. Without a published form, visitors find none of it. */
export const forms: Feature = {
  manifest,
  routes: [routes],
  pageTypes: [formPageType],
  liveSections: [formSection],
  purge,
  eventHandlers: { enquiryMoved: moveToLead },
}
