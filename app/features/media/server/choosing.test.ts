import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { documentsApi } from '#app/features/documents/contract.ts'
import { makeDestination, makeForm } from '#tests/make.ts'
import { asFile, drawPlain } from '#tests/pictures.ts'
import { startTestApp } from '#tests/test-app.ts'
import { libraryApi, type Picture } from '../library-contract.ts'

async function start() {
  const started = await startTestApp()
  const { app, administrator } = started
  const headers = await started.credentials()
  async function upload(title: string): Promise<Picture> {
    const payload = makeForm({ title, picture: asFile(await drawPlain()) })
    return (await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })).json()
  }
  const uses = ({ id }: Picture) => administrator.call(libraryApi.listUses, { params: { id } })
  const remove = ({ id }: Picture) => administrator.attempt(libraryApi.remove, { params: { id } })
  return { ...started, upload, uses, remove }
}

test('a picture of the library that a destination shows is in use, and so is one for sharing', async () => {
  const { administrator, upload, uses, remove } = await start()
  const [flag, shared] = [await upload('Flag'), await upload('Shared')]

  const body = makeDestination({ country: 'Norway', flag: flag.address })
  const { id: destination } = await administrator.call(destinationsApi.add, { body })
  const begun = { kind: 'page', title: 'Our office' } as const
  const { id, draft } = await administrator.call(documentsApi.add, { body: begun })
  const content = { ...draft, picture: shared.address }
  const params = { id }
  await administrator.call(documentsApi.save, { params, body: { revision: 1, content } })

  expect(await uses(flag)).toMatchObject([
    { subject: 'destination', subject_id: destination, name: 'Norway' },
  ])
  expect(await uses(shared)).toMatchObject([
    { subject: 'document_draft', subject_id: id, name: 'Our office (draft)' },
  ])
  for (const picture of [flag, shared]) {
    expect(await remove(picture)).toMatchObject({ status: 409 })
  }
})
