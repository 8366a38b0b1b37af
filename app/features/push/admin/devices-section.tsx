import { apiContext } from '#app/platform/browser/api-context.ts'
import { pushApi } from '../contract.ts'
import type { Route } from './+types/devices-section.ts'
import { DeviceList } from './device-list.tsx'
import { ThisDevice } from './this-device.tsx'

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
    <section
      aria-labelledby="devices"
      className="grid gap-4 rounded-card border border-line bg-white p-5"
    >
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
