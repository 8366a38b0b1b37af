import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { analyticsApi } from '../contract.ts'

/** Switches the counting of visits on or off. */
export function CountingSwitch({ isCounting }: { isCounting: boolean }) {
  const api = useApi()
  const { submit, isSending } = useSubmission()
  const { revalidate } = useRevalidator()

  async function change() {
    if (isSending) return
    const is_counting = !isCounting
    const result = await submit(api.attempt(analyticsApi.changeSettings, { body: { is_counting } }))
    if (!result?.ok)
      return showToast('error', 'The setting was not saved.', {
        description: describeFailure(result?.failure),
      })
    await revalidate()
    await showToast(
      'success',
      is_counting ? 'Visits are counted now.' : 'Visits are no longer counted.',
    )
  }

  return (
    <section aria-label="Settings" className="grid justify-items-start gap-2 card p-4">
      <p className="font-semibold">
        {isCounting ? 'Visits are counted.' : 'Visits are not counted.'}
      </p>
      <p className="max-w-prose text-sm text-ink/75">
        Only counts per day are stored: without cookies, without network addresses, and nothing that
        tells visitors apart. Programs and visitors whose browser asks not to be tracked are left
        out. Please mention it in your privacy policy.
      </p>
      <Button aria-disabled={isSending} onClick={change}>
        {isCounting ? 'Stop counting' : 'Count visits'}
      </Button>
    </section>
  )
}
