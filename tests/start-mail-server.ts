import { onTestFinished } from 'vitest'
import { openMailServer } from './mail-server.ts'

/** A real mail server for as long as a test. */
export async function startMailServer(port?: number) {
  const server = await openMailServer(port)
  onTestFinished(server.close)
  return server
}
