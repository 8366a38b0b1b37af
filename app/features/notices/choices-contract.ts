import { type Static, Type } from 'typebox'
import { OptionalTimeOfDay } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { Right } from '#app/contract/rights.ts'

export const channels = ['mail', 'push'] as const
export type Channel = (typeof channels)[number]

interface Kind {
  /** As people choose it, one of them, and many. */
  title: string
  one: string
  many: string
  /** Where all of them stand. */
  address: string
  /** How people hear of it who have said nothing. */
  usual: Channel[]
  /** Whoever has one of these may know of it. */
  rights: Right[]
  /** In quiet hours too. */
  isUrgent?: boolean
}

/** What people of the office can hear of. */
export const noticeKinds: Record<string, Kind> = {
  enquiry: {
    title: 'A new enquiry',
    one: 'new enquiry',
    many: 'new enquiries',
    address: '/admin/leads',
    usual: ['mail', 'push'],
    rights: ['leads:work'],
  },
  waiting: {
    title: 'A question that waits too long',
    one: 'question that waits too long',
    many: 'questions that wait too long',
    address: '/admin/today',
    usual: ['mail', 'push'],
    rights: ['leads:work', 'chat:answer'],
  },
  follow_up: {
    title: 'A follow-up that is due',
    one: 'follow-up that is due',
    many: 'follow-ups that are due',
    address: '/admin/today',
    usual: ['mail', 'push'],
    rights: ['leads:work'],
  },
  morning: {
    title: 'The morning’s list',
    one: 'list of what is to be done',
    many: 'lists of what is to be done',
    address: '/admin/dashboard',
    usual: ['mail'],
    rights: ['leads:work', 'chat:answer', 'content:write'],
  },
  job: {
    title: 'A job that has failed',
    one: 'job that has failed',
    many: 'jobs that have failed',
    address: '/admin/jobs?state=failed',
    usual: ['mail', 'push'],
    rights: ['jobs:manage'],
  },
  disk: {
    title: 'The disk fills up',
    one: 'warning about the disk',
    many: 'warnings about the disk',
    address: '/admin/status',
    usual: ['mail', 'push'],
    rights: ['jobs:manage'],
  },
}

const Channels = Type.Array(Type.Enum([...channels]), { maxItems: 2, uniqueItems: true })

const Choices = Type.Object(
  Object.fromEntries(Object.keys(noticeKinds).map((kind) => [kind, Channels])),
)

export const NoticeChoices = Type.Object({
  /** By kind how one hears of it. */
  choices: Choices,
  /** By the office's clock: nothing comes from then until then, but what is urgent. */
  quiet_from: OptionalTimeOfDay,
  quiet_until: OptionalTimeOfDay,
})
export type NoticeChoices = Static<typeof NoticeChoices>

const config = { access: 'administrator', right: 'office:enter' } as const

export const choicesApi = {
  read: {
    method: 'GET',
    url: '/api/account/notices/',
    schema: {
      summary: 'Of what oneself hears, how, and when not',
      response: {
        200: Type.Object({
          ...NoticeChoices.properties,
          /** Those that this server has, and whether they reach oneself. */
          channels: Type.Array(
            Type.Object({ name: Type.Enum([...channels]), is_reached: Type.Boolean() }),
          ),
        }),
      },
    },
    config,
  },
  save: {
    method: 'PUT',
    url: '/api/account/notices/',
    schema: {
      summary: 'Choose of what oneself hears, how, and when not',
      body: Type.Object({
        ...NoticeChoices.properties,
        /** Of kinds that are left out one hears as usual. */
        choices: Type.Partial(Choices),
      }),
      response: { 200: NoticeChoices },
    },
    config,
  },
} satisfies Record<string, Endpoint>
