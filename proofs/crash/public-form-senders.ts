import { v7 as newId } from 'uuid'
import type { ApiClient } from '#app/contract/api-client.ts'
import { registrationsApi } from '#app/features/events/registrations-contract.ts'
import { formsApi } from '#app/features/forms/contract.ts'
import { publishEvent } from '#tests/publish-event.ts'
import { makeQuestion, publishForm, toKey } from '#tests/publish-form.ts'
import type { StoredRow } from './check-delivery.ts'
import { type Clients, countEnquiries, type Sender } from './senders.ts'

interface PublicForm {
  /** Publishes the form. Returns its id. */
  publish: (administrator: ApiClient) => Promise<string>
  /** Sends it. Returns the receipt. */
  send: (visitor: ApiClient, form: string, row: { id: string; email: string }) => Promise<string>
  /** Returns what is stored, the earliest first, in pages of 1,000. */
  list: (
    administrator: ApiClient,
    querystring: { sort: 'created_at'; q: string; before?: string },
  ) => Promise<{ id: string; email: string; receipt: string; sentId: string }[]>
}

/** Visitors with an e-mail address each, who send a form once; each becomes one enquiry of one lead. */
function createFormSender({ publish, send, list }: PublicForm): Sender {
  const domain = `${newId()}.example`
  const getEmail = (id: string) => `${id}@${domain}`
  let form = ''

  async function listAll(administrator: ApiClient) {
    const rows: Awaited<ReturnType<typeof list>> = []
    for (let before: string | undefined; ; before = rows.at(-1)?.id) {
      const page = await list(administrator, { sort: 'created_at', q: domain, before })
      rows.push(...page)
      if (page.length < 1000) return rows
    }
  }

  return {
    sent: [],
    async prepare(clients: Clients) {
      form ||= await publish(await clients.administrator())
    },
    write: getEmail,
    post: ({ visitor }, { id, text: email }) => send(visitor, form, { id, email }),
    async read(clients) {
      const administrator = await clients.administrator()
      const [stored, enquiries] = [
        await listAll(administrator),
        await countEnquiries(administrator, domain),
      ]
      const rows: StoredRow[] = []
      for (const { sentId, email, receipt } of stored) {
        const times = enquiries.get(email) ?? 0
        enquiries.delete(email)
        const row = { id: sentId, text: email, receipt }
        if (times === 0) rows.push({ ...row, text: `Without a lead: ${email}` })
        for (let time = 0; time < times; time++) rows.push(row)
      }
      for (const email of enquiries.keys()) rows.push({ id: email, text: '', receipt: '' })
      return rows
    },
  }
}

/** A person with a phone of their own, because the same phone and name are the same lead. */
const toPerson = (id: string, email: string) => ({
  name: 'Asha Example',
  email,
  phone: `98${String(Number.parseInt(id.slice(-12), 16))
    .slice(-8)
    .padStart(8, '0')}`,
})

/** Sends answers of a custom form. */
export const createAnswersSender = () =>
  createFormSender({
    async publish(administrator) {
      const { id } = await publishForm(administrator, {
        slug: `form-${newId()}`,
        fields: [makeQuestion('Wish', { is_required: true })],
      })
      return id
    },
    async send(visitor, form, { id, email }) {
      const answers = { [toKey('Wish')]: [id] }
      const body = { form, ...toPerson(id, email), answers }
      return (await visitor.call(formsApi.send, { body })).id
    },
    async list(administrator, querystring) {
      const rows = await administrator.call(formsApi.list, { querystring })
      return rows.map(({ id, email, answers }) => ({
        id,
        email,
        receipt: id,
        sentId: answers[0]?.text ?? '',
      }))
    },
  })

/** Registers people for an event without a limit of seats. */
export const createRegistrationSender = () =>
  createFormSender({
    async publish(administrator) {
      const event = { slug: `event-${newId()}`, seats: 0 }
      return (await publishEvent(administrator, event)).id
    },
    async send(visitor, event, { id, email }) {
      const body = { event, ...toPerson(id, email), note: id }
      return (await visitor.call(registrationsApi.send, { body })).state
    },
    async list(administrator, querystring) {
      const rows = await administrator.call(registrationsApi.list, { querystring })
      return rows.map(({ id, email, state, note }) => ({ id, email, receipt: state, sentId: note }))
    },
  })
