import { useRevalidator } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { factValuesApi } from '../contract.ts'

interface ConfirmButtonProps {
  value: { id: string }
  /** The label of the fact. */
  label: string
}

/** Records that the administrator has reviewed the value against its source. */
export function ConfirmButton({ value, label }: ConfirmButtonProps) {
  const office = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()

  async function confirm() {
    const result = await submit(office.attempt(factValuesApi.confirm, { params: { id: value.id } }))
    if (!result?.ok)
      return showToast('error', 'The value could not be confirmed. Please try again.')
    await revalidate()
    return showToast('success', `“${label}” confirmed`)
  }

  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-disabled={isSending}
      aria-label={`Confirm ${label}`}
      onClick={() => !isSending && confirm()}
    >
      Confirm
    </Button>
  )
}
