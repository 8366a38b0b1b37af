import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { getOwn } from '#app/contract/get-own.ts'
import { auditSubjects } from '#app/features/manifests.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useVisibleSubjects } from '#app/platform/admin/list/use-visible-subjects.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { capitalize } from '#app/platform/admin/ordered/ordered.ts'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type DeletedItem, restoreEndpoint, trashApi } from '../contract.ts'
import type { Route } from './+types/trash-page.ts'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(trashList, args)

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const intro = (
    <p className="max-w-prose text-sm text-ink/75">
      You can restore deleted items for 30 days. After that, they are permanently deleted.
    </p>
  )
  return <ListScreen list={useVisibleSubjects(trashList)} {...loaderData} intro={intro} />
}

/** The list of restorable items. */
const trashList = list(trashApi.list, {
  id: 'deleted',
  title: 'Deleted',
  plural: 'deleted items',
  describeEmpty: ({ q, filters: { subject } }) =>
    q || subject
      ? 'Try another name, or show all types.'
      : 'There is nothing that you can restore. Deleted items stay here for 30 days: leads, chats, messages, pages and more.',
  firstAction: { label: 'Open the activity log', to: '/admin/activity-log' },
  countLabel: ['item', 'items'],
  search: { label: 'Search deleted items', placeholder: 'Name' },
  filters: {
    subject: {
      label: 'Type',
      all: 'All types',
      options: Object.fromEntries(
        Object.entries(auditSubjects).flatMap(([subject, { many, restore }]) =>
          restore ? [[subject, restore.many ?? many]] : [],
        ),
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
      cell: ({ subject }) => formatType(subject),
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

const TOAST_MS = 10_000

/** Restores the item and offers to open its screen. */
function RestoreButton({ row: { id, subject, name } }: { row: DeletedItem }) {
  const apiClient = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const restore = getOwn(auditSubjects, subject)?.restore
  if (!restore) return null

  async function restoreItem({ url, screen, isSearched }: NonNullable<typeof restore>) {
    setSending(true)
    const result = await apiClient
      .attempt(restoreEndpoint(url), { params: { id } })
      .catch(() => undefined)
    setSending(false)
    if (!result?.ok && result?.status !== 404) {
      const reason = result?.status === 409 && result.failure.detail
      await showToast('error', reason || `Failed to restore ${name}. Please try again.`)
      return
    }
    await revalidate()
    focusHeading()
    if (!result.ok) return showToast('error', `${name} has been permanently deleted.`)
    const address = isSearched ? `${screen}?${new URLSearchParams({ q: name })}` : screen
    const action = { label: 'Show', onClick: () => void navigate(address) }
    await showToast('success', `${name} was restored`, { durationMs: TOAST_MS, action })
  }

  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-label={`Restore ${name}`}
      disabled={isSending}
      onClick={() => restoreItem(restore)}
    >
      Restore
    </Button>
  )
}

function formatType(subject: string) {
  const { one = subject, restore } = getOwn(auditSubjects, subject) ?? {}
  return capitalize(restore?.one ?? one)
}
