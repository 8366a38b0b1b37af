import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { splitSynonyms, synonymsApi } from '../synonyms-contract.ts'
import type { Route } from './+types/synonyms-page.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => readOrdered(synonyms, context)

export const shouldRevalidate = isSameSearch

export default function SynonymsPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={synonyms} reading={reading} />
}

const synonyms = defineOrderedList(synonymsApi, {
  title: 'Search synonyms',
  singular: 'group of synonyms',
  plural: 'groups of synonyms',
  subject: 'search_synonyms',
  add: '+ Add group',
  nameOf: ({ words }) => splitSynonyms(words)[0] ?? '',
  empty:
    'The search knows common words already, such as usa and अमेरिका. Press “+ Add group” to add words that your students type.',
  fields: {
    words: {
      label: 'Words',
      isRequired: true,
      maxLength: 500,
      hint: 'Words that mean the same, in English, Nepali or romanised Nepali, separated by commas. For example: dastur, fee, दस्तुर',
    },
  },
  columns: [
    {
      heading: 'Words',
      cell: ({ words }, { handle }) => (
        <span className="flex items-center gap-2">
          {handle}
          <span className="wrap-anywhere">{words}</span>
        </span>
      ),
    },
    {
      heading: 'Actions',
      width: 'w-44',
      cell: (_, { actions }) => <span className="flex gap-2">{actions}</span>,
    },
  ],
})
