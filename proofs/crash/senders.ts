import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import type { ApiClient } from '#app/contract/api-client.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { chatFilesApi } from '#app/features/chat/files-contract.ts'
import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import type { SentRow, StoredRow } from './check-delivery.ts'

const PAUSE_MS = 20

/** The clients of a server: a visitor and a signed-in administrator. */
export interface Clients {
  url: string
  visitor: ApiClient
  administrator: () => Promise<ApiClient>
}

/** Sends rows in order and records the sent and acknowledged ones. */
export interface Sender {
  sent: SentRow[]
  /** Adds what the rows of the next round need, before the server is killed. */
  prepare?: (clients: Clients) => Promise<void>
  /** Returns the text of the next row; it contains the id or is sent with it. */
  write: (id: string) => string
  /** Returns the receipt. Rejects with a TypeError when the server is down. */
  post: (clients: Clients, sent: SentRow) => Promise<string>
  /** Returns the stored rows in order. */
  read: (clients: Clients) => Promise<StoredRow[]>
}

/** Sends chat messages as a visitor. */
export function createChatSender(): Sender {
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
      const rows: StoredRow[] = []
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

/** Sends each row twice without waiting, like a browser that timed out; either response counts. */
export function sendTwice(sender: Sender): Sender {
  const { post } = sender
  return { ...sender, post: (...one) => Promise.race([post(...one), post(...one)]) }
}

/** Sends contact forms from one address. */
export function createContactSender(): Sender {
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
    async read(clients) {
      const administrator = await clients.administrator()
      const rows: StoredRow[] = []
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
      const enquiries = await listEnquiries(administrator, leads)
      return rows
        .reverse()
        .flatMap((row) => enquiries.filter((text) => text === row.id).map(() => row))
    },
  }
}

/** Visitors who fill in the chat's contact card first. */
export function createContactCardSender(): Sender {
  const domain = `${newId()}.example`
  const getEmail = (id: string) => `${id}@${domain}`
  const sent: SentRow[] = []
  /** Visitors whose conversation has been read; it does not change. */
  const read = new Map<string, string>()
  async function readMessage({ visitor }: Clients, user_id: string) {
    const known = read.get(user_id)
    if (known) return known
    const said = await visitor.call(messagesApi.list, { querystring: { user_id } })
    const text = said.map(({ message }) => message).join()
    if (text) read.set(user_id, text)
    return text
  }
  return {
    sent,
    write: (id) => ['Asha Gurung', getEmail(id)].join('\n'),
    async post({ visitor }, { id, text }) {
      const details = { name: 'Asha Gurung', email: getEmail(id) }
      const body = { id, user_id: id, sender: 'user', message: text, details } as const
      const { seq } = await visitor.call(messagesApi.send, { body })
      return String(seq)
    },
    async read(clients) {
      const enquiries = await countEnquiries(await clients.administrator(), domain)
      const rows: StoredRow[] = []
      for (const { id } of sent) {
        const [text, times] = [await readMessage(clients, id), enquiries.get(getEmail(id)) ?? 0]
        const row = { id, text, receipt: '1' }
        if (text && times === 0) rows.push({ ...row, text: `Without a lead: ${text}` })
        for (let time = 0; time < times; time++) rows.push(row)
      }
      return rows
    },
  }
}

/** Visitors who send a file after their message; it belongs to one message and is whole. */
export function createChatFileSender(): Sender {
  const sent: SentRow[] = []
  /** Visitors whose file has been read whole; it does not change. */
  const whole = new Map<string, StoredRow>()
  const writeFile = (id: string) => new File([`%PDF-1.7\n${id.repeat(5_000)}\n%%EOF`], `${id}.pdf`)

  async function readFiles({ visitor }: Clients, user_id: string) {
    const messages = await visitor.call(messagesApi.list, { querystring: { user_id } })
    const rows: StoredRow[] = []
    for (const { id, message, file, seq } of messages) {
      if (!file) continue
      const read = { params: { id }, querystring: { user_id } }
      const bytes = await visitor.call(chatFilesApi.read, read)
      const isWhole = (await bytes.text()) === (await writeFile(user_id).text())
      const text = isWhole ? message : `Not whole: ${message}`
      rows.push({ id: user_id, text, receipt: String(seq) })
    }
    return rows
  }

  return {
    sent,
    write: (id) => `${id}.pdf`,
    async post({ visitor }, { id: user_id }) {
      const body = { id: user_id, user_id, sender: 'user', message: 'My marks' } as const
      await visitor.call(messagesApi.send, { body })
      const querystring = { user_id, id: `${user_id.slice(0, -1)}${user_id.endsWith('0') ? 1 : 0}` }
      const { seq } = await visitor.call(chatFilesApi.send, {
        querystring,
        body: {},
        file: writeFile(user_id),
      })
      return String(seq)
    },
    async read(clients) {
      const rows: StoredRow[] = []
      for (const { id } of sent) {
        const known = whole.get(id)
        const found = known ? [known] : await readFiles(clients, id)
        const [only] = found
        if (only && found.length === 1) whole.set(id, only)
        rows.push(...found)
      }
      return rows
    },
  }
}

/** Counts the enquiries of each e-mail over all leads that have it. */
export async function countEnquiries(administrator: ApiClient, q: string) {
  const counts = new Map<string, number>()
  for (let offset = 0; ; offset += 1000) {
    const querystring = { q, offset, limit: 1000, sort: 'created_at' as const }
    const leads = await administrator.call(leadsApi.list, { querystring })
    for (const { emails, enquiries } of leads) {
      for (const email of emails) counts.set(email, (counts.get(email) ?? 0) + enquiries)
    }
    if (leads.length < 1000) return counts
  }
}

/** Returns the enquiries in the timelines of these leads. Each must belong to exactly one lead. */
async function listEnquiries(administrator: ApiClient, leads: Set<string | null>) {
  const ids = [...leads].filter((id) => id !== null)
  const found = ids.map((id) => administrator.call(leadsApi.find, { params: { id } }))
  return (await Promise.all(found)).flatMap(({ timeline }) => timeline.map(({ text }) => text))
}

/** Sends rows in order until the server is down. */
export async function sendUntilDown(sender: Sender, clients: Clients, onAcknowledged: () => void) {
  for (;;) {
    const id = newId()
    const next: SentRow = { id, text: sender.write(id) }
    sender.sent.push(next)
    try {
      next.receipt = await sender.post(clients, next)
      onAcknowledged()
    } catch (error) {
      // fetch rejects with a TypeError only without a response.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

/**
 * Sends rows in order and repeats each with the same id while the response is 503. Any other refusal
 * or a lost server rejects `done`.
 */
export function sendContinuously(sender: Sender, clients: Clients) {
  let isOver = false
  let refused = 0
  async function send() {
    while (!isOver) {
      const id = newId()
      const next: SentRow = { id, text: sender.write(id) }
      sender.sent.push(next)
      while (next.receipt === undefined) {
        next.receipt = await sender.post(clients, next).catch(waitWhenUnavailable)
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

/** Repeats the unacknowledged rows with the same ids. */
export async function repeatUnacknowledged(sender: Sender, clients: Clients) {
  for (const each of sender.sent) {
    if (each.receipt === undefined) each.receipt = await sender.post(clients, each)
  }
}
