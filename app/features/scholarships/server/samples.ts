import { makeScholarship } from '#tests/factories.ts'
import type { OrderedSample } from '#tests/ordered-samples.ts'
import { scholarshipsApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: scholarshipsApi,
  table: 'scholarships',
  body: makeScholarship(),
  screen: '/admin/scholarships',
  form: {
    Title: 'A grant',
    Provider: 'A university',
    Amount: 'All fees',
    Deadline: '2030-01-31',
    'Source link': 'https://grants.example/',
  },
}
