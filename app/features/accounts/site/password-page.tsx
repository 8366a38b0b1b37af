import { Suspense, useMemo } from 'react'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { accountsApi } from '../contract.ts'
import * as words from '../words.ts'
import { type LinkOwner, PasswordForm } from './password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export const handle = { isBackOffice: true }

/** Target of invitation and password reset links. */
export default function PasswordPage() {
  const token = useLinkToken()
  const linkOwner = useMemo(() => (token ? readOwner(token) : undefined), [token])

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-12 sm:py-20">
      <PageHead title={words.chooseAPassword} />
      <h1 className="font-display text-2xl font-semibold text-indigo">{words.chooseAPassword}</h1>
      <noscript>
        <p>{words.choosingNeedsScripts}</p>
      </noscript>
      {token === '' && <p>{words.linkIncomplete}</p>}
      {token && linkOwner && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <PasswordForm key={token} token={token} linkOwner={linkOwner} />
        </Suspense>
      )}
    </div>
  )
}

/** Never rejects, so that `use` can read it while rendering. */
async function readOwner(token: string): Promise<LinkOwner> {
  const request = anonymousApi.attempt(accountsApi.passwordLink, { body: { token } })
  const result = await request.catch(() => undefined)
  if (result?.ok) return result.value
  const problem = result?.failure.detail ?? words.serverUnreachable
  return { problem }
}
