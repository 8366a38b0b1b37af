import type { AccessRow } from '#tests/access-row.ts'
import { notificationTypes } from '../preferences-contract.ts'

const preferences = {
  preferences: Object.fromEntries(Object.keys(notificationTypes).map((kind) => [kind, []])),
  quiet_from: '',
  quiet_until: '',
}

export const accessRows: AccessRow[] = [
  { call: 'GET /api/mails/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'GET /api/mails/status/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  {
    call: 'PATCH /api/mails/settings/',
    right: 'jobs:manage',
    payload: { sends_auto_reply: true },
    visitor: 401,
    administrator: 200,
  },
  { call: 'POST /api/mails/test/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'POST /api/mails/:id/retry/', right: 'jobs:manage', visitor: 401, administrator: 404 },
  { call: 'POST /api/mails/:id/cancel/', right: 'jobs:manage', visitor: 401, administrator: 404 },
  { call: 'GET /api/response-log/', right: 'people:manage', visitor: 401, administrator: 200 },
  {
    call: 'GET /api/response-log/summary/',
    right: 'people:manage',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'GET /api/account/notifications/',
    right: 'office:enter',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'PUT /api/account/notifications/',
    right: 'office:enter',
    payload: preferences,
    visitor: 401,
    administrator: 200,
  },
]
