import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Endpoint, Output } from '#app/contract/endpoint.ts'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { factorsApi } from '../factors-contract.ts'
import { ownAccountApi } from '../people-contract.ts'
import type { Route } from './+types/account-page.ts'
import { FactorsSection } from './factors/factors-section.tsx'
import { PasswordChange } from './password-change.tsx'
import { SessionList } from './session-list.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  /** Returns undefined if the request fails, so that the other sections are still shown. */
  async function readOrUndefined<E extends Endpoint>(endpoint: E) {
    const result = await api.attempt(endpoint, {} as never).catch(() => undefined)
    return result?.ok ? (result.value as Output<E>) : undefined
  }
  const { username, email } = context.get(identityContext)
  const [sessions, factors] = await Promise.all([
    readOrUndefined(ownAccountApi.listSessions),
    readOrUndefined(factorsApi.read),
  ])
  return { username, email, sessions, factors }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { username, email, sessions, factors } = loaderData

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
        <div className="grid gap-6">
          <AccountSection id="factors" title="Second factor">
            {factors ? (
              <FactorsSection factors={factors} username={username} />
            ) : (
              <p role="alert">Failed to fetch second factors. Please try again later.</p>
            )}
          </AccountSection>
          <AccountSection id="sessions" title="Active sessions">
            {sessions ? (
              <SessionList sessions={sessions} />
            ) : (
              <p role="alert">Failed to fetch sessions. Please try again later.</p>
            )}
          </AccountSection>
        </div>
      </div>
      <Outlet />
    </Screen>
  )
}

function AccountSection({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-white p-5"
    >
      <h2
        id={id}
        tabIndex={-1}
        className="font-display text-xl font-semibold text-indigo outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
