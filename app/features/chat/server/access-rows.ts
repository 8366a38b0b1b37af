import type { AccessRow } from '#tests/access-row.ts'
import { makeMessage } from '#tests/factories.ts'

export const accessRows: AccessRow[] = [
  { call: 'GET /api/messages/', right: 'chat:answer', visitor: 401, administrator: 200 },
  {
    call: 'GET /api/messages/?user_id=visitor-1',
    right: 'chat:answer',
    visitor: 200,
    administrator: 200,
  },
  {
    call: 'POST /api/messages/',
    right: 'chat:answer',
    payload: makeMessage(),
    visitor: 201,
    administrator: 403,
  },
  {
    call: 'DELETE /api/messages/delete_user_messages/?user_id=visitor-9',
    right: 'chat:answer',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'GET /api/messages/stream/?user_id=visitor-1',
    right: 'chat:answer',
    visitor: 200,
    administrator: 200,
  },
  {
    call: 'GET /api/messages/unread/?user_id=visitor-1',
    right: 'chat:answer',
    visitor: 200,
    administrator: 200,
  },
  {
    call: 'POST /api/messages/read/',
    right: 'chat:answer',
    payload: { user_id: 'visitor-1', seq: 1 },
    visitor: 200,
    administrator: 200,
  },
  {
    call: 'POST /api/messages/presence/',
    right: 'chat:answer',
    payload: { user_id: 'visitor-1' },
    visitor: 204,
    administrator: 204,
  },
  {
    call: 'GET /api/conversations/stream/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/conversations/:user_id/typing/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 204,
  },
  { call: 'GET /api/conversations/', right: 'chat:answer', visitor: 401, administrator: 200 },
  {
    call: 'GET /api/conversations/unread/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'GET /api/conversations/:user_id/messages/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 200,
  },
  {
    call: 'POST /api/conversations/:user_id/restore/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/conversations/deleted/:id/restore/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/conversations/:user_id/close/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/conversations/:user_id/reopen/',
    right: 'chat:answer',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/conversations/:user_id/lead/',
    right: 'chat:answer',
    payload: { name: 'Example Student', phone: '9800000000' },
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/conversations/:user_id/read/',
    right: 'chat:answer',
    payload: { seq: 0 },
    visitor: 401,
    administrator: 404,
  },
]
