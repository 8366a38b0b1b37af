import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { isFixed, type Page, pagesApi } from '../contract.ts'
import { describeRefusal, type Refusal, Refusals } from './refusals.tsx'

interface BulkAction {
  label: string
  variant: 'primary' | 'danger'
  /** What was done: "3 pages published". */
  title: (count: string) => string
  /** Why some of the selected pages are left out. */
  note: (count: string) => string
  /** The title of the list of pages that the server refused. */
  refused: string
  isPossible: (page: Page) => boolean
  run: (api: ApiClient, page: Page) => Promise<Result<unknown>>
  /** Undoes it for one page. */
  undo?: (api: ApiClient, page: Page) => Promise<Result<unknown>>
  /** Returns why the page cannot be changed, before it is tried. */
  findReasons?: (api: ApiClient, page: Page) => Promise<Refusal | undefined>
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
    refused: 'Not published:',
    isPossible: ({ state }) => state !== 'published',
    async run(api, page) {
      const read = await api.attempt(pagesApi.read, toParams(page))
      if (!read.ok) return read
      return api.attempt(pagesApi.publish, {
        ...toParams(page),
        body: { revision: read.value.revision, change_note: '' },
      })
    },
    async findReasons(api, page) {
      const read = await api.attempt(pagesApi.read, toParams(page))
      const fields = read.ok ? read.value.missing : {}
      const failure = { detail: '', code: '', fields }
      return Object.keys(fields).length > 0 ? describeRefusal(api, page, failure) : undefined
    },
    question: (count) => `Publish ${count} now?`,
    explanation: 'Visitors will see the current drafts. A scheduled publication is replaced.',
  },
  {
    label: 'Archive',
    variant: 'danger',
    title: (count) => `${count} archived`,
    note: (count) => `${count} cannot be archived.`,
    refused: 'Not archived:',
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
    refused: 'Not deleted:',
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
  /** Called with the pages that stay selected, because the action failed. */
  onDone: (failed: Page[]) => void
}

/** Publishes, archives or deletes the selected pages one by one, and reports each refusal. */
export function PageBulkActions({ pages, onDone }: PageBulkActionsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<BulkAction>()
  const { run, progress, refusals } = useBulkAction(onDone)
  const possible = chosen ? pages.filter(chosen.isPossible) : []
  const skipped = pages.length - possible.length
  const expected = useExpectedRefusals(chosen, possible)

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
        <div role="status" className="grid max-h-60 gap-1 overflow-y-auto empty:hidden">
          {expected.length > 0 && (
            <>
              <p className="font-semibold">
                {`${expected.length} of ${possible.length} cannot be published:`}
              </p>
              <ul className="list-disc pl-5 wrap-anywhere">
                {expected.map(({ page, reasons }) => (
                  <li
                    key={page.id}
                  >{`${page.title.trim() || 'Untitled'}. ${reasons.join(' ')}`}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </ConfirmDialog>
      <Refusals
        title={chosen?.refused ?? ''}
        refusals={refusals.filter(({ page }) => pages.some(({ id }) => id === page.id))}
      />
    </>
  )
}

/** Finds out, while the dialog is open, which pages the server will refuse. */
function useExpectedRefusals(action: BulkAction | undefined, pages: Page[]) {
  const api = useApi()
  const [expected, setExpected] = useState<Refusal[]>([])
  const drafts = pages.map(({ id, saved_at }) => id + saved_at).join()

  // Each rendering has a new list of the same pages.
  useEffect(() => {
    let isCurrent = true
    setExpected([])
    const find = action?.findReasons
    if (find) void findAll(find)
    return () => {
      isCurrent = false
    }

    async function findAll(find: NonNullable<BulkAction['findReasons']>) {
      for (const page of pages) {
        const refusal = await find(api, page).catch(() => undefined)
        if (!isCurrent) return
        if (refusal) setExpected((found) => [...found, refusal])
      }
    }
  }, [api, action, drafts])

  return expected
}

function useBulkAction(onDone: PageBulkActionsProps['onDone']) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [refusals, setRefusals] = useState<Refusal[]>([])

  /** Returns the pages that succeeded, and why the others did not. */
  async function runEach(
    pages: Page[],
    call: (api: ApiClient, page: Page) => Promise<Result<unknown>>,
  ) {
    const succeeded: Page[] = []
    const refused: Refusal[] = []
    for (const [index, page] of pages.entries()) {
      setProgress({ done: index, all: pages.length })
      const result = await call(api, page).catch(() => undefined)
      if (result?.ok) succeeded.push(page)
      else refused.push(await describeRefusal(api, page, result?.failure))
    }
    setProgress(undefined)
    return { succeeded, refused }
  }

  async function run({ run: call, undo, ...texts }: BulkAction, pages: Page[]) {
    setRefusals([])
    const { succeeded, refused } = await runEach(pages, call)
    setRefusals(refused)
    onDone(refused.map(({ page }) => page))
    await revalidate()
    const count = succeeded.length > 0 ? formatCount(succeeded.length, 'page') : 'No page'
    const title = texts.title(count)
    const undoAll = undo && succeeded.length > 0 ? () => void restore(succeeded, undo) : undefined
    if (refused.length === 0) return showToast('success', title, { undo: undoAll })
    return showToast(succeeded.length > 0 ? 'warning' : 'error', title, { undo: undoAll })
  }

  async function restore(pages: Page[], undo: NonNullable<BulkAction['undo']>) {
    const { refused } = await runEach(pages, undo)
    await revalidate()
    if (refused.length === 0) return
    const reasons = refused.map(({ page, reasons }) => [page.title, ...reasons].join(' '))
    await showToast('error', 'Some pages were not restored.', { description: reasons.join(' ') })
  }

  return { run, progress, refusals }
}
