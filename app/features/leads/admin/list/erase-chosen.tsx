import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { inWords } from '#app/base/admin/in-words.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { privacyApi } from '../../privacy-contract.ts'

interface EraseChosenProps {
  count: number
  listIds: () => Promise<string[]>
}

/** Erases who is chosen, one after the other. It may be stopped; who is gone by then stays gone. */
export function EraseChosen({ count, listIds }: EraseChosenProps) {
  const { erase, stop, progress } = useErasing(listIds)
  const question = useRef<HTMLDialogElement>(null)

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
      <Button size="small" onClick={() => question.current?.showModal()}>
        Erase for good
      </Button>
      <ConfirmDialog
        ref={question}
        question={`Erase everything about ${count === 1 ? 'one person' : inWords(count, 'person', 'people')} for good?`}
        action="Erase"
        onConfirm={erase}
      >
        What they sent and said in the chat, what was noted, and their files. It cannot be brought
        back.
      </ConfirmDialog>
    </>
  )
}

function useErasing(listIds: EraseChosenProps['listIds']) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const isStopped = useRef(false)

  async function erase() {
    isStopped.current = false
    let done = 0
    try {
      const ids = await listIds()
      for (const id of ids) {
        if (isStopped.current) break
        setProgress({ done, all: ids.length })
        const result = await api.attempt(privacyApi.erase, { params: { id } })
        // Somebody else was faster.
        if (!result.ok && result.status !== 404) throw new Error(describeFailure(result.failure))
        done++
      }
      await showToast('success', `${inWords(done, 'lead')} erased for good`)
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      await showToast('error', `Only ${inWords(done, 'lead')} could be erased. Please try again.`, {
        description,
      })
    }
    setProgress(undefined)
    await revalidate()
  }
  return { erase, progress, stop: () => (isStopped.current = true) }
}
