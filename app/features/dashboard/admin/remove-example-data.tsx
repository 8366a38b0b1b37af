import { useRef } from 'react'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { exampleDataApi, type FirstSteps } from '../first-steps-contract.ts'

export type AddedData = NonNullable<FirstSteps['example_data']> & { added_at: string }

/** Says that there is example data, and removes it. */
export default function RemoveExampleData({
  added_at,
  leads,
  conversations,
  pages,
  translations,
}: AddedData) {
  const { run, isSending } = useCommand()
  const dialog = useRef<HTMLDialogElement>(null)

  async function remove() {
    const result = await run(exampleDataApi.remove, {}, 'The example data was not removed.')
    if (!result) return
    focusHeading()
    await showToast('success', 'Example data removed')
  }

  return (
    <section
      aria-label="Example data"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-marigold bg-white p-4"
    >
      <p>
        This office contains example data, added <OfficeDateTime at={added_at} />. Reports count it
        until it is removed.
      </p>
      <Button size="small" disabled={isSending} onClick={() => dialog.current?.showModal()}>
        {isSending ? 'Removing...' : 'Remove example data'}
      </Button>
      <ConfirmDialog
        ref={dialog}
        question="Remove the example data?"
        confirmLabel="Remove"
        onConfirm={remove}
      >
        <p>
          {formatCount(leads, 'example lead')}, {formatCount(conversations, 'example chat')} and{' '}
          {formatCount(pages, 'example page')} are deleted for good, with all changes to them.
        </p>
        {translations > 0 && (
          <p>This also deletes {formatCount(translations, 'translation')} of the example page.</p>
        )}
        <p>Everything else stays.</p>
      </ConfirmDialog>
    </section>
  )
}
