import type { AccessRow } from '#tests/access-row.ts'

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

export const accessRows: AccessRow[] = [
  { call: 'GET /api/push/', right: 'office:enter', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/push/devices/',
    right: 'office:enter',
    payload: subscription,
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PUT /api/push/devices/:id/',
    right: 'office:enter',
    payload: subscription,
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/push/devices/:id/test/',
    right: 'office:enter',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'DELETE /api/push/devices/:id/',
    right: 'office:enter',
    visitor: 401,
    administrator: 404,
  },
]
