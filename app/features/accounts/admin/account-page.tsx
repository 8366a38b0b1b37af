import { identityContext } from '#app/base/admin/identity-context.ts'
import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { ownAccountApi } from '../people-contract.ts'
import type { Route } from './+types/account-page.ts'
import { PasswordChange } from './password-change.tsx'
import { SessionList } from './session-list.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const asked = context.get(apiContext).attempt(ownAccountApi.listSessions, {})
  const result = await asked.catch(() => undefined)
  const { username, email } = context.get(identityContext)
  return { username, email, sessions: result?.ok ? result.value : undefined }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { username, email, sessions } = loaderData

  return (
    <Screen
      title="Your account"
      subtitle={
        <p className="wrap-anywhere text-ink/75">
          {username}, {email}
        </p>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <PasswordChange username={username} />
        <section
          aria-labelledby="sessions"
          className="grid gap-4 rounded-card border border-line bg-white p-5"
        >
          <h2
            id="sessions"
            tabIndex={-1}
            className="font-display text-xl font-semibold text-indigo outline-none"
          >
            Where you are signed in
          </h2>
          {sessions ? (
            <SessionList sessions={sessions} />
          ) : (
            <p role="alert">Failed to fetch sessions. Please try again later.</p>
          )}
        </section>
      </div>
    </Screen>
  )
}
