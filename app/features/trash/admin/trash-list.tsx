import { list } from '#app/platform/admin/list/list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { trashApi } from '../contract.ts'
import { itemTypes } from './item-types.ts'
import { RestoreButton } from './restore-button.tsx'

/** The list of restorable items. */
export const trashList = list(trashApi.list, {
  id: 'deleted',
  title: 'Deleted',
  plural: 'deleted items',
  describeEmpty: ({ q, filters: { subject } }) =>
    q || subject
      ? 'Try another name, or show all types.'
      : 'There is nothing that you can restore. Deleted items stay here for 30 days: leads, chats, messages, pages and more.',
  countLabel: ['item', 'items'],
  search: { label: 'Search deleted items', placeholder: 'Name' },
  filters: {
    subject: {
      label: 'Type',
      all: 'All types',
      options: Object.fromEntries(
        Object.entries(itemTypes).map(([subject, { many }]) => [subject, many]),
      ),
    },
  },
  paging: 'numbered',
  columns: {
    name: {
      heading: 'Name',
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    subject: {
      heading: 'Type',
      width: 'w-[15%]',
      cell: ({ subject }) => itemTypes[subject]?.one ?? subject,
    },
    deleted_at: {
      heading: 'Deleted',
      width: 'w-[17%]',
      cell: ({ deleted_at }) => <OfficeDateTime at={deleted_at} className="tabular-nums" />,
    },
    deleted_by: {
      heading: 'By',
      width: 'w-[12%]',
      cell: ({ deleted_by }) => <span className="wrap-anywhere">{deleted_by || '–'}</span>,
    },
    restorable_until: {
      heading: 'Can be restored until',
      width: 'w-[17%]',
      cell: ({ restorable_until }) => (
        <OfficeDateTime at={restorable_until} className="tabular-nums" />
      ),
    },
    actions: {
      heading: 'Actions',
      width: 'w-36',
      cell: (row) => <RestoreButton row={row} />,
    },
  },
})
