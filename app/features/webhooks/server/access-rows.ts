import type { AccessRow } from '#tests/access-row.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/webhooks/', right: 'programs:manage', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/webhooks/',
    right: 'programs:manage',
    payload: { url: 'https://crm.example.org/leads', events: ['lead.created'] },
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PATCH /api/webhooks/:id/',
    right: 'programs:manage',
    payload: {},
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/webhooks/:id/secret/',
    right: 'programs:manage',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/webhooks/:id/test/',
    right: 'programs:manage',
    visitor: 401,
    administrator: 404,
  },
  { call: 'DELETE /api/webhooks/:id/', right: 'programs:manage', visitor: 401, administrator: 404 },
]
