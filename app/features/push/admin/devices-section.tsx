import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type PushDevice, pushApi } from '../contract.ts'
import type { Route } from './+types/devices-section.ts'
import { findBlocker, readOwnDevice, turnOff, turnOn } from './this-browser.ts'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const result = await context
    .get(apiContext)
    .attempt(pushApi.read, {})
    .catch(() => undefined)
  return result?.ok ? result.value : undefined
}

/** The devices with notifications, on the account screen. */
export default function DevicesSection({ loaderData }: Route.ComponentProps) {
  return (
    <section aria-labelledby="devices" className="grid gap-4 card p-5">
      <div className="grid max-w-prose gap-1">
        <h2
          id="devices"
          tabIndex={-1}
          className="font-display text-xl font-semibold text-indigo outline-none"
        >
          Notifications on your devices
        </h2>
        <p className="text-ink/80">
          Your phone or computer notifies you of new enquiries immediately, and of chat messages
          that arrive while no one has the back office open. Notifications say what a question is
          about, never who asked it. You can also install the back office as an app from the
          browser’s menu.
        </p>
      </div>
      {loaderData ? (
        <>
          <ThisDevice devices={loaderData.devices} publicKey={loaderData.public_key} />
          {loaderData.devices.length > 0 && <DeviceList devices={loaderData.devices} />}
        </>
      ) : (
        <p role="alert">Failed to fetch your devices. Please try again later.</p>
      )}
    </section>
  )
}

const blockerTexts = {
  blocked:
    'This browser blocks notifications from this site. Allow them in the browser’s settings for this site, then reload this page.',
  insecure: 'Notifications need an address that begins with https.',
  'not-installed':
    'On an iPhone or iPad, install the back office first: press Share, then “Add to Home Screen”. Open the app from the Home Screen and turn on notifications there.',
  unable: 'This browser does not support notifications. Chrome, Edge, Firefox and Safari do.',
}

/** Turns notifications on in this browser, or explains why that is impossible. */
function ThisDevice({ devices, publicKey }: { devices: PushDevice[]; publicKey: string }) {
  const { sub: account } = useIdentity()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isEnabling, setEnabling] = useState(false)
  const blocker = findBlocker()
  const ownDeviceId = readOwnDevice(account)
  if (blocker) {
    return <p className="max-w-prose rounded-lg bg-paper px-4 py-3">{blockerTexts[blocker]}</p>
  }
  if (devices.some(({ id }) => id === ownDeviceId)) return null

  async function enable() {
    setEnabling(true)
    const reason = await turnOn(api, account, publicKey).catch(describeError)
    await revalidate()
    setEnabling(false)
    // Moves the focus, because the focused button is removed when notifications are on.
    if (!reason) document.getElementById('devices')?.focus()
    await showToast(reason ? 'error' : 'success', reason || 'Notifications are on for this device')
  }

  return (
    <Button
      className="justify-self-start"
      aria-disabled={isEnabling}
      onClick={() => !isEnabling && enable()}
    >
      {isEnabling ? 'Turning on...' : 'Turn on for this device'}
    </Button>
  )
}

/**
 * Returns the message for an error. A DOMException means that the browser's push service is
 * unreachable or disabled.
 */
function describeError(error: unknown) {
  return error instanceof DOMException
    ? 'This browser could not reach its push service. Please check its settings, and the network.'
    : 'Failed to turn on notifications. Please try again.'
}

function DeviceList({ devices }: { devices: PushDevice[] }) {
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
