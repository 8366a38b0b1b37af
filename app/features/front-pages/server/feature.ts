import type { DocumentContent } from '#app/base/server/document-content.ts'
import type { DocumentKind, Feature } from '#app/base/server/feature.ts'
import { createValidator } from '#app/base/server/validation.ts'
import type { FixedKind } from '#app/features/documents/contract.ts'
import { about } from '../content/about.ts'
import { contact } from '../content/contact.ts'
import { destinations } from '../content/destinations.ts'
import { home } from '../content/home.ts'
import { services } from '../content/services.ts'
import * as contents from '../contract.ts'
import { toSearchEntry } from './findable.ts'

const firstPages: Record<FixedKind, DocumentContent> = {
  'home-page': home,
  'about-page': about,
  'destinations-page': destinations,
  'services-page': services,
  'contact-page': contact,
}

const fixedKind = (kind: FixedKind, draft: object, whole: object): DocumentKind => ({
  kind,
  schema: draft,
  readDraft: createValidator<DocumentContent>(draft),
  readWhole: createValidator<DocumentContent>(whole),
  toSearchEntry,
})

/** The words of pages that every site has, beside the lists that they show. */
export const frontPages: Feature = {
  routes: [],
  documentKinds: [
    fixedKind('home-page', contents.HomeDraft, contents.HomeContent),
    fixedKind('about-page', contents.AboutDraft, contents.AboutContent),
    fixedKind('destinations-page', contents.DestinationsDraft, contents.DestinationsContent),
    fixedKind('services-page', contents.ServicesDraft, contents.ServicesContent),
    fixedKind('contact-page', contents.ContactDraft, contents.ContactContent),
  ],
  async addFirstContent(db, { documents }) {
    for (const [kind, content] of Object.entries(firstPages)) {
      await documents.addFirst(db, kind, [{ content, written: '2026-11-21' }])
    }
  },
  contentTopic: 'front_pages',
}
