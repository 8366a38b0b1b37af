import { onTestFinished, vi } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { admin, sendTo, startTestApp } from './test-app.ts'

/** Starts a test app at a given time, with a function that moves the clock. */
export async function startAppAt(startTime: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(startTime) })
  // Restores the clock for tests of other files in the same process.
  onTestFinished(() => void vi.useRealTimers())
  const { app, db, signIn, visitor } = await startTestApp()
  await signIn()
  let access = ''
  const administrator = createApiClient((request) =>
    sendTo(app, { authorization: `Bearer ${access}` })(request),
  )
  /** Signs in again, because the session has expired. */
  async function setClock(to: string) {
    vi.setSystemTime(new Date(to))
    access = (await visitor.call(accountsApi.signIn, { body: admin })).access
  }
  await setClock(startTime)
  return { app, administrator, db, setClock, visitor }
}
