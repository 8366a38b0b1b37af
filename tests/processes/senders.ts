import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import type { ApiClient } from '#app/contract/api-client.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import type { Sent, Stored } from './delivery-check.ts'

const PAUSE_MS = 20

/** Who calls a server: a visitor, and the administrator once signed in. */
export interface Callers {
  visitor: ApiClient
  administrator: () => Promise<ApiClient>
}

/** Sends one after the other, and remembers what it sent and what was acknowledged. */
export interface Sender {
  sent: Sent[]
  /** Text of the next one; its id is part of it or goes along. */
  write: (id: string) => string
  /** Rejects with a TypeError when the server is gone. Returns the receipt. */
  post: (callers: Callers, sent: Sent) => Promise<string>
  /** What of it the server has, in order. */
  read: (callers: Callers) => Promise<Stored[]>
}

/** A visitor who writes in the chat. */
export function chatSender(): Sender {
  const user_id = newId()
  return {
    sent: [],
    write: (id) => `What does a visa for Australia cost? नमस्ते ${id}`,
    async post({ visitor }, { id, text }) {
      const body = { id, user_id, sender: 'user', message: text } as const
      const { seq } = await visitor.call(messagesApi.send, { body })
      return String(seq)
    },
    async read({ visitor }) {
      const rows: Stored[] = []
      for (let after = 0; ; after += 1000) {
        const page = await visitor.call(messagesApi.list, { querystring: { user_id, after } })
        rows.push(
          ...page.map(({ id, message, seq }) => ({ id, text: message, receipt: String(seq), seq })),
        )
        if (page.length < 1000) return rows
      }
    },
  }
}

/** Who sends each again before it is answered, as a browser that gave up waiting: either answer counts. */
export function impatient(sender: Sender): Sender {
  const { post } = sender
  return { ...sender, post: (...one) => Promise.race([post(...one), post(...one)]) }
}

/** Somebody who fills in the contact form again and again, from one address. */
export function contactSender(): Sender {
  const email = `${newId()}@students.example`
  return {
    sent: [],
    write: (id) =>
      JSON.stringify({
        name: 'Asha Gurung',
        email,
        phone: '+977 980 0000000',
        country: 'Japan',
        message: id,
      } satisfies NewContact),
    async post({ visitor }, { text }) {
      const { id } = await visitor.call(contactsApi.send, { body: JSON.parse(text) })
      return id
    },
    async read(callers) {
      const administrator = await callers.administrator()
      const rows: Stored[] = []
      const leads = new Set<string | null>()
      for (let before: string | undefined; ; before = rows.at(-1)?.receipt) {
        const querystring = { q: email, before }
        const page = await administrator.call(contactsApi.list, { querystring })
        rows.push(
          ...page.map(({ id, name, email, phone, country, message }) => ({
            id: message,
            text: JSON.stringify({ name, email, phone, country, message } satisfies NewContact),
            receipt: id,
          })),
        )
        for (const { lead_id } of page) leads.add(lead_id)
        if (page.length < 1000) break
      }
      const asked = await listAsked(administrator, leads)
      return rows.reverse().flatMap((row) => asked.filter((text) => text === row.id).map(() => row))
    },
  }
}

/** Visitors who each fill in the chat's card as the first thing that they say. */
export function cardSender(): Sender {
  const place = `${newId()}.example`
  const emailOf = (id: string) => `${id}@${place}`
  const sent: Sent[] = []
  /** Those of whom the conversation has been read: it stays as it is. */
  const read = new Map<string, string>()
  async function readMessage({ visitor }: Callers, user_id: string) {
    const known = read.get(user_id)
    if (known) return known
    const said = await visitor.call(messagesApi.list, { querystring: { user_id } })
    const text = said.map(({ message }) => message).join()
    if (text) read.set(user_id, text)
    return text
  }
  return {
    sent,
    write: (id) => ['Asha Gurung', emailOf(id)].join('\n'),
    async post({ visitor }, { id, text }) {
      const details = { name: 'Asha Gurung', email: emailOf(id) }
      const body = { id, user_id: id, sender: 'user', message: text, details } as const
      const { seq } = await visitor.call(messagesApi.send, { body })
      return String(seq)
    },
    async read(callers) {
      const asked = await countAsked(await callers.administrator(), place)
      const rows: Stored[] = []
      for (const { id } of sent) {
        const [text, times] = [await readMessage(callers, id), asked.get(emailOf(id)) ?? 0]
        const row = { id, text, receipt: '1' }
        if (text && times === 0) rows.push({ ...row, text: `Without a lead: ${text}` })
        for (let time = 0; time < times; time++) rows.push(row)
      }
      return rows
    },
  }
}

/** How often each of these e-mails has asked, by all leads that have it. */
async function countAsked(administrator: ApiClient, q: string) {
  const asked = new Map<string, number>()
  for (let offset = 0; ; offset += 1000) {
    const querystring = { q, offset, limit: 1000, sort: 'created_at' as const }
    const leads = await administrator.call(leadsApi.list, { querystring })
    for (const { emails, enquiries } of leads) {
      for (const email of emails) asked.set(email, (asked.get(email) ?? 0) + enquiries)
    }
    if (leads.length < 1000) return asked
  }
}

/** What the timelines of these leads say was asked: none without its lead, none in two. */
async function listAsked(administrator: ApiClient, leads: Set<string | null>) {
  const ids = [...leads].filter((id) => id !== null)
  const found = ids.map((id) => administrator.call(leadsApi.find, { params: { id } }))
  return (await Promise.all(found)).flatMap(({ timeline }) => timeline.map(({ text }) => text))
}

/** Sends, each after the answer to the one before, until the server is gone. */
export async function sendUntilGone(sender: Sender, callers: Callers) {
  for (;;) {
    const id = newId()
    const next: Sent = { id, text: sender.write(id) }
    sender.sent.push(next)
    try {
      next.receipt = await sender.post(callers, next)
    } catch (error) {
      // What fetch rejects with; every answer of the server's is something else.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

/**
 * Sends one after the other, each again with the same id for as long as the answer is 503; any
 * other refusal, and a server that is gone, reject `done`.
 */
export function sendSteadily(sender: Sender, callers: Callers) {
  let isOver = false
  let refused = 0
  async function send() {
    while (!isOver) {
      const id = newId()
      const next: Sent = { id, text: sender.write(id) }
      sender.sent.push(next)
      while (next.receipt === undefined) {
        next.receipt = await sender.post(callers, next).catch(waitWhenUnavailable)
        await sleep(PAUSE_MS)
      }
    }
  }
  async function waitWhenUnavailable(error: unknown) {
    if (!(error instanceof Response && error.status === 503)) throw error
    refused++
    return undefined
  }
  return {
    done: send(),
    refused: () => refused,
    stop() {
      isOver = true
    },
  }
}

/** Sends once more, with the same ids, what was not acknowledged. */
export async function sendAgain(sender: Sender, callers: Callers) {
  for (const each of sender.sent) {
    if (each.receipt === undefined) each.receipt = await sender.post(callers, each)
  }
}
