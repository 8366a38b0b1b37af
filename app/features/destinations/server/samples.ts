import { makeDestination } from '#tests/factories.ts'
import type { OrderedSample } from '#tests/ordered-samples.ts'
import { destinationsApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: destinationsApi,
  table: 'destinations',
  body: makeDestination(),
  unique: 'country',
  screen: '/admin/destinations',
  form: { Description: 'Other fjords.', Country: 'Norway' },
}
