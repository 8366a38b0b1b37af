import { expect, test } from 'vitest'
import { menusApi } from '#app/features/menus/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { openOldSite, startWordpressApp } from '#tests/wordpress-app.ts'
import { makeWordpressExport } from '#tests/wordpress-export.ts'
import { wordpressFiles } from '#tests/wordpress-files.ts'

test('there are 20 files, each with another trait', () => {
  expect(new Set(wordpressFiles.map(({ trait }) => trait)).size).toBe(20)
})

/** Pictures have addresses of their bytes. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/\(\/media\/\w+\.webp "\d+x\d+ ?([^"]*)"\)/g, (_, caption: string) =>
    caption ? `(picture ${caption})` : '(picture)',
  )

test.each(wordpressFiles)('imports an export of $trait', async (file) => {
  const { administrator, upload, start, listItems } = await startWordpressApp({
    publicUrl: 'https://office.example',
  })
  const { site } = await openOldSite()
  const written = makeWordpressExport(file.make(site))
  const preview = await upload(file.damage?.(written) ?? written)
  const menu = preview.menus[0]?.slug ?? ''
  const { id } = await start(preview.id, { menu })
  const items = await listItems(id)
  const itemOf = (title: string) => {
    const found = items.find((item) => item.title === title && item.type !== 'redirect')
    if (!found) throw new Error(`Not imported: ${title}`)
    return found
  }
  const read = (title: string) =>
    administrator.call(pagesApi.read, { params: { id: itemOf(title).page_id ?? '' } })

  expect(items.filter(({ state }) => state === 'waiting')).toEqual([])
  for (const [title, text] of Object.entries(file.texts ?? {})) {
    const { draft } = await read(title)
    expect(withoutAddresses(String(draft.text))).toBe(text)
  }
  for (const [title, address] of Object.entries(file.addresses ?? {}))
    expect([title, (await read(title)).address]).toEqual([title, address])
  for (const [title, codes] of Object.entries(file.notes ?? {}))
    expect([title, itemOf(title).notes.map(({ code }) => code)]).toEqual([title, codes])
  if (file.losses)
    expect(preview.losses.map(({ code }) => code).toSorted()).toEqual(file.losses.toSorted())
  if (file.redirects) {
    const redirects = await administrator.call(redirectsApi.list, {})
    const targets = Object.fromEntries(redirects.map(({ source, target }) => [source, target]))
    expect(targets).toMatchObject(file.redirects)
  }
  if (file.menu) {
    const [english] = await administrator.call(menusApi.list, {})
    const labels = english?.entries.flatMap(({ label, children }) => [
      label,
      ...children.map((child) => `${label} › ${child.label || `(${child.type})`}`),
    ])
    expect(labels).toEqual(file.menu)
  }
})
