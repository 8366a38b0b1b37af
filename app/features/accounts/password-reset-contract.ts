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
      summary: 'Whether a link to a new password can be mailed: only where mails leave',
      response: { 200: Type.Object({ by_mail: Type.Boolean() }) },
    },
    config,
  },
  request: {
    method: 'POST',
    url: '/api/password/forgotten/',
    schema: {
      summary:
        'Have a link to a new password mailed, good for 30 minutes; the answer is the same for every name. 409 where no mail leaves',
      body: Type.Object({
        /** A username, or the address of an account's mails. */
        name: Text(254),
      }),
      response: { 202: Type.Object({}) },
    },
    config,
  },
} satisfies Record<string, Endpoint>
