import { Bell, BellOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { hasNotifications as canNotify, isSecure } from '#app/platform/browser/secure-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { useInbox } from '../inbox/inbox-provider.tsx'

/** The alerts button and its dialog. */
export function AlertsDialog() {
  const { inbox, state } = useInbox()
  const { hasNotifications, hasSound } = state.alerts
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const Icon = hasNotifications || hasSound ? Bell : BellOff

  async function setNotifications(isEnabled: boolean) {
    setIsRefused(!(await inbox.alerts.setNotifications(isEnabled)))
  }

  return (
    <>
      <button
        type="button"
        aria-label="Alerts"
        title="Alerts"
        onClick={() => dialog.current?.showModal()}
        className="-mr-2 grid size-9 place-items-center rounded-full text-indigo hover:bg-paper"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="alerts"
        className="m-auto w-[min(26rem,calc(100%-2rem))] card p-6 text-ink backdrop:bg-night/50"
      >
        <form method="dialog" className="grid gap-4">
          <h2 id="alerts" className="font-display text-lg font-semibold">
            Alerts
          </h2>
          <p className="text-ink/75">
            When a message arrives and no tab of the back office is visible:
          </p>
          {canNotify() && (
            <Checkbox
              label="Show a notification"
              isChecked={hasNotifications}
              onChange={setNotifications}
            />
          )}
          {!isSecure() && (
            <p className="text-sm">Notifications need an address that begins with https.</p>
          )}
          {isRefused && (
            <p role="alert" className="text-sm text-alarm">
              The browser does not allow notifications here. You can change that in its settings for
              this site.
            </p>
          )}
          <Checkbox
            label="Play a sound"
            isChecked={hasSound}
            onChange={(isEnabled) => inbox.alerts.setSound(isEnabled)}
          />
          <Button type="submit" className="justify-self-end">
            Close
          </Button>
        </form>
      </dialog>
    </>
  )
}
