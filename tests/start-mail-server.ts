import { onTestFinished } from 'vitest'
import { openMailServer } from './mail-server.ts'

/** Starts a real mail server for the duration of a test. */
export async function startMailServer(port?: number, tls?: { key: string; cert: string }) {
  const server = await openMailServer(port, tls)
  onTestFinished(server.close)
  return server
}
