import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { isFixed, type Page, pagesApi } from '../contract.ts'

interface BulkAction {
  label: string
  variant: 'primary' | 'danger'
  /** What was done: "3 pages published". */
  title: (count: string) => string
  /** Why some of the selected pages are left out. */
  note: (count: string) => string
  /** The reasons of the server. */
  error: (reasons: string) => string
  isPossible: (page: Page) => boolean
  run: (api: ApiClient, page: Page) => Promise<Result<unknown>>
  /** Undoes it for one page. */
  undo?: (api: ApiClient, page: Page) => Promise<Result<unknown>>
  question: (count: string) => string
  /** What happens, below the question. */
  explanation: string
}

const toParams = ({ id }: Page) => ({ params: { id } })

const actions: BulkAction[] = [
  {
    label: 'Publish',
    variant: 'primary',
    title: (count) => `${count} published`,
    note: (count) => `${count} cannot be published.`,
    error: (reasons) => `Not published: ${reasons}`,
    isPossible: ({ state }) => state !== 'published',
    async run(api, page) {
      const read = await api.attempt(pagesApi.read, toParams(page))
      if (!read.ok) return read
      return api.attempt(pagesApi.publish, {
        ...toParams(page),
        body: { revision: read.value.revision, change_note: '' },
      })
    },
    question: (count) => `Publish ${count} now?`,
    explanation: 'Visitors will see the current drafts. A scheduled publication is replaced.',
  },
  {
    label: 'Archive',
    variant: 'danger',
    title: (count) => `${count} archived`,
    note: (count) => `${count} cannot be archived.`,
    error: (reasons) => `Not archived: ${reasons}`,
    isPossible: ({ type, address, translation_of }) =>
      Boolean(address) && (!isFixed(type) || Boolean(translation_of)),
    run: (api, page) => api.attempt(pagesApi.archive, toParams(page)),
    question: (count) => `Archive ${count}?`,
    explanation: 'Visitors will no longer see them. Publish them again to make them visible.',
  },
  {
    label: 'Delete drafts',
    variant: 'danger',
    title: (count) => `${count} deleted`,
    note: (count) => `${count} cannot be deleted.`,
    error: (reasons) => `Not deleted: ${reasons}`,
    isPossible: ({ published_at, type }) => published_at === null && !isFixed(type),
    run: (api, page) => api.attempt(pagesApi.remove, toParams(page)),
    undo: (api, page) => api.attempt(pagesApi.restore, toParams(page)),
    question: (count) => `Delete ${count}?`,
    explanation: 'They were never published. You can restore them for 30 days.',
  },
]

interface PageBulkActionsProps {
  /** The selected pages. */
  pages: Page[]
  onDone: () => void
}

/** Publishes, archives or deletes the selected pages one by one, and reports each refusal. */
export function PageBulkActions({ pages, onDone }: PageBulkActionsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<BulkAction>()
  const { run, progress } = useBulkAction(onDone)
  const possible = chosen ? pages.filter(chosen.isPossible) : []
  const skipped = pages.length - possible.length

  if (progress) {
    return <progress aria-label="Pages done" value={progress.done} max={progress.all} />
  }
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="small"
          disabled={!pages.some(action.isPossible)}
          onClick={() => {
            setChosen(action)
            dialog.current?.showModal()
          }}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        ref={dialog}
        question={chosen?.question(formatCount(possible.length, 'page')) ?? ''}
        confirmLabel={chosen?.label ?? ''}
        variant={chosen?.variant ?? 'primary'}
        onConfirm={() => chosen && void run(chosen, possible)}
      >
        <p className="text-ink/75">
          {chosen?.explanation}
          {skipped > 0 && ` ${chosen?.note(formatCount(skipped, 'selected page'))}`}
        </p>
      </ConfirmDialog>
    </>
  )
}

function useBulkAction(onDone: () => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<{ done: number; all: number }>()

  /** Returns the pages that succeeded. */
  async function runEach(
    pages: Page[],
    call: (api: ApiClient, page: Page) => Promise<Result<unknown>>,
  ) {
    const succeeded: Page[] = []
    const refusals: string[] = []
    for (const [index, page] of pages.entries()) {
      setProgress({ done: index, all: pages.length })
      const result = await call(api, page).catch(() => undefined)
      if (result?.ok) succeeded.push(page)
      else refusals.push(`${page.title || 'Untitled'}: ${describeFailure(result?.failure)}`)
    }
    setProgress(undefined)
    return { succeeded, refusals }
  }

  async function run({ run: call, undo, ...texts }: BulkAction, pages: Page[]) {
    const { succeeded, refusals } = await runEach(pages, call)
    onDone()
    await revalidate()
    const count = succeeded.length > 0 ? formatCount(succeeded.length, 'page') : 'No page'
    const title = texts.title(count)
    const undoAll = undo && succeeded.length > 0 ? () => void restore(succeeded, undo) : undefined
    if (refusals.length === 0) return showToast('success', title, { undo: undoAll })
    return showToast(succeeded.length > 0 ? 'warning' : 'error', title, {
      description: texts.error(refusals.join(' ')),
      undo: undoAll,
    })
  }

  async function restore(pages: Page[], undo: NonNullable<BulkAction['undo']>) {
    const { refusals } = await runEach(pages, undo)
    await revalidate()
    if (refusals.length > 0) {
      await showToast('error', 'Some pages were not restored.', { description: refusals.join(' ') })
    }
  }

  return { run, progress }
}
