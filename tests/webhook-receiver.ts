import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { jobsApi } from '#app/features/jobs/contract.ts'
import { type NewWebhook, webhooksApi } from '#app/features/webhooks/contract.ts'
import { makeContact } from './factories.ts'
import { startTestApp } from './test-app.ts'

const folder = join(import.meta.dirname, 'example-https')
const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(join(folder, name)))

export interface ReceivedWebhook {
  headers: Record<string, string>
  body: string
}

/** Starts a webhook receiver at hooks.office.example and records its requests. */
export async function startWebhookReceiver(answer: {
  status: number
  body?: string
  location?: string
  /** Runs after the request arrives and before the response. */
  before?: () => Promise<unknown>
}) {
  const received: ReceivedWebhook[] = []
  const server = createServer({ key, cert }, async (request, reply) => {
    received.push({
      headers: request.headers as ReceivedWebhook['headers'],
      body: await text(request),
    })
    await answer.before?.()
    reply.writeHead(answer.status, answer.location ? { location: answer.location } : {})
    reply.end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { received, answer, url: `https://hooks.office.example:${port}/leads` }
}

const allowAll = (_address: string) => true

/** The product's outbound requests, with the test's host names. */
export async function startWebhookApp(
  addresses = ['127.0.0.1'],
  isAllowed = allowAll,
  ca: string | undefined = String(cert),
) {
  const resolve = async () => [...addresses]
  const started = await startTestApp({
    withFirstContent: true,
    remoteImages: { isAllowed, resolve, ca },
  })
  const { administrator, visitor, app } = started
  await app.ready()
  const add = (body: NewWebhook) => administrator.call(webhooksApi.add, { body })
  const sendEnquiry = (name = 'Asha Gurung') =>
    visitor.call(contactsApi.send, { body: makeContact({ name }) })
  const [listDeliveries, listJobs] = [
    async () => (await administrator.call(webhooksApi.list, {}))[0]?.deliveries,
    async () => {
      const all = await administrator.call(jobsApi.list, { querystring: {} })
      return all.filter(({ title }) => title.includes('webhook'))
    },
  ]
  return { ...started, add, sendEnquiry, listDeliveries, listJobs }
}
