import { expect, test } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { guardiansApi } from '#app/features/leads/guardians-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { filesApi } from '#app/features/student-documents/files-contract.ts'
import { makeForm } from '#tests/factories.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { progressLinksApi } from '../contract.ts'

const numbers = ['PA1234567', 'PA 123 4567', '०१२३४५६७']
/** A text with passport numbers. It begins with one, because the page shows the first name only. */
const text = numbers.join(', ')
const shownNumber = /123\s?456|१२३\s?४५६/

/** A student with a guardian who sees everything, and with passport numbers in each text. */
async function start() {
  const started = await startLeadApp()
  const { administrator, add, app, db, signIn } = started
  await signIn()
  const { id } = await add({ name: text })
  const params = { id }
  const open = { institution: 'Example University', course: text, country: 'GB' }
  await administrator.call(applicationsApi.add, { params, body: open })
  const addDocument = (title: string) =>
    administrator.call(studentDocumentsApi.add, { params, body: { kind: 'other', title } })
  const rejected = await addDocument(text)
  await administrator.call(studentDocumentsApi.change, {
    params: { id: rejected.id },
    body: { state: 'rejected', reject_reason: text, seen: {} },
  })
  const stored = await addDocument(text)
  const file = new File(['%PDF-1.7\nAn example.\n%%EOF'], `${text}.pdf`)
  const payload = makeForm({ document_id: stored.id, file }) as unknown as { file: string }
  await administrator.call(filesApi.add, { params, body: payload })
  const body = { name: text, relation: text, phone: '9841000009' }
  const guardian = await administrator.call(guardiansApi.add, { params, body })
  await administrator.call(progressLinksApi.recordConsent, {
    params: { id, guardian_id: guardian.id },
    body: { applications: true, documents: true, stored_documents: true, note: text },
  })
  await db.updateTable('institutions').set({ name: text, name_ne: text }).execute()
  await db.updateTable('track_steps').set({ name: text, name_ne: text }).execute()
  await db.updateTable('student_documents').set({ note: text, issuer: text }).execute()
  async function createLink(guardian_id: string | null) {
    const created = await administrator.call(progressLinksApi.add, {
      params,
      body: { guardian_id },
    })
    const { headers } = await app.inject({
      method: 'POST',
      url: created.address.slice(new URL(created.address).origin.length),
    })
    return String(headers.location).split('?')[1] as string
  }
  const links = { student: await createLink(null), guardian: await createLink(guardian.id) }
  return { ...started, links, guardian, id, rejected, stored }
}

test('no text that was written freely shows a passport number on any page of a link', async () => {
  const { administrator, app, guardian, id, links, rejected, stored } = await start()
  async function readPages() {
    const pages: string[] = []
    for (const query of Object.values(links))
      for (const language of ['en', 'ne']) {
        const parameters = `${query}&language=${language}`
        for (const path of [
          `/progress?${parameters}`,
          `/progress?${parameters}&sent=${stored.id}`,
          `/progress/documents?${parameters}&document=${stored.id}`,
        ])
          pages.push((await app.inject(path)).body)
        const failed = await app.inject({
          method: 'POST',
          url: `/progress/files?${parameters}&document=${rejected.id}`,
          payload: makeForm({}),
        })
        pages.push(failed.body)
      }
    return pages.map((page) => page.replaceAll(/ (?:href|action|id|for|aria-\w+)="[^"]*"/g, ''))
  }
  const pages = await readPages()
  expect(pages.filter((page) => shownNumber.test(page))).toEqual([])
  expect(pages.filter((page) => page.includes('PA …'))).toHaveLength(pages.length)
  // The telephone number of the office stays.
  expect(pages.every((page) => /<a>\+?\d[\d -]{6,}<\/a>/.test(page))).toBe(true)

  await administrator.call(progressLinksApi.recordConsent, {
    params: { id, guardian_id: guardian.id },
    body: { applications: false, documents: false, stored_documents: false, note: text },
  })
  expect((await readPages()).filter((page) => shownNumber.test(page))).toEqual([])
})
