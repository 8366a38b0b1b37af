import type { OrderedSample } from '#tests/ordered-samples.ts'
import { synonymsApi } from '../synonyms-contract.ts'

export const orderedSample: OrderedSample = {
  api: synonymsApi,
  table: 'search_synonyms',
  body: { words: 'cost, kharcha' },
  unique: 'words',
  screen: '/admin/search-synonyms',
  form: { Words: 'fees, dastur' },
}
