import { Type } from 'typebox'
import { IdParams } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { OtherLanguage } from '#app/contract/languages.ts'
import { PageDetails } from './contract.ts'

export const translationsApi = {
  create: {
    method: 'POST',
    url: '/api/pages/:id/translations/',
    schema: {
      summary:
        'Create a translation from the published source page; 409 if it exists or is impossible',
      params: IdParams,
      body: Type.Object({ language: OtherLanguage }),
      response: { 201: PageDetails },
    },
    config: { access: 'administrator', right: 'content:write' },
  },
} satisfies Record<string, Endpoint>
