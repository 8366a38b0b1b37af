import { Button } from '#app/ui/button.tsx'
import type { ContactView } from './contact-view.ts'
import { useContactExport } from './use-contact-export.ts'

/** Exports what is shown, and shows how far it is; a click meanwhile does nothing. */
export function ContactExport({ view }: { view: ContactView }) {
  const { save, progress } = useContactExport(view)

  return (
    <>
      <Button
        size="small"
        className="tabular-nums aria-disabled:opacity-60"
        aria-disabled={Boolean(progress)}
        onClick={progress ? undefined : save}
      >
        {progress ? describe(progress) : 'Export CSV'}
      </Button>
      <span role="status" className="sr-only">
        {progress && 'Exporting…'}
      </span>
    </>
  )
}

function describe({ done, total }: { done: number; total: number }) {
  if (total === 0) return 'Exporting…'
  return `Exporting… ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
}
