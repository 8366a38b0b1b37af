import { type ReactNode, useRef } from 'react'
import { Outlet, useRevalidator } from 'react-router'
import type { Endpoint, Output } from '#app/contract/endpoint.ts'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { EditorNotices } from '#app/ui/editor-notices.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { factorsApi } from '../factors-contract.ts'
import { type Account, ownAccountApi, type Session } from '../people-contract.ts'
import { storeTokens } from '../token-storage.ts'
import type { Route } from './+types/account-page.ts'
import { useAuth } from './auth-provider.tsx'
import { FactorsSection } from './factors/factors-section.tsx'
import { ProfileFields, useProfileEditor } from './profile-fields.tsx'
import { renewSession } from './session.ts'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  /** Returns undefined if the request fails, so that the other sections are still shown. */
  async function readOrUndefined<E extends Endpoint>(endpoint: E) {
    const result = await api.attempt(endpoint, {} as never).catch(() => undefined)
    return result?.ok ? (result.value as Output<E>) : undefined
  }
  const { username, email } = context.get(identityContext)
  const [account, sessions, factors] = await Promise.all([
    readOrUndefined(ownAccountApi.read),
    readOrUndefined(ownAccountApi.listSessions),
    readOrUndefined(factorsApi.read),
  ])
  return { username, email, account, sessions, factors }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { username, email, account, sessions, factors } = loaderData

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
        <div className="grid gap-6">
          {account && <ProfileForm account={account} />}
          <PasswordChange username={username} />
        </div>
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
    <section aria-labelledby={id} className="grid gap-4 card p-5">
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

/** The own full name, photo, languages and language of the back office. */
function ProfileForm({ account }: { account: Account }) {
  const { language } = account
  const api = useApi()
  const { revalidate } = useRevalidator()
  const editor = useProfileEditor({
    id: account.id,
    profile: account,
    send: (input) => api.attempt(ownAccountApi.changeProfile, input),
    async onSaved() {
      // The new token names the language, in which the back office opens again.
      if (editor.values.language !== language) await renewSession().catch(() => undefined)
      await revalidate()
      await showToast('success', 'Saved')
    },
    isOnPage: true,
  })

  return (
    <form
      noValidate
      aria-labelledby="profile"
      className="grid gap-4 card p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!editor.isSaving) editor.save()
      }}
    >
      <FormErrors failure={editor.failure} attempt={editor.failureCount}>
        <EditorNotices editor={editor} />
        <h2 id="profile" className="font-display text-xl font-semibold text-indigo">
          Profile
        </h2>
        <ProfileFields editor={editor} />
        <Button
          type="submit"
          variant="primary"
          aria-disabled={editor.isSaving}
          className="justify-self-start"
        >
          {editor.isSaving ? 'Saving...' : 'Save profile'}
        </Button>
      </FormErrors>
    </form>
  )
}

function PasswordChange({ username }: { username: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { change, isSending, failure } = usePasswordChange(() => form.current?.reset())

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="password-change"
      className="grid gap-4 card p-5"
      onSubmit={(event) => {
        event.preventDefault()
        change(new FormData(event.currentTarget))
      }}
    >
      <FormErrors failure={failure}>
        <h2 id="password-change" className="font-display text-xl font-semibold text-indigo">
          Change password
        </h2>
        {/* Tells password managers which account it is. */}
        <input name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          isRequired
          path="current_password"
          name="current_password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <PasswordField
          label="New password"
          isRequired
          hint="At least 8 characters; 15 or more are better. Changing it ends all your other sessions."
          path="new_password"
          name="new_password"
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <Button type="submit" variant="primary" disabled={isSending} className="justify-self-start">
          {isSending ? 'Saving...' : 'Change password'}
        </Button>
      </FormErrors>
    </form>
  )
}

function usePasswordChange(onDone: () => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  async function change(form: FormData) {
    const field = (name: string) => String(form.get(name))
    const body = {
      current_password: field('current_password'),
      new_password: field('new_password'),
    }
    const result = await submit(api.attempt(ownAccountApi.changePassword, { body }))
    if (!result?.ok) return
    storeTokens(result.value)
    onDone()
    await showToast('success', 'Your password has been changed', {
      description: 'All other sessions have ended.',
    })
    await revalidate()
  }

  return { change, isSending, failure }
}

function SessionList({ sessions }: { sessions: Session[] }) {
  const { logout } = useAuth()
  const { end, endOthers } = useSessionEnding()
  const hasOthers = sessions.some(({ is_current }) => !is_current)

  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => (session.is_current ? logout() : end(session))}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button size="small" className="justify-self-start" onClick={endOthers}>
          End all other sessions
        </Button>
      ) : (
        <p className="text-sm text-ink/75">You have no other sessions.</p>
      )}
    </>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { browser, address, created_at, last_used_at, is_current } = session

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {browser}
          {is_current && (
            <span className="rounded-full bg-indigo/10 px-2.5 text-sm font-medium text-indigo">
              This session
            </span>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-ink/80">
          {address && <>From {address}. </>}
          Signed in <OfficeDateTime at={created_at} />, last used{' '}
          <OfficeDateTime at={last_used_at} />.
        </p>
      </div>
      <Button
        size="small"
        aria-label={is_current ? 'End this session' : `End the session of ${browser}`}
        onClick={onEnd}
      >
        End
      </Button>
    </li>
  )
}

/** Ends other sessions and shows the result. */
function useSessionEnding() {
  const api = useApi()
  const { revalidate } = useRevalidator()

  async function finish(call: Promise<{ ok: boolean; status?: number }>, success: string) {
    const result = await call.catch(() => undefined)
    // A session that is not found has ended already.
    const isDone = result?.ok || result?.status === 404
    await revalidate()
    // The focused button was removed with its row.
    if (isDone) document.getElementById('sessions')?.focus()
    await showToast(
      isDone ? 'success' : 'error',
      isDone ? success : 'Failed to end the session. Please try again.',
    )
  }

  return {
    end: ({ id }: Session) =>
      finish(api.attempt(ownAccountApi.endSession, { params: { id } }), 'The session has ended'),
    endOthers: () =>
      finish(api.attempt(ownAccountApi.endOtherSessions, {}), 'All other sessions have ended'),
  }
}
