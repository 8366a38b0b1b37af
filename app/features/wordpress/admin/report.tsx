import { Link } from 'react-router'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ImportDetails, wordpressApi } from '../contract.ts'
import { UndoButton } from './undo-button.tsx'

/** What was imported, with the ways to fetch missing pictures and to undo it. */
export function Report({ details }: { details: ImportDetails }) {
  const { id, ended_at, counts, has_texts } = details
  const { run, isSending } = useCommand()
  const missing = counts
    .filter(({ type, state }) => ['picture', 'file'].includes(type) && state === 'failed')
    .reduce((total, { count }) => total + count, 0)

  async function retry() {
    const started = await run(wordpressApi.retryPictures, { params: { id } })
    if (started) await showToast('success', 'The missing pictures are fetched again')
  }

  return (
    <section aria-label="Report" className="grid max-w-prose gap-3 card p-4">
      <p role="status" className="font-semibold">
        The site was imported.
      </p>
      <p>
        {ended_at && <OfficeDateTime at={ended_at} />} Look at the drafts under{' '}
        <Link to="/admin/articles?state=draft" className="text-indigo underline">
          Articles
        </Link>{' '}
        and{' '}
        <Link to="/admin/pages?state=draft" className="text-indigo underline">
          Pages
        </Link>
        . Old addresses lead to the new ones.
      </p>
      {missing > 0 && has_texts && (
        <div className="grid justify-items-start gap-2">
          <p>
            {formatCount(missing, 'file')} could not be fetched. They are tried again after 10
            minutes, 2 hours and 12 hours, and shown in pages that have not been changed since.
          </p>
          <Button size="small" disabled={isSending} onClick={retry}>
            Fetch them now
          </Button>
        </div>
      )}
      <UndoButton details={details} />
    </section>
  )
}
