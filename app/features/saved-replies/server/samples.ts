import type { OrderedSample } from '#tests/ordered-samples.ts'
import { savedRepliesApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: savedRepliesApi,
  table: 'saved_replies',
  body: { title: 'Fees', text: 'None.' },
  screen: '/admin/saved-replies',
  form: { Title: 'Costs', Text: 'None.' },
}
