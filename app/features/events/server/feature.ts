import { dayIn } from '#app/contract/date-format.ts'
import { escapeInline, plainText } from '#app/features/pages/formatted-text.ts'
import type {
  Feature,
  PageTypeDefinition,
  SearchEntry,
} from '#app/platform/server/feature/feature.ts'
import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import { EventContent, EventDraft } from '../event-contract.ts'
import { manifest } from '../feature.ts'
import { toLocalTimes } from './event-times.ts'
import { findAddress } from './find-address.ts'
import { indexEvent } from './index-event.ts'
import { nextEvents } from './next-events.ts'
import { listByLeads, sentRegistrations } from './personal-data.ts'
import { sendRegistrationMail } from './registration-mail.ts'
import registrationRoutes from './registration-routes.ts'
import { checkNextEvents } from './reminders.ts'
import routes from './routes.ts'
import * as store from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    eventRegistrations: typeof eventRegistrationServices
  }
}

const { erase, eraseSent, moveToLead, purge } = sentRegistrations

export const eventRegistrationServices = { listByLeads, erase, eraseSent }

const parseDraft = createValidator<BasePageContent>(EventDraft)
const validate = createValidator<BasePageContent>(EventContent)

/** Reads an event for publication. Throws ValidationError with all its errors. */
function parseContent(given: unknown) {
  const errors = findErrors(parseDraft(given) as unknown as EventContent)
  try {
    const content = validate(given)
    if (Object.keys(errors).length === 0) return content
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    Object.assign(errors, error.fieldErrors)
  }
  throw new ValidationError(errors)
}

/** Returns the errors that only several fields together show. */
function findErrors(event: EventContent) {
  const { starts, ends } = toLocalTimes(event)
  const errors: Record<string, FieldError> = {}
  if (event.end_date !== '' && event.end_date < event.date)
    errors.end_date = {
      code: 'ends_early',
      detail: 'The last day must not be before the first day.',
    }
  else if (starts !== '' && ends !== '' && ends <= starts)
    errors.end_time = { code: 'ends_early', detail: 'The event must end after it starts.' }
  if (event.place === '' && event.link === '')
    errors.place = {
      code: 'no_place',
      detail: 'Enter a place, or the link of an online event below.',
    }
  return errors
}

function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  const { description, place, text } = content as unknown as EventContent
  const passages = [{ text: description }, { text: plainText(text) }]
  return { type: 'event', address, title, keywords: place, passages }
}

const eventPageType: PageTypeDefinition = {
  type: 'event',
  schema: EventDraft,
  createFields: () => ({
    date: dayIn('Asia/Kathmandu', new Date()),
    time: '10:00',
    end_date: '',
    end_time: '12:00',
    place: '',
    link: '',
    registration: 'form',
    seats: 0,
    closing_hours: 0,
    alt: '',
    text: '',
  }),
  parseDraft,
  parseContent,
  toSearchEntry,
  escapeText: escapeInline,
  onPublish: indexEvent,
  completeContent: store.completeEvent,
}

/** Events and fairs with registration. Without a published event, visitors find none of it. */
export const events: Feature = {
  manifest,
  routes: [routes, registrationRoutes],
  pageTypes: [eventPageType],
  liveSections: [nextEvents],
  findAddress,
  // Events that are over are only in their list.
  async listSearchEntries(app) {
    const pages = await store.listNext(app)
    return pages.map((page) => {
      const { id, language, translation_of } = page
      const entry = { ...toSearchEntry(page), translationGroup: translation_of ?? id }
      return translation_of ? { ...entry, language } : entry
    })
  },
  listInboundLinks: store.listInboundLinks,
  factUsages: ({ db }) => store.listFactUsages(db),
  jobs: [sendRegistrationMail, checkNextEvents],
  purge,
  eventHandlers: { enquiryMoved: moveToLead },
}
