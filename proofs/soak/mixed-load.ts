import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import type { ApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import {
  makeAnswer,
  makeContact,
  makeDestination,
  makeForm,
  makeMessage,
} from '#tests/factories.ts'
import { createClient, signIn } from '#tests/processes/api-clients.ts'
import { createImage, toFile } from '#tests/test-images.ts'
import { listServerErrors, readEverything } from '../deploy/read-everything.ts'

const READERS = 3
const VISITORS = 5

/**
 * Simulates an office and its visitors for this time: pages, enquiries, chats; sign-in, replies, reads,
 * writes, uploads, deletions and sign-out. Rejects when a request is refused or fails.
 */
export async function simulateOffice(url: string, forMs: number) {
  const until = Date.now() + forMs
  const paths = await listPaths(url)
  async function repeatUntilEnd(act: () => Promise<unknown>, pauseMs: number) {
    while (Date.now() < until) {
      await act()
      await sleep(pauseMs)
    }
  }
  const repeatInParallel = (count: number, act: () => Promise<unknown>, pauseMs: number) =>
    Array.from({ length: count }, () => repeatUntilEnd(act, pauseMs))
  let read = 0
  await Promise.all([
    ...repeatInParallel(READERS, () => readPage(url + paths[read++ % paths.length]), 50),
    ...repeatInParallel(VISITORS, () => chat(url), 1000),
    ...repeatInParallel(1, () => sendContactForm(url), 1000),
    ...repeatInParallel(1, () => simulateAdministrator(url), 5000),
  ])
}

async function listPaths(url: string) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path)
  return [...pages, '/search?q=visa', '/not-there', '/api/public/office/', '/api/messages/welcome/']
}

async function readPage(address: string) {
  const response = await fetch(address)
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${address} answered ${response.status}`)
}

/** Simulates a visitor's chat with three questions. */
async function chat(url: string) {
  const user_id = newId()
  const visitor = createClient(url)
  const leaving = new AbortController()
  const { signal } = leaving
  const stream = await fetch(`${url}/api/messages/stream/?user_id=${user_id}`, { signal })
  const shown = stream.text().catch(() => '')
  for (let count = 0; count < 3; count++) {
    await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
  }
  await visitor.call(messagesApi.list, { querystring: { user_id } })
  leaving.abort()
  await shown
}

async function sendContactForm(url: string) {
  const id = newId()
  const email = `${id}@students.example`
  const contact = makeContact({ email, message: `Where can I study nursing? ${id}` })
  await createClient(url).call(contactsApi.send, { body: contact })
}

async function simulateAdministrator(url: string) {
  const { administrator: office, access, refresh } = await signIn(url)
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${access}` }
  const { signal } = leaving
  const stream = await fetch(`${url}/api/conversations/stream/`, { headers, signal })
  const shown = stream.text().catch(() => '')
  await writeAsOffice(office, createClient(url))
  await uploadSlide(url, headers)
  const faults = listServerErrors(await readEverything(url))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  leaving.abort()
  await shown
  await office.call(accountsApi.signOut, { body: { refresh } })
}

async function writeAsOffice(office: ApiClient, visitor: ApiClient) {
  const name = `Example ${newId()}`
  const user_id = newId()
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
  await office.call(messagesApi.send, { body: makeAnswer({ user_id }) })
  const { id } = await office.call(leadsApi.add, { body: { name, countries: ['AU'] } })
  await office.call(leadsApi.logActivity, { params: { id }, body: { kind: 'call', text: name } })
  const added = await office.call(destinationsApi.add, {
    body: makeDestination({ country: name }),
  })
  const params = { id: added.id }
  await office.call(destinationsApi.change, { params, body: { description: name } })
  await office.call(destinationsApi.remove, { params })
}

async function uploadSlide(url: string, headers: Record<string, string>) {
  const image = toFile(await createImage('jpeg', 1600, 900))
  const at = `${url}/api/hero-slides/`
  const body = makeForm({ title: 'Study in Norway', image })
  const added = await fetch(at, { method: 'POST', headers, body })
  if (!added.ok) throw new Error(`The upload was answered with ${added.status}`)
  const { id } = (await added.json()) as { id: string }
  const removed = await fetch(`${at}${id}/`, { method: 'DELETE', headers })
  await removed.arrayBuffer()
  if (!removed.ok) throw new Error(`The deletion was answered with ${removed.status}`)
}
