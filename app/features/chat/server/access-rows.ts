import type { AccessRow } from '#tests/access-row.ts'
import { makeMessage } from '#tests/make.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/messages/', visitor: 401, administrator: 200 },
  { call: 'GET /api/messages/?user_id=visitor-1', visitor: 200, administrator: 200 },
  { call: 'POST /api/messages/', payload: makeMessage(), visitor: 201, administrator: 403 },
  {
    call: 'DELETE /api/messages/delete_user_messages/?user_id=visitor-9',
    visitor: 401,
    administrator: 200,
  },
  { call: 'GET /api/messages/stream/?user_id=visitor-1', visitor: 200, administrator: 200 },
  { call: 'GET /api/messages/unread/?user_id=visitor-1', visitor: 200, administrator: 200 },
  {
    call: 'POST /api/messages/read/',
    payload: { user_id: 'visitor-1', seq: 1 },
    visitor: 200,
    administrator: 200,
  },
  {
    call: 'POST /api/messages/signs/',
    payload: { user_id: 'visitor-1' },
    visitor: 204,
    administrator: 204,
  },
  { call: 'GET /api/conversations/stream/', visitor: 401, administrator: 200 },
  { call: 'POST /api/conversations/:user_id/typing/', visitor: 401, administrator: 204 },
  { call: 'GET /api/conversations/', visitor: 401, administrator: 200 },
  { call: 'GET /api/conversations/unread/', visitor: 401, administrator: 200 },
  { call: 'GET /api/conversations/:user_id/messages/', visitor: 401, administrator: 200 },
  { call: 'POST /api/conversations/:user_id/restore/', visitor: 401, administrator: 404 },
  { call: 'POST /api/conversations/:user_id/close/', visitor: 401, administrator: 404 },
  { call: 'POST /api/conversations/:user_id/reopen/', visitor: 401, administrator: 404 },
  {
    call: 'POST /api/conversations/:user_id/lead/',
    payload: { name: 'Example Student', phone: '9800000000' },
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/conversations/:user_id/read/',
    payload: { seq: 0 },
    visitor: 401,
    administrator: 404,
  },
]
