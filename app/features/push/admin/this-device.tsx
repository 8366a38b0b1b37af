import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { PushDevice } from '../contract.ts'
import { findBlocker, readOwnDevice, turnOn } from './this-browser.ts'

const blockerTexts = {
  blocked:
    'This browser blocks notifications from this site. Allow them in the browser’s settings for this site, then reload this page.',
  insecure: 'Notifications need an address that begins with https.',
  'not-installed':
    'On an iPhone or iPad, install the back office first: press Share, then “Add to Home Screen”. Open the app from the Home Screen and turn on notifications there.',
  unable: 'This browser does not support notifications. Chrome, Edge, Firefox and Safari do.',
}

interface ThisDeviceProps {
  devices: PushDevice[]
  publicKey: string
}

/** Turns notifications on in this browser, or explains why that is impossible. */
export function ThisDevice({ devices, publicKey }: ThisDeviceProps) {
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
