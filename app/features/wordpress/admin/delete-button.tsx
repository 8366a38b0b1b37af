import { useNavigate } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { wordpressApi } from '../contract.ts'

/** Deletes an import that has changed nothing, and returns to the list. */
export function DeleteButton({ id }: { id: string }) {
  const api = useApi()
  const { submit, isSending } = useSubmission()
  const navigate = useNavigate()

  async function remove() {
    const result = await submit(api.attempt(wordpressApi.remove, { params: { id } }))
    if (result?.ok) await navigate('/admin/wordpress')
    else await showToast('error', describeFailure(result?.failure))
  }

  return (
    <Button className="justify-self-start" disabled={isSending} onClick={remove}>
      Delete from the list
    </Button>
  )
}
