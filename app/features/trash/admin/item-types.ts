import type { Endpoint } from '#app/contract/endpoint.ts'
import { assignmentRulesApi } from '#app/features/assignment/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { filesApi } from '#app/features/leads/files-contract.ts'
import { savedViewsApi } from '#app/features/leads/saved-views-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { libraryApi } from '#app/features/media/library-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { testimonialsApi } from '#app/features/testimonials/contract.ts'

interface ItemType {
  one: string
  many: string
  api: { restore: Endpoint }
  /** The screen that shows the restored item. */
  screenOf: (name: string) => string
}

/** Restorable types by subject. */
export const itemTypes: Record<string, ItemType> = {
  contact: {
    one: 'Contact message',
    many: 'Contact Messages',
    api: contactsApi,
    screenOf: (name) => `/admin/contacts?${new URLSearchParams({ q: name })}`,
  },
  conversation: {
    one: 'Chat',
    many: 'Chats',
    api: { restore: conversationsApi.restoreDeleted },
    screenOf: (name) => `/admin/messages?${new URLSearchParams({ q: name })}`,
  },
  destination: {
    one: 'Study destination',
    many: 'Study Destinations',
    api: destinationsApi,
    screenOf: () => '/admin/destinations',
  },
  page: {
    one: 'Page draft',
    many: 'Page drafts',
    api: pagesApi,
    screenOf: () => '/admin/pages?sort=-saved_at',
  },
  fact: {
    one: 'Fact',
    many: 'Facts',
    api: factsApi,
    screenOf: (name) => `/admin/facts?${new URLSearchParams({ q: name })}`,
  },
  hero_slide: {
    one: 'Hero slide',
    many: 'Hero Slides',
    api: heroSlidesApi,
    screenOf: () => '/admin/heroslides',
  },
  lead: {
    one: 'Lead',
    many: 'Leads',
    api: leadsApi,
    screenOf: (name) => `/admin/leads?${new URLSearchParams({ q: name })}`,
  },
  lead_file: {
    one: 'Lead file',
    many: 'Lead files',
    api: filesApi,
    screenOf: () => '/admin/leads',
  },
  assignment_rule: {
    one: 'Assignment rule',
    many: 'Assignment rules',
    api: assignmentRulesApi,
    screenOf: () => '/admin/leads/assignment',
  },
  lead_stage: {
    one: 'Lead stage',
    many: 'Lead stages',
    api: stagesApi,
    screenOf: () => '/admin/leads/stages',
  },
  saved_view: {
    one: 'Saved view',
    many: 'Saved views',
    api: savedViewsApi,
    screenOf: () => '/admin/leads',
  },
  picture: {
    one: 'Picture',
    many: 'Pictures',
    api: libraryApi,
    screenOf: (name) => `/admin/pictures?${new URLSearchParams({ q: name })}`,
  },
  saved_reply: {
    one: 'Saved reply',
    many: 'Saved replies',
    api: savedRepliesApi,
    screenOf: () => '/admin/saved-replies',
  },
  redirect: {
    one: 'Redirect',
    many: 'Redirects',
    api: redirectsApi,
    screenOf: () => '/admin/redirects',
  },
  scholarship: {
    one: 'Scholarship',
    many: 'Scholarships',
    api: scholarshipsApi,
    screenOf: () => '/admin/scholarships',
  },
  testimonial: {
    one: 'Testimonial',
    many: 'Testimonials',
    api: testimonialsApi,
    screenOf: () => '/admin/testimonials',
  },
}
