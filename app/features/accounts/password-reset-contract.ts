import { Type } from 'typebox'
import { Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

const config = { access: 'anyone' } as const

/** Calls for a forgotten password. */
export const passwordResetApi = {
  read: {
    method: 'GET',
    url: '/api/password/forgotten/',
    schema: {
      summary: 'Check whether password reset links can be sent: only if email is set up',
      response: { 200: Type.Object({ by_mail: Type.Boolean() }) },
    },
    config,
  },
  request: {
    method: 'POST',
    url: '/api/password/forgotten/',
    schema: {
      summary:
        'Request a password reset link by email, valid for 30 minutes; the response is the same for every name. 409 if email is not set up',
      body: Type.Object({
        /** A username, or the address of an account's mails. */
        name: Text(254),
      }),
      response: { 202: Type.Object({}) },
    },
    config,
  },
} satisfies Record<string, Endpoint>
