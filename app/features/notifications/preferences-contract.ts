import { type Static, Type } from 'typebox'
import { OptionalTimeOfDay } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import type { Right } from '#app/contract/rights.ts'

export const channels = ['mail', 'push'] as const
export type Channel = (typeof channels)[number]

interface NotificationType {
  /** Label in the preferences, and the plural for a sentence. */
  title: string
  plural: string
  /** The screen that lists the subjects of these notifications. */
  address: string
  /** Used for administrators who have not chosen channels for this type. */
  defaultChannels: Channel[]
  /** A recipient needs one of these rights. */
  rights: Right[]
  /** Ignores quiet hours. */
  isUrgent?: boolean
}

export const notificationTypes: Record<string, NotificationType> = {
  enquiry: {
    title: 'New enquiry',
    plural: 'new enquiries',
    address: '/admin/leads',
    defaultChannels: ['mail', 'push'],
    rights: ['leads:work'],
  },
  overdue_reply: {
    title: 'Overdue reply',
    plural: 'overdue replies',
    address: '/admin/today',
    defaultChannels: ['mail', 'push'],
    rights: ['leads:work', 'chat:answer'],
  },
  follow_up: {
    title: 'Follow-up due',
    plural: 'follow-ups due',
    address: '/admin/today',
    defaultChannels: ['mail', 'push'],
    rights: ['leads:work'],
  },
  daily_summary: {
    title: 'Daily summary',
    plural: 'daily summaries',
    address: '/admin/dashboard',
    defaultChannels: ['mail'],
    rights: ['leads:work', 'chat:answer', 'content:write'],
  },
  job: {
    title: 'Failed background job',
    plural: 'failed jobs',
    address: '/admin/jobs?state=failed',
    defaultChannels: ['mail', 'push'],
    rights: ['jobs:manage'],
  },
  disk: {
    title: 'Disk space is low',
    plural: 'disk space warnings',
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
  /** Channels by notification type. */
  preferences: ChannelsByType,
  /**
   * Quiet hours in the office's time zone. Between these times, only urgent notifications are
   * delivered.
   */
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
      summary: 'Get your notification preferences',
      response: {
        200: Type.Object({
          ...NotificationPreferences.properties,
          /** Available channels, and whether each one reaches this administrator. */
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
      summary: 'Set your notification preferences',
      body: Type.Object({
        ...NotificationPreferences.properties,
        /** Omitted types use their default channels. */
        preferences: Type.Partial(ChannelsByType),
      }),
      response: { 200: NotificationPreferences },
    },
    config,
  },
} satisfies Record<string, Endpoint>
