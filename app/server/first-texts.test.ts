import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { toDocument, toMarkdown } from '#app/features/pages/editor-document.ts'
import type { FieldSchema } from '#app/features/pages/form-contract.ts'
import { listTexts } from '#app/features/pages/server/page-types.ts'
import { startTestApp } from '#tests/test-app.ts'

test('the editor keeps every text of the first content as it is', async () => {
  const { administrator } = await startTestApp({ withFirstContent: true })
  const types = await administrator.call(pagesApi.listTypes, {})
  const pages = await administrator.call(pagesApi.list, { querystring: {} })
  expect(pages.length).toBeGreaterThan(15)
  for (const { id, type } of pages) {
    const { draft } = await administrator.call(pagesApi.read, { params: { id } })
    const schema = types.find((each) => each.type === type)?.schema as FieldSchema
    for (const [path, text, { markup = 'plain' }] of listTexts(draft, schema)) {
      const doc = toDocument(text, markup)
      doc.check()
      expect([path, toMarkdown(doc, markup)]).toEqual([path, text])
    }
  }
})
