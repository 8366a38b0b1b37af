import { type Static, Type } from 'typebox'
import { OptionalTimeOfDay } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

export const channels = ['mail', 'push'] as const
export type Channel = (typeof channels)[number]

const Channels = Type.Array(Type.Enum([...channels]), { maxItems: 2, uniqueItems: true })

/** The types are those of the manifests. */
const ChannelsByType = Type.Record(Type.String({ pattern: '^[a-z_]{1,40}$' }), Channels, {
  maxProperties: 100,
})

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
        /** Omitted types use their default channels; unknown types are dropped. */
        preferences: ChannelsByType,
      }),
      response: { 200: NotificationPreferences },
    },
    config,
  },
} satisfies Record<string, Endpoint>
