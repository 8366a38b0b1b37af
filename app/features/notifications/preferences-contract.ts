import { type Static, Type } from 'typebox'
import { OptionalTimeOfDay } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { Right } from '#app/contract/rights.ts'

export const channels = ['mail', 'push'] as const
export type Channel = (typeof channels)[number]

interface NotificationType {
  /** As people choose it, one of them, and many. */
  title: string
  singular: string
  plural: string
  /** Where all of them stand. */
  address: string
  /** How people hear of it who have said nothing. */
  defaultChannels: Channel[]
  /** Whoever has one of these may know of it. */
  rights: Right[]
  /** In quiet hours too. */
  isUrgent?: boolean
}

/** What people of the office can hear of. */
export const notificationTypes: Record<string, NotificationType> = {
  enquiry: {
    title: 'A new enquiry',
    singular: 'new enquiry',
    plural: 'new enquiries',
    address: '/admin/leads',
    defaultChannels: ['mail', 'push'],
    rights: ['leads:work'],
  },
  waiting: {
    title: 'A question that waits too long',
    singular: 'question that waits too long',
    plural: 'questions that wait too long',
    address: '/admin/today',
    defaultChannels: ['mail', 'push'],
    rights: ['leads:work', 'chat:answer'],
  },
  follow_up: {
    title: 'A follow-up that is due',
    singular: 'follow-up that is due',
    plural: 'follow-ups that are due',
    address: '/admin/today',
    defaultChannels: ['mail', 'push'],
    rights: ['leads:work'],
  },
  morning: {
    title: 'The morning’s list',
    singular: 'list of what is to be done',
    plural: 'lists of what is to be done',
    address: '/admin/dashboard',
    defaultChannels: ['mail'],
    rights: ['leads:work', 'chat:answer', 'content:write'],
  },
  job: {
    title: 'A job that has failed',
    singular: 'job that has failed',
    plural: 'jobs that have failed',
    address: '/admin/jobs?state=failed',
    defaultChannels: ['mail', 'push'],
    rights: ['jobs:manage'],
  },
  disk: {
    title: 'The disk fills up',
    singular: 'warning about the disk',
    plural: 'warnings about the disk',
    address: '/admin/status',
    defaultChannels: ['mail', 'push'],
    rights: ['jobs:manage'],
  },
}

const Channels = Type.Array(Type.Enum([...channels]), { maxItems: 2, uniqueItems: true })

const ChannelsByType = Type.Object(
  Object.fromEntries(Object.keys(notificationTypes).map((kind) => [kind, Channels])),
)

export const NotificationPreferences = Type.Object({
  /** By kind how one hears of it. */
  choices: ChannelsByType,
  /** By the office's clock: nothing comes from then until then, but what is urgent. */
  quiet_from: OptionalTimeOfDay,
  quiet_until: OptionalTimeOfDay,
})
export type NotificationPreferences = Static<typeof NotificationPreferences>

const config = { access: 'administrator', right: 'office:enter' } as const

export const preferencesApi = {
  read: {
    method: 'GET',
    url: '/api/account/notifications/',
    schema: {
      summary: 'Of what oneself hears, how, and when not',
      response: {
        200: Type.Object({
          ...NotificationPreferences.properties,
          /** Those that this server has, and whether they reach oneself. */
          channels: Type.Array(
            Type.Object({ name: Type.Enum([...channels]), is_reachable: Type.Boolean() }),
          ),
        }),
      },
    },
    config,
  },
  save: {
    method: 'PUT',
    url: '/api/account/notifications/',
    schema: {
      summary: 'Choose of what oneself hears, how, and when not',
      body: Type.Object({
        ...NotificationPreferences.properties,
        /** Of kinds that are left out one hears as usual. */
        choices: Type.Partial(ChannelsByType),
      }),
      response: { 200: NotificationPreferences },
    },
    config,
  },
} satisfies Record<string, Endpoint>
