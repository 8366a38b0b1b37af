import { Button } from '#app/ui/button.tsx'
import type { SubscriberState } from '../contract.ts'
import * as words from '../words.ts'

/** The one button behind a secret link, which the address of the page contains. */
export function LinkForm({ state }: { state: SubscriberState }) {
  const isConfirmed = state === 'confirmed'

  return (
    <form method="post" className="grid justify-items-start gap-4">
      <p className="text-lg">{isConfirmed ? words.youAreSubscribed : words.confirmQuestion}</p>
      <Button
        type="submit"
        variant="primary"
        name={isConfirmed ? 'unsubscribe' : 'confirm'}
        value="yes"
        className="min-h-12"
      >
        {isConfirmed ? words.unsubscribe : words.confirm}
      </Button>
    </form>
  )
}
