import { type Static, Type } from 'typebox'
import { Id, IdParams, Moment, NoContent, singleLine } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Base64url without padding for this number of bytes. */
const Bytes = (bytes: number) =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$` })

/** The browser's push subscription: https://www.w3.org/TR/push-api/ */
export const PushSubscription = Type.Object({
  endpoint: Type.String({
    ...singleLine,
    minLength: 1,
    maxLength: 2000,
    pattern: '^https://[^\\s"<>]+$',
  }),
  /** A P-256 public key and a 16-byte secret (RFC 8291). */
  p256dh: Bytes(65),
  auth: Bytes(16),
})
export type PushSubscription = Static<typeof PushSubscription>

/** A browser with notifications turned on. */
export const PushDevice = Type.Object({
  id: Id,
  /** For example "Chrome on Android". */
  browser: Type.String(),
  created_at: Moment,
  /** null: nothing was sent yet. */
  last_sent_at: Type.Union([Moment, Type.Null()]),
  /** Nothing is sent until the account signs in there again. */
  is_signed_out: Type.Boolean(),
})
export type PushDevice = Static<typeof PushDevice>

const config = { access: 'administrator', right: 'office:enter' } as const
const one = '/api/push/devices/:id/' as const

/** The signed-in administrator's own devices. */
export const pushApi = {
  read: {
    method: 'GET',
    url: '/api/push/',
    schema: {
      summary: 'The own devices that are told, the newest first, and the key to turn one on by',
      response: {
        200: Type.Object({ public_key: Type.String(), devices: Type.Array(PushDevice) }),
      },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/push/devices/',
    schema: {
      summary: 'Be told on this device from now on; only known push services are accepted',
      body: PushSubscription,
      response: { 201: PushDevice },
    },
    config,
  },
  refresh: {
    method: 'PUT',
    url: one,
    schema: {
      summary: 'The device is still there, perhaps under another address; 404: it was turned off',
      params: IdParams,
      body: PushSubscription,
      response: { 200: PushDevice },
    },
    config,
  },
  test: {
    method: 'POST',
    url: `${one}test/`,
    schema: {
      summary: 'Push a trial to a device now, and say why it was not taken; blank: it was',
      params: IdParams,
      response: { 200: Type.Object({ error: Type.String() }) },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: one,
    schema: {
      summary: 'Be told nothing on a device any more',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
