import { onTestFinished, vi } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { admin, sendTo, startTestApp } from './test-app.ts'

/** A test app at a moment, as `Date` takes it, and an administrator who travels from one to the next. */
export async function startAt(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  // Other files' tests run in the same process.
  onTestFinished(() => void vi.useRealTimers())
  const { app, db, signIn, visitor } = await startTestApp()
  await signIn()
  let access = ''
  const administrator = createApiClient((request) =>
    sendTo(app, { authorization: `Bearer ${access}` })(request),
  )
  /** Whoever has been away so long signs in anew. */
  async function travel(to: string) {
    vi.setSystemTime(new Date(to))
    access = (await visitor.call(accountsApi.signIn, { body: admin })).access
  }
  await travel(moment)
  return { app, administrator, db, travel, visitor }
}
