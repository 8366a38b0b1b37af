import { isSecure } from '#app/platform/browser/secure-context.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'

/** Offers alerts until the offer is answered, once in each browser. The alerts button opens the settings later. */
export function AlertsPrompt() {
  const { inbox, state } = useInbox()
  const { alerts } = inbox
  if (state.alerts.isPromptAnswered) return null

  async function turnOn() {
    alerts.setSound(true)
    if (await alerts.setNotifications(true)) return
    const reason = isSecure()
      ? 'The browser does not allow notifications here'
      : 'Notifications need an address that begins with https'
    await showToast('info', `${reason}. Only the sound is on.`)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-3 text-sm lg:py-2">
      <p>Get alerts about new messages while you work in another window?</p>
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
