import { v7 as newId } from 'uuid'
import type { ApiClient } from '#app/contract/api-client.ts'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { progressLinksApi } from '#app/features/progress-links/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { filesApi, type LeadFile } from '#app/features/student-documents/files-contract.ts'
import { makeForm } from '#tests/factories.ts'
import type { StoredRow } from './check-delivery.ts'
import type { Clients, Sender } from './senders.ts'

/** Enough for one round below the limits of a lead. */
const LEADS_PER_ROUND = 4

const addLead = (administrator: ApiClient) =>
  administrator.call(leadsApi.add, { body: { name: `Student ${newId()}` } })

/** New leads for each round; each row is sent to one of them. */
function createLeads<Lead>(add: (administrator: ApiClient) => Promise<Lead>) {
  const leads: Lead[] = []
  const chosen = new Map<string, Lead>()
  return {
    leads,
    async prepare(clients: Clients) {
      const administrator = await clients.administrator()
      for (let count = 0; count < LEADS_PER_ROUND; count++) leads.push(await add(administrator))
    },
    /** Returns the lead to which the row is sent, always the same. */
    choose(id: string) {
      const lead = chosen.get(id) ?? leads.at(-1 - (chosen.size % LEADS_PER_ROUND))
      chosen.set(id, lead as Lead)
      return lead as Lead
    },
  }
}

/** Sorts as the rows were sent: ids contain the time. */
const inOrder = (rows: StoredRow[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)))

/** Adds applications. The course is the id of the row. */
export function createApplicationSender(): Sender {
  const { leads, prepare, choose } = createLeads(async (one) => (await addLead(one)).id)
  const toText = (lead: string, course: string) => `${lead} ${course}`
  return {
    sent: [],
    prepare,
    write: (id) => toText(choose(id), id),
    async post(clients, { id }) {
      const body = { id, institution: 'Example College', course: id, deadline: '2036-12-05' }
      const administrator = await clients.administrator()
      await administrator.call(applicationsApi.add, { params: { id: choose(id) }, body })
      return id
    },
    async read(clients) {
      const administrator = await clients.administrator()
      const rows: StoredRow[] = []
      for (const lead of leads) {
        const params = { id: lead }
        const { applications } = await administrator.call(applicationsApi.listOfLead, { params })
        for (const { id, course, deadline } of applications) {
          const text = deadline === '2036-12-05' ? toText(lead, course) : 'Without its deadline'
          rows.push({ id: course, text, receipt: id })
        }
      }
      return inOrder(rows)
    },
  }
}

/** Moves one application along its track. The note of each step is the id of the row. */
export function createStepSender(): Sender {
  let lead = ''
  let application = ''
  let steps: string[] = []
  const moves = new Map<string, string>()
  return {
    sent: [],
    async prepare(clients) {
      if (application) return
      const administrator = await clients.administrator()
      const name = 'Example country'
      const track = await administrator.call(tracksApi.add, {
        body: { country: 'FI', name, name_ne: '', steps: ['First', 'Second', 'Third'].map(toStep) },
      })
      steps = track.steps.slice(1).map(({ id }) => id)
      lead = (await addLead(administrator)).id
      const body = { institution: 'Example College', track_id: track.id }
      const added = await administrator.call(applicationsApi.add, { params: { id: lead }, body })
      application = added.id
    },
    write(id) {
      const step = steps[moves.size % 2] as string
      moves.set(id, step)
      return step
    },
    async post(clients, { id, text: step_id }) {
      const administrator = await clients.administrator()
      const body = { step_id, step_value: id }
      await administrator.call(applicationsApi.change, { params: { id: application }, body })
      return id
    },
    async read(clients) {
      const administrator = await clients.administrator()
      const params = { id: lead }
      const { applications } = await administrator.call(applicationsApi.listOfLead, { params })
      const history = applications.flatMap((each) => each.history)
      // The first step was entered when the application was added.
      return history
        .slice(1)
        .map(({ value, step_id }) => ({ id: value, text: step_id, receipt: value }))
    },
  }
}

const toStep = (name: string) =>
  ({ name, name_ne: '', input: 'note', milestone: '', stage_id: null }) as const

const writeFile = (id: string) =>
  new File([`%PDF-1.7\n${id.repeat(2_000)}\n%%EOF`], `${id}.pdf`, { type: 'application/pdf' })

/** Returns whether a stored file has all its bytes. They do not change, so each is read once. */
function createFileReader() {
  const whole = new Set<string>()
  return async (administrator: ApiClient, { id, name }: LeadFile) => {
    if (whole.has(id)) return true
    const bytes = await administrator.call(filesApi.read, { params: { id } })
    const isWhole = (await bytes.text()) === (await writeFile(name.slice(0, -4)).text())
    if (isWhole) whole.add(id)
    return isWhole
  }
}

/** Adds files of students as new documents, of which each has one file. */
export function createDocumentSender(): Sender {
  const { leads, prepare, choose } = createLeads(async (one) => (await addLead(one)).id)
  const isWhole = createFileReader()
  return {
    sent: [],
    prepare,
    write: choose,
    async post(clients, { id }) {
      const administrator = await clients.administrator()
      const params = { id: choose(id) }
      const file = await administrator.call(filesApi.add, { params, body: {}, file: writeFile(id) })
      return file.id
    },
    async read(clients) {
      const administrator = await clients.administrator()
      const rows: StoredRow[] = []
      for (const lead of leads) {
        const { documents } = await administrator.call(leadsApi.find, { params: { id: lead } })
        for (const { title, state, files } of documents) {
          const [file] = files
          const isRight = file && files.length === 1 && state === 'received' && file.name === title
          if (!isRight) rows.push({ id: title, text: `${files.length} files`, receipt: '' })
          else {
            const text = (await isWhole(administrator, file)) ? lead : 'Not whole'
            rows.push({ id: title.slice(0, -4), text, receipt: file.id })
          }
        }
      }
      return inOrder(rows)
    },
  }
}

/** Sends pages of a document as the student, by the progress link, as browsers without scripts do. */
export function createProgressSender(): Sender {
  const { leads, prepare, choose } = createLeads(addStudent)
  const isWhole = createFileReader()
  return {
    sent: [],
    prepare,
    write: (id) => choose(id).id,
    async post({ url }, { id }) {
      const { address, document } = choose(id)
      const query = new URLSearchParams({ link: address.searchParams.get('link') ?? '', document })
      const response = await fetch(`${url}/progress/files?${query}`, {
        method: 'POST',
        body: makeForm({ file: writeFile(id) }),
        redirect: 'manual',
      })
      if (response.status !== 303) throw response
      return id
    },
    async read(clients) {
      const administrator = await clients.administrator()
      const rows: StoredRow[] = []
      for (const { id } of leads) {
        const { documents } = await administrator.call(leadsApi.find, { params: { id } })
        for (const { state, files } of documents) {
          for (const file of files) {
            const isRight = state === 'received' && (await isWhole(administrator, file))
            const sentId = file.name.slice(0, -4)
            rows.push({ id: sentId, text: isRight ? id : `${state}, not whole`, receipt: sentId })
          }
        }
      }
      return inOrder(rows)
    },
  }
}

/** A student with a progress link and a needed document. */
async function addStudent(administrator: ApiClient) {
  const { id } = await addLead(administrator)
  const params = { id }
  const body = { kind: 'transcript' } as const
  const { id: document } = await administrator.call(studentDocumentsApi.add, { params, body })
  const { address } = await administrator.call(progressLinksApi.add, { params })
  return { id, document, address: new URL(address) }
}
