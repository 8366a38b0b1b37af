import type { AccessRow } from '#tests/access-row.ts'
import { admin } from '#tests/test-app.ts'

export const accessRows: AccessRow[] = [
  { call: 'POST /api/token/', payload: admin, visitor: 200, administrator: 200 },
  { call: 'POST /api/token/refresh/', payload: { refresh: 'x' }, visitor: 401, administrator: 401 },
  {
    call: 'POST /api/token/blacklist/',
    payload: { refresh: 'x' },
    visitor: 401,
    administrator: 401,
  },
  { call: 'GET /api/setup/', visitor: 404, administrator: 404 },
  {
    call: 'POST /api/setup/',
    payload: { ...admin, token: 'x' },
    visitor: 404,
    administrator: 404,
  },
  { call: 'POST /api/password/link/', payload: { token: 'x' }, visitor: 404, administrator: 404 },
  {
    call: 'POST /api/password/',
    payload: { token: 'x', password: 'example-password' },
    visitor: 404,
    administrator: 404,
  },
  { call: 'GET /api/administrators/', right: 'people:manage', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/administrators/',
    right: 'people:manage',
    payload: { username: 'Gita', email: 'gita@office.example', role: 'editor' },
    visitor: 401,
    administrator: 201,
  },
  {
    call: 'PUT /api/administrators/:id/role/',
    right: 'people:manage',
    payload: { role: 'viewer' },
    visitor: 401,
    administrator: 404,
  },
  { call: 'GET /api/colleagues/', right: 'office:enter', visitor: 401, administrator: 200 },
  { call: 'GET /api/account/', right: 'office:enter', visitor: 401, administrator: 200 },
  {
    call: 'POST /api/administrators/:id/link/',
    right: 'people:manage',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/administrators/:id/disable/',
    right: 'people:manage',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/administrators/:id/enable/',
    right: 'people:manage',
    visitor: 401,
    administrator: 404,
  },
  {
    call: 'POST /api/account/password/',
    right: 'office:enter',
    payload: { current_password: admin.password, new_password: 'another-password' },
    visitor: 401,
    administrator: 204,
  },
  { call: 'GET /api/account/sessions/', right: 'office:enter', visitor: 401, administrator: 200 },
  {
    call: 'DELETE /api/account/sessions/',
    right: 'office:enter',
    visitor: 401,
    administrator: 204,
  },
  {
    call: 'DELETE /api/account/sessions/:id/',
    right: 'office:enter',
    visitor: 401,
    administrator: 404,
  },
]
