import { type Static, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** The time of the last change by content topic: 'destinations', 'hero_slides', 'services'. */
export const ContentChanges = Type.Record(Type.String(), Timestamp)
export type ContentChanges = Static<typeof ContentChanges>

export const contentChangesApi = {
  read: {
    method: 'GET',
    url: '/api/public/changes/',
    schema: {
      summary: 'Get when the content of pages last changed, for the sitemap',
      response: { 200: ContentChanges },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
