import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, singleLine, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** A base64url string without padding that encodes this number of bytes. */
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
  /**
   * The keys that encrypt messages to the browser: a P-256 public key and a 16-byte secret (RFC
   * 8291).
   */
  p256dh: Bytes(65),
  auth: Bytes(16),
})
export type PushSubscription = Static<typeof PushSubscription>

/** A browser with notifications turned on. */
export const PushDevice = Type.Object({
  id: Id,
  /** For example "Chrome on Android". */
  browser: Type.String(),
  created_at: Timestamp,
  /** When the last notification was sent; null if none was sent yet. */
  last_sent_at: Type.Union([Timestamp, Type.Null()]),
  /**
   * The account has signed out in that browser, so nothing is sent until it signs in there again.
   */
  is_signed_out: Type.Boolean(),
})
export type PushDevice = Static<typeof PushDevice>

const config = { access: 'administrator', right: 'office:enter' } as const
const deviceUrl = '/api/push/devices/:id/' as const

/** The signed-in administrator's own devices. */
export const pushApi = {
  read: {
    method: 'GET',
    url: '/api/push/',
    schema: {
      summary: 'List your devices, newest first, and the key to turn on another one',
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
      summary: 'Turn on notifications on this device; only known push services are accepted',
      body: PushSubscription,
      response: { 201: PushDevice },
    },
    config,
  },
  refresh: {
    method: 'PUT',
    url: deviceUrl,
    schema: {
      summary: 'Update the push address and session of a device; 404 if it was turned off',
      params: IdParams,
      body: PushSubscription,
      response: { 200: PushDevice },
    },
    config,
  },
  test: {
    method: 'POST',
    url: `${deviceUrl}test/`,
    schema: {
      summary:
        'Send a test notification to a device and return the error; blank if it was accepted',
      params: IdParams,
      response: { 200: Type.Object({ error: Type.String() }) },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: deviceUrl,
    schema: {
      summary: 'Turn off notifications on a device',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
