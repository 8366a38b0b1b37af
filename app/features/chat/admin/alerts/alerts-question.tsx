import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { canNotify } from './alerts.ts'

/** Asked once in each browser; the bell above has it afterwards. */
export function AlertsQuestion() {
  const { inbox, state } = useInbox()
  const { alerts } = inbox
  if (state.alerts.isAsked || !canNotify()) return null

  async function turnOn() {
    alerts.setSound(true)
    if (await alerts.setNotifications(true)) return
    await showToast('info', 'The browser does not allow notifications here: only the sound is on.')
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-3 text-sm lg:py-2">
      <p>Hear of new messages while you work in another window?</p>
      <div className="flex gap-2">
        <Button size="small" onClick={turnOn}>
          Turn on alerts
        </Button>
        <button
          type="button"
          className="min-h-9 px-2 font-medium text-indigo underline"
          onClick={() => alerts.dismiss()}
        >
          Not now
        </button>
      </div>
    </div>
  )
}
