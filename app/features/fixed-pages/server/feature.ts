import type { FixedPageType } from '#app/features/pages/contract.ts'
import type { Feature, PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { about } from '../content/about.ts'
import { contact } from '../content/contact.ts'
import { destinations } from '../content/destinations.ts'
import { home } from '../content/home.ts'
import { services } from '../content/services.ts'
import * as contents from '../contract.ts'
import { toSearchEntry } from './search-entry.ts'

const firstPages: Record<FixedPageType, BasePageContent> = {
  'home-page': home,
  'about-page': about,
  'destinations-page': destinations,
  'services-page': services,
  'contact-page': contact,
}

const createFixedPageType = (
  type: FixedPageType,
  draft: object,
  contentSchema: object,
): PageTypeDefinition => ({
  type,
  schema: draft,
  parseDraft: createValidator<BasePageContent>(draft),
  parseContent: createValidator<BasePageContent>(contentSchema),
  toSearchEntry,
})

/** Registers the fixed pages. */
export const fixedPages: Feature = {
  routes: [],
  pageTypes: [
    createFixedPageType('home-page', contents.HomeDraft, contents.HomeContent),
    createFixedPageType('about-page', contents.AboutDraft, contents.AboutContent),
    createFixedPageType(
      'destinations-page',
      contents.DestinationsDraft,
      contents.DestinationsContent,
    ),
    createFixedPageType('services-page', contents.ServicesDraft, contents.ServicesContent),
    createFixedPageType('contact-page', contents.ContactDraft, contents.ContactContent),
  ],
  async addFirstContent(db, { pages }) {
    for (const [type, content] of Object.entries(firstPages)) {
      await pages.addFirstPages(db, type, [{ content, writtenOn: '2026-11-21' }])
    }
  },
  contentTopic: 'fixed_pages',
}
