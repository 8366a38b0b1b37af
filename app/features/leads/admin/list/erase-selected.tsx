import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Lead } from '../../contract.ts'
import { nameToConfirm, personalDataApi } from '../../personal-data-contract.ts'
import { EraseDialog } from '../erase-dialog.tsx'

interface EraseSelectedProps {
  count: number
  listSelected: () => Promise<Lead[]>
}

/** Erases the selected leads one by one. Stopping does not restore erased leads. */
export function EraseSelected({ count, listSelected }: EraseSelectedProps) {
  const { erase, stop, progress } = useErase(listSelected)
  const [isConfirming, setConfirming] = useState(false)

  if (progress) {
    return (
      <span className="flex flex-wrap items-center gap-3">
        <progress aria-label="Erased" value={progress.done} max={progress.all} />
        <Button size="small" onClick={stop}>
          Stop
        </Button>
      </span>
    )
  }
  return (
    <>
      <Button size="small" onClick={() => setConfirming(true)}>
        Erase personal data
      </Button>
      {isConfirming && (
        <EraseDialog
          title={`Erase personal data of ${count === 1 ? 'one person' : formatCount(count, 'person', 'people')}?`}
          label="Number of people"
          expected={String(count)}
          onErase={() => {
            setConfirming(false)
            void erase()
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

function useErase(listSelected: EraseSelectedProps['listSelected']) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const isStopped = useRef(false)

  async function erase() {
    isStopped.current = false
    let done = 0
    try {
      const leads = await listSelected()
      for (const lead of leads) {
        if (isStopped.current) break
        setProgress({ done, all: leads.length })
        const named = { params: { id: lead.id }, body: { name: nameToConfirm(lead) } }
        const result = await api.attempt(personalDataApi.erase, named)
        // A colleague has erased it already.
        if (!result.ok && result.status !== 404) throw new Error(describeFailure(result.failure))
        done++
      }
      await showToast('success', `Personal data of ${formatCount(done, 'lead')} erased`)
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      await showToast(
        'error',
        `Only ${formatCount(done, 'lead')} could be erased. Please try again.`,
        {
          description,
        },
      )
    }
    setProgress(undefined)
    await revalidate()
  }
  return { erase, progress, stop: () => (isStopped.current = true) }
}
