import { Outlet } from 'react-router'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { preferencesApi } from '../../preferences-contract.ts'
import type { Route } from './+types/preferences-section.ts'
import { PreferencesForm } from './preferences-form.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const request = context.get(apiContext).attempt(preferencesApi.read, {})
  const result = await request.catch(() => undefined)
  return { preferences: result?.ok ? result.value : undefined }
}

/** Notification preferences on the account screen. */
export default function PreferencesSection({ loaderData: { preferences } }: Route.ComponentProps) {
  return (
    <>
      <section
        aria-labelledby="notifications"
        className="grid gap-4 rounded-card border border-line bg-white p-5"
      >
        <h2 id="notifications" className="font-display text-xl font-semibold text-indigo">
          Notification preferences
        </h2>
        {preferences ? (
          <PreferencesForm key={JSON.stringify(preferences)} stored={preferences} />
        ) : (
          <p role="alert">Failed to fetch notification preferences. Please try again later.</p>
        )}
      </section>
      <Outlet />
    </>
  )
}
