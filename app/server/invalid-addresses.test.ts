import { expect, test } from 'vitest'
import { expectReady, startRefusalApp } from '#tests/expect-refusal.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

/** Addresses of valid calls with invalid query values or path parameters. */
const badAddresses: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, status: number][] = [
  ['GET', '/api/contacts/?limit=0', 400],
  ['GET', '/api/contacts/?limit=1001', 400],
  ['GET', '/api/contacts/?limit=ten', 400],
  ['GET', '/api/contacts/?limit=', 400],
  ['GET', '/api/contacts/?limit=1.5', 400],
  ['GET', '/api/contacts/?limit=1&limit=2', 400],
  ['GET', '/api/contacts/?before=yesterday', 400],
  ['GET', '/api/contacts/?offset=-1', 400],
  ['GET', '/api/contacts/?sort=message', 400],
  ['GET', '/api/contacts/?sort=name,email', 400],
  ['GET', `/api/contacts/?q=${'x'.repeat(201)}`, 400],
  ['GET', '/api/contacts/?q=%00', 400],
  ['GET', '/api/contacts/?q=a&q=b', 400],
  ['DELETE', '/api/contacts/1/', 400],
  ['DELETE', `/api/contacts/${unknownId}/`, 404],
  ['DELETE', `/api/contacts/${unknownId}0/`, 400],
  ['DELETE', '/api/contacts/%00/', 400],
  ['DELETE', '/api/contacts/%F0%9F%8E%93/', 400],
  ['DELETE', '/api/contacts/%zz/', 400],
  ['DELETE', '/api/contacts/%ED%A0%80/', 400],
  ['DELETE', `/api/contacts/${'x'.repeat(500)}/`, 404],
  ['POST', '/api/contacts/nobody/restore/', 400],
  ['POST', '/api/administrators/1/link/', 400],
  ['POST', '/api/administrators/1/disable/', 400],
  ['POST', `/api/administrators/${unknownId}/enable/`, 404],
  ['DELETE', '/api/account/sessions/1/', 400],
  ['DELETE', `/api/account/sessions/${unknownId}/`, 404],
  ['PATCH', '/api/destinations/1/', 400],
  ['DELETE', '/api/destinations/1/', 400],
  ['DELETE', `/api/destinations/${unknownId}/`, 404],
  ['PATCH', '/api/hero-slides/1/', 400],
  ['DELETE', '/api/hero-slides/1/', 400],
  ['DELETE', `/api/hero-slides/${unknownId}/`, 404],
  ['GET', '/api/messages/?user_id=', 400],
  ['GET', '/api/messages/?user_id=a%20b', 400],
  ['GET', '/api/messages/?user_id=%00', 400],
  ['GET', `/api/messages/?user_id=${'a'.repeat(65)}`, 400],
  ['GET', '/api/messages/?user_id=a&user_id=b', 400],
  ['GET', '/api/messages/?user_id=a&after=-1', 400],
  ['GET', '/api/messages/?user_id=a&after=x', 400],
  ['GET', '/api/messages/?user_id=a&after=2147483648', 400],
  ['GET', '/api/messages/?user_id=a&after=9007199254740993', 400],
  ['GET', '/api/messages/?user_id=a&limit=0', 400],
  ['GET', '/api/messages/?before=1', 400],
  ['GET', '/api/messages/stream/', 400],
  ['GET', '/api/messages/stream/?user_id=a%20b', 400],
  ['GET', '/api/messages/stream/?user_id=a&after=-1', 400],
  ['GET', '/api/messages/stream/?user_id=a&after=2147483648', 400],
  ['GET', '/api/messages/unread/', 400],
  ['POST', '/api/conversations/a%20b/typing/', 400],
  ['DELETE', '/api/messages/delete_user_messages/', 400],
  ['DELETE', '/api/messages/delete_user_messages/?user_id=a/b', 400],
  ['GET', '/api/conversations/?limit=0', 400],
  ['GET', '/api/conversations/?before=2026-13-01T00:00:00Z', 400],
  ['GET', '/api/conversations/?before=2026-01-01T23:59:60Z', 400],
  ['GET', '/api/conversations/?before=2026-01-01', 400],
  ['GET', '/api/conversations/?before=9999-12-31T23:59:59-23:59', 400],
  ['GET', '/api/conversations/?q=%00', 400],
  ['GET', '/api/leads/report/?from=2026-01-01&until=9999-12-31', 400],
  ['GET', '/api/leads/report/?from=2026-02-30&until=2026-03-31', 400],
  ['GET', '/api/leads/?from=0001-01-01', 400],
  ['GET', '/api/conversations/a%20b/messages/', 400],
  ['GET', '/api/conversations/a/messages/?after=2147483648', 400],
  ['GET', '/api/conversations/a/messages/?before=-1', 400],
  ['GET', '/api/nothing/here/', 404],
  ['GET', '/api/%zz', 400],
  ['GET', '/api/%00', 404],
  ['PATCH', '/api/contacts/', 404],
]

test('a wrong value in an address is refused with a message', async () => {
  const { app, expectRefusal } = await startRefusalApp()

  for (const [method, url, status] of badAddresses) {
    await expectRefusal({ method, url, payload: method === 'PATCH' ? {} : undefined }, status, url)
  }
  await expectReady(app)
})

test('accepts the longest valid values in an address', async () => {
  const { app, headers } = await startRefusalApp()

  for (const url of [
    '/api/contacts/?limit=1000',
    `/api/contacts/?q=${encodeURIComponent('🎓'.repeat(200))}`,
    `/api/messages/?user_id=${'a'.repeat(64)}&after=2147483647`,
    '/api/conversations/a/messages/?before=2147483647&limit=1000',
    '/api/conversations/?before=2026-01-01T00:00:00.123456%2B05:45',
  ]) {
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])
  }
})

test('routes outside the API answer invalid addresses as text', async () => {
  const { app } = await startRefusalApp()

  for (const [url, status] of [
    ['/media/%zz', 400],
    ['/media/%00', 404],
    ['/media/cards/%00', 404],
    ['/media/icons/%00', 404],
    ['/media/../../etc/passwd', 404],
    ['/media/nothing.webp', 404],
    [`/media/${'0'.repeat(32)}.webp`, 404],
  ] as const) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, status])
  }
  await expectReady(app)
})
