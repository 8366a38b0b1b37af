import type { ApiClient } from '#app/contract/api-client.ts'
import { announcementsApi } from '#app/features/announcements/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { teamApi } from '#app/features/team/contract.ts'
import { testimonialsApi } from '#app/features/testimonials/contract.ts'
import {
  makeAnnouncement,
  makeAnswer,
  makeDestination,
  makeFact,
  makeScholarship,
  makeSlide,
  makeTeamMember,
  makeTestimonial,
} from '#tests/factories.ts'

/** Makes the writes of a busy office. Rejects when a call is refused. */
export async function writeEverything(office: ApiClient, user_id: string, name: string) {
  const key = name.toLowerCase()
  await office.call(messagesApi.send, { body: makeAnswer({ user_id, message: name }) })
  const lead = await office.call(leadsApi.add, { body: { name, countries: ['AU'] } })
  const params = { id: lead.id }
  await office.call(leadsApi.logActivity, { params, body: { kind: 'call', text: name } })
  const next = { follow_up_at: '2099-01-01T03:15:00.000Z', follow_up_note: name }
  await office.call(leadsApi.change, { params, body: { ...next, tags: [name] } })
  const [first] = await office.call(destinationsApi.listSource, {})
  await office.call(destinationsApi.change, {
    params: { id: String(first?.id) },
    body: { description: name },
  })
  const { id } = await office.call(destinationsApi.add, {
    body: makeDestination({ country: name }),
  })
  await office.call(destinationsApi.remove, { params: { id } })
  await office.call(factsApi.add, { body: makeFact({ key: `no.${key}.fee` }) })
  await office.call(heroSlidesApi.add, { body: makeSlide({ title: name }) })
  await office.call(scholarshipsApi.add, { body: makeScholarship({ title: name }) })
  await office.call(teamApi.add, { body: makeTeamMember({ name }) })
  await office.call(testimonialsApi.add, { body: makeTestimonial({ name }) })
  await office.call(announcementsApi.add, { body: makeAnnouncement({ text: name }) })
  await office.call(redirectsApi.add, { body: { source: `/${key}`, target: '/' } })
  await office.call(savedRepliesApi.add, { body: { title: name, text: name } })
}
