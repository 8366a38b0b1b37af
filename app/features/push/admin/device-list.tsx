import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type PushDevice, pushApi } from '../contract.ts'
import { readOwnDevice, turnOff } from './this-browser.ts'

export function DeviceList({ devices }: { devices: PushDevice[] }) {
  const ownDeviceId = readOwnDevice(useIdentity().sub)

  return (
    <ul className="divide-y divide-line">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} isOwn={device.id === ownDeviceId} />
      ))}
    </ul>
  )
}

interface DeviceRowProps {
  device: PushDevice
  /** The device is the current browser. */
  isOwn: boolean
}

function DeviceRow({ device, isOwn }: DeviceRowProps) {
  const { browser, created_at, last_sent_at, is_signed_out } = device
  const { sendTest, remove, isBusy } = useDeviceActions(device, isOwn)

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {browser}
          {isOwn && (
            <span className="rounded-full bg-indigo/10 px-2.5 text-sm font-medium text-indigo">
              This device
            </span>
          )}
        </p>
        <p className="text-sm text-ink/80">
          On since <OfficeDateTime at={created_at} />,{' '}
          {last_sent_at ? (
            <>
              last notification <OfficeDateTime at={last_sent_at} />.
            </>
          ) : (
            'no notification yet.'
          )}
          {is_signed_out &&
            ' You are signed out there: notifications resume when you sign in again.'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          aria-label={`Send test notification to ${browser}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && sendTest()}
        >
          Send test
        </Button>
        <Button
          size="small"
          aria-label={`Turn off notifications on ${browser}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && remove()}
        >
          Turn off
        </Button>
      </div>
    </li>
  )
}

function useDeviceActions({ id, browser }: PushDevice, isOwn: boolean) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const params = { id }

  async function run<Value>(call: Promise<Value>) {
    setBusy(true)
    const result = await call.catch(() => undefined)
    await revalidate()
    setBusy(false)
    return result
  }

  return {
    isBusy,
    async sendTest() {
      const result = await run(api.attempt(pushApi.test, { params }))
      if (!result?.ok)
        return showToast('error', 'Failed to send a test notification. Please try again.')
      const { error } = result.value
      return showToast(
        error ? 'error' : 'success',
        error || `A test notification is on its way to ${browser}`,
      )
    },
    async remove() {
      const result = await run(api.attempt(pushApi.remove, { params }))
      // A device that the server no longer lists is already turned off.
      const isOff = result?.ok || result?.status === 404
      if (isOff && isOwn) await turnOff().catch(() => {})
      // Moves the focus, because the focused button is removed with its row.
      if (isOff) document.getElementById('devices')?.focus()
      const failure = 'Failed to turn off notifications. Please try again.'
      await showToast(
        isOff ? 'success' : 'error',
        isOff ? `Notifications are off on ${browser}` : failure,
      )
    },
  }
}
