import type { AccessRow } from '#tests/access-row.ts'
import { noticeKinds } from '../choices-contract.ts'

const choices = {
  choices: Object.fromEntries(Object.keys(noticeKinds).map((kind) => [kind, []])),
  quiet_from: '',
  quiet_until: '',
}

export const accessRows: AccessRow[] = [
  { call: 'GET /api/mails/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'GET /api/mails/status/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  {
    call: 'PATCH /api/mails/settings/',
    right: 'jobs:manage',
    payload: { acknowledges: true },
    visitor: 401,
    administrator: 200,
  },
  { call: 'POST /api/mails/trial/', right: 'jobs:manage', visitor: 401, administrator: 200 },
  { call: 'POST /api/mails/:id/again/', right: 'jobs:manage', visitor: 401, administrator: 404 },
  { call: 'POST /api/mails/:id/drop/', right: 'jobs:manage', visitor: 401, administrator: 404 },
  { call: 'GET /api/not-missed/', right: 'people:manage', visitor: 401, administrator: 200 },
  {
    call: 'GET /api/not-missed/summary/',
    right: 'people:manage',
    visitor: 401,
    administrator: 200,
  },
  { call: 'GET /api/account/notices/', right: 'office:enter', visitor: 401, administrator: 200 },
  {
    call: 'PUT /api/account/notices/',
    right: 'office:enter',
    payload: choices,
    visitor: 401,
    administrator: 200,
  },
]
