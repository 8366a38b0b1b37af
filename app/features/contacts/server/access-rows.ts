import type { AccessRow } from '#tests/access-row.ts'
import { makeContact } from '#tests/factories.ts'

export const accessRows: AccessRow[] = [
  { call: 'POST /api/contacts/', payload: makeContact(), visitor: 201, administrator: 201 },
  { call: 'GET /api/contacts/', right: 'contacts:work', visitor: 401, administrator: 200 },
  { call: 'GET /api/contacts/unseen/', right: 'contacts:work', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/contacts/seen/',
    right: 'contacts:work',
    payload: { ids: [] },
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'GET /api/contacts/spam/',
    right: 'contacts:work',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/contacts/:id/not-spam/',
    right: 'contacts:work',
    visitor: 401,
    administrator: 404,
  },
  { call: 'DELETE /api/contacts/:id/', right: 'contacts:work', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/contacts/:id/restore/',
    right: 'contacts:work',
    visitor: 401,
    administrator: 404,
  },
]
