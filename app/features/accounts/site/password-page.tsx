import { Suspense, useMemo } from 'react'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { accountsApi } from '../contract.ts'
import { PasswordForm, type Reading } from './password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of an invitation or a reset leads. */
export default function PasswordPage() {
  const token = useLinkToken()
  const reading = useMemo(() => (token ? readOwner(token) : undefined), [token])

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-12 sm:py-20">
      <PageHead title="Choose a password" />
      <h1 className="font-display text-3xl font-semibold text-indigo">Choose a password</h1>
      <noscript>
        <p>Choosing a password needs JavaScript: please switch it on for this site and reload.</p>
      </noscript>
      {token === '' && (
        <p>
          This page needs the whole link that an administrator gave you. Please open it once more.
        </p>
      )}
      {token && reading && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <PasswordForm key={token} token={token} reading={reading} />
        </Suspense>
      )}
    </div>
  )
}

/** Never rejects, so that it can be read while rendering. */
async function readOwner(token: string): Promise<Reading> {
  const asked = anonymousApi.attempt(accountsApi.passwordLink, { body: { token } })
  const result = await asked.catch(() => undefined)
  if (result?.ok) return result.value
  const problem = result?.failure.detail ?? 'The server cannot be reached. Please open it again.'
  return { problem }
}
