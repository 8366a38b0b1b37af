import type { AccessRow } from '#tests/access-row.ts'

const enquiry = { name: 'Example Student', phone: '9800000000' }

export const accessRows: AccessRow[] = [
  { call: 'GET /api/api-keys/', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/api-keys/',
    payload: { name: 'Example site', rights: ['leads:create'], expires_at: null },
    visitor: 401,
    administrator: 201,
  },
  { call: 'POST /api/api-keys/:id/revoke/', visitor: 401, administrator: 404 },
  { call: 'POST /api/v1/leads/', payload: enquiry, visitor: 401, administrator: 403, key: 201 },
]
