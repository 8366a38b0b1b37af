import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findScreenHelp,
  loadHandbook,
  searchHandbook,
  toSectionId,
} from '#app/features/handbook/handbook.ts'
import { manifests } from '#app/features/manifests.ts'

/** Read as text, because its icons and counts need a browser. */
const navigation = [
  ...readFileSync('app/admin/navigation.ts', 'utf8').matchAll(/to: '(\/admin\/[^']+)'/g),
].map(([, screen = '']) => screen)

/** The addresses of all screens in app/routes.ts. */
const screens = [
  ...readFileSync('app/routes.ts', 'utf8').matchAll(
    /route\('([^']+)', '[^']*admin\/[^']+page\.tsx'/g,
  ),
].map(([, path = '']) => `/admin/${path.replace(/\/:page\?$/, '')}`)

test('every screen of the navigation has its own help, and its handbook page exists', async () => {
  const handbook = await loadHandbook()
  const withHelp = Object.values(handbook).flatMap((page) => Object.keys(page.screens))

  expect(navigation.length).toBeGreaterThan(20)
  for (const screen of navigation) expect(withHelp).toContain(screen)
  for (const screen of manifests.flatMap((manifest) => Object.keys(manifest.screens ?? {}))) {
    const help = findScreenHelp(handbook, screen)
    expect(help?.text, screen).toBeTruthy()
    expect(handbook, screen).toHaveProperty([help?.address.replace('/admin/handbook/', '') ?? ''])
  }
})

test('the handbook has help only for screens that exist, and each only once', async () => {
  const handbook = await loadHandbook()
  const withHelp = Object.values(handbook).flatMap((page) => Object.keys(page.screens))

  expect(screens.length).toBeGreaterThan(30)
  for (const screen of withHelp) expect(screens).toContain(screen)
  expect(withHelp).toHaveLength(new Set(withHelp).size)
})

test('the help of a screen has two or three sentences', async () => {
  for (const page of Object.values(await loadHandbook())) {
    for (const [screen, text] of Object.entries(page.screens)) {
      const sentences = text?.split(/(?<=[.!?])\s+/) ?? []
      expect([2, 3], screen).toContain(sentences.length)
    }
  }
})

test('a lead and its merge have the help of a lead, and sections have own anchors', async () => {
  const handbook = await loadHandbook()
  const id = '01936f2c-8f43-7c9b-a6a5-5a3a1f0e9b11'

  const help = findScreenHelp(handbook, `/admin/leads/${id}`)
  expect(help?.text).toContain('one person')
  expect(findScreenHelp(handbook, `/admin/leads/${id}/merge/${id}`)).toEqual(help)
  expect(findScreenHelp(handbook, '/admin/nowhere')).toBeUndefined()
  for (const { sections } of Object.values(handbook)) {
    const ids = sections.map(({ heading }) => toSectionId(heading))
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('the search finds sections with all words, headings first', async () => {
  const handbook = await loadHandbook()

  const [first] = searchHandbook(handbook, 'copy elsewhere')
  expect(first).toMatchObject({
    address: '/admin/handbook/backups#keep-a-copy-elsewhere',
    heading: 'Keep a copy elsewhere',
  })
  expect(searchHandbook(handbook, 'copy zebra')).toEqual([])
  expect(searchHandbook(handbook, '  ')).toEqual([])
})

test('every language has the pages and screens of the English handbook', async () => {
  const english = await loadHandbook('en')
  const languages = globSync('app/features/handbook/texts/*').map((path) => path.split('/').at(-1))
  for (const language of languages) {
    const handbook = await loadHandbook(language)
    expect(Object.keys(handbook)).toEqual(Object.keys(english))
    for (const [key, page] of Object.entries(handbook))
      expect(Object.keys(page.screens)).toEqual(Object.keys(english[key]?.screens ?? {}))
  }
})
