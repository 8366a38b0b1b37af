import { useId, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, dialogToaster } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { factValuesApi } from '../contract.ts'
import type { FactValue } from '../value-contract.ts'

interface ConfirmButtonProps {
  value: Pick<FactValue, 'id' | 'address'>
  /** The label of the fact. */
  label: string
  /** The value in words, as the page of the source should say it. */
  text: string
  /** The query string of the form for a new value. */
  changeSearch: string
  /** The query string of the form for this value, where its source is entered. */
  sourceSearch: string
  size?: 'usual' | 'small'
  onConfirmed?: () => void
}

/** Opens the source, and records the review after the administrator has compared it. */
export function ConfirmButton({ size = 'small', ...props }: ConfirmButtonProps) {
  const { value, label } = props
  const [isAsking, setIsAsking] = useState(false)

  function openSource() {
    if (value.address) window.open(value.address, '_blank', 'noopener,noreferrer')
    setIsAsking(true)
  }

  return (
    <>
      <Button
        size={size}
        variant={size === 'usual' ? 'primary' : 'plain'}
        className="justify-self-start"
        aria-label={`Confirm ${label}${value.address ? ' (opens the source in a new tab)' : ''}`}
        aria-haspopup="dialog"
        onClick={openSource}
      >
        Confirm
      </Button>
      {isAsking && <ConfirmQuestion {...props} onClose={() => setIsAsking(false)} />}
    </>
  )
}

type ConfirmQuestionProps = Omit<ConfirmButtonProps, 'size'> & { onClose: () => void }

/** Asks what the source says. Nothing is recorded before the answer. */
function ConfirmQuestion({ value, label, text, ...props }: ConfirmQuestionProps) {
  const { changeSearch, sourceSearch, onConfirmed, onClose } = props
  const office = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()
  const hint = useId()

  function open(search: string) {
    onClose()
    return navigate({ search }, { preventScrollReset: true })
  }

  async function confirm() {
    const result = await submit(office.attempt(factValuesApi.confirm, { params: { id: value.id } }))
    if (!result?.ok) {
      const toast = { toasterId: dialogToaster }
      return showToast('error', 'The value could not be confirmed. Please try again.', toast)
    }
    onClose()
    onConfirmed?.()
    await revalidate()
    return showToast('success', `“${label}” confirmed`)
  }

  if (!value.address) {
    return (
      <Dialog title="This value has no source link" size="small" onClose={onClose}>
        <div className="grid gap-5 p-5 sm:px-6">
          <p>
            {`Enter the address of the page that says “${text}”. Then you can compare and confirm it.`}
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={() => open(sourceSearch)}>
              Add source
            </Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={`Does the page still say “${text}”?`} size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p id={hint} className="wrap-anywhere">
          {`${label}. The source is open in another tab: `}
          <a
            href={value.address}
            target="_blank"
            rel="noreferrer"
            className="text-indigo underline"
          >
            {value.address}
          </a>
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button aria-describedby={hint} onClick={onClose}>
            I could not open it
          </Button>
          <Button onClick={() => open(changeSearch)}>No, it has changed</Button>
          <Button
            variant="primary"
            aria-disabled={isSending}
            onClick={() => !isSending && confirm()}
          >
            Yes
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
