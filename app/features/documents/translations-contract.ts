import { Type } from 'typebox'
import { IdParams } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { OpenDocument } from './contract.ts'
import { SecondLanguage } from './language-contract.ts'

export const translationsApi = {
  begin: {
    method: 'POST',
    url: '/api/documents/:id/translations/',
    schema: {
      summary:
        'Begin a translation with what visitors read of the original; 409 where there is one, or can be none',
      params: IdParams,
      body: Type.Object({ language: SecondLanguage }),
      response: { 201: OpenDocument },
    },
    config: { access: 'administrator', right: 'content:write' },
  },
} satisfies Record<string, Endpoint>
