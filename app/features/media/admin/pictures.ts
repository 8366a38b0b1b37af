import { getOwn } from '#app/contract/get-own.ts'
import type { Right } from '#app/contract/rights.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { libraryApi, type PictureUsage } from '../library-contract.ts'

/** The list of pictures. */
export const pictures = list(libraryApi.list, {
  id: 'pictures',
  title: 'Pictures',
  plural: 'pictures',
  describeEmpty: ({ q, filters: { use } }) =>
    q || use
      ? 'No pictures match. Change the search or the filter.'
      : 'Pictures for the website are kept here. Press “Upload pictures” to choose the first ones.',
  countLabel: ['picture', 'pictures'],
  search: { label: 'Search pictures', placeholder: 'Title or alternative text' },
  filters: {
    use: { label: 'Use', all: 'All pictures', options: { used: 'In use', unused: 'Not in use' } },
  },
  paging: 'numbered',
  removal: {
    api: libraryApi,
    singular: 'picture',
    subject: 'picture',
    label: ({ title }) => `Delete ${title}`,
    question: 'Delete this picture?',
    description: ({ title, version_use_count }) =>
      version_use_count > 0
        ? `${title}. It is used in ${countVersions(version_use_count)}. Restored versions will show no picture.`
        : title,
    successMessage: ({ title }) => `${title} is deleted`,
    errorMessage: 'The picture could not be deleted. It may be in use now.',
  },
})

/** "1 old version of a page". */
export function countVersions(count: number) {
  return count === 1 ? '1 old version of a page' : `${count} old versions of pages`
}

/** Labels and screens of the subjects that use pictures. */
const usageTypes: Record<string, [what: string, screen: (id: string) => string, right?: Right]> = {
  destination: ['Destination', (id) => `/admin/destinations?edit=${id}`],
  hero_slide: ['Hero slide', (id) => `/admin/heroslides?edit=${id}`],
  office: ['Office', () => '/admin/office', 'settings:change'],
  page_draft: ['Page', getEditorLink],
  page_schedule: ['Page', getEditorLink],
  page_version: ['Page', getEditorLink],
}

/** The id of a page version is "<page id>.<version number>". */
function getEditorLink(id: string) {
  return `/admin/pages/edit?id=${id.split('.')[0]}`
}

/** Returns the text, the link and the required right of a usage. */
export function describeUsage({ subject, subject_id, name }: PictureUsage) {
  const [label = subject, screen, right = 'content:write'] = getOwn(usageTypes, subject) ?? []
  return { text: `${label}: ${name}`, to: screen?.(subject_id) ?? '/admin/dashboard', right }
}

/** Converts a file name such as "our-front_desk.jpg" to "our front desk". */
export function toTitle(name: string) {
  const metadata = name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
  return metadata.trim().slice(0, 120)
}
