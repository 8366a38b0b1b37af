import type { AccessRow } from '#tests/access-row.ts'

const enquiry = { name: 'Example Student', phone: '9800000000' }

export const accessRows: AccessRow[] = [
  { call: 'GET /api/api-keys/', right: 'programs:manage', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/api-keys/',
    right: 'programs:manage',
    payload: { name: 'Example site', rights: ['leads:create'], expires_at: null },
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'POST /api/api-keys/:id/revoke/',
    right: 'programs:manage',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/v1/leads/',
    right: 'leads:create',
    payload: enquiry,
    visitor: 401,
    administrator: 403,
    key: 201,
  },
]
