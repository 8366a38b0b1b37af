import { Outlet } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { choicesApi } from '../../choices-contract.ts'
import type { Route } from './+types/choices-section.ts'
import { ChoicesForm } from './choices-form.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const asked = context.get(apiContext).attempt(choicesApi.read, {})
  const result = await asked.catch(() => undefined)
  return { choices: result?.ok ? result.value : undefined }
}

/** Of what somebody hears, on the page of their account. */
export default function ChoicesSection({ loaderData: { choices } }: Route.ComponentProps) {
  return (
    <>
      <section
        aria-labelledby="notices"
        className="grid gap-4 rounded-card border border-line bg-white p-5"
      >
        <h2 id="notices" className="font-display text-xl font-semibold text-indigo">
          What you hear of
        </h2>
        {choices ? (
          <ChoicesForm key={JSON.stringify(choices)} stored={choices} />
        ) : (
          <p role="alert">Failed to fetch what you hear of. Please try again later.</p>
        )}
      </section>
      <Outlet />
    </>
  )
}
