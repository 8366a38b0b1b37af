import { expect, test, vi } from 'vitest'
import { menusApi } from '#app/features/menus/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { textTranslationsApi } from '#app/features/text-translations/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makePage, makeTeamMember } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type NewTeamMember, teamApi } from '../contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator } = started
  return {
    ...started,
    get: async (url: string) => (await app.inject(url)).body,
    status: async (url: string) => (await app.inject(url)).statusCode,
    add: (given: Partial<NewTeamMember> = {}) =>
      administrator.call(teamApi.add, { body: makeTeamMember(given) }),
    /** Gives the office two named branches. */
    async openBranches() {
      const office = await administrator.call(officeApi.read, {})
      const [main] = office.branches
      if (!main) throw new Error('The office has no branch')
      const branches = [
        { ...main, name: 'Head office' },
        { ...main, name: 'Pokhara', city: 'Pokhara', phone: '' },
      ]
      await administrator.call(officeApi.replace, { body: { ...office, branches } })
    },
    /** Publishes a page with the section. */
    async publishSection(branch = '') {
      const { id } = await administrator.call(pagesApi.add, {
        body: { type: 'page', title: 'Contact people' },
      })
      const section = { id: 'people', type: 'team', heading: 'Our people', text: '', branch }
      const content = makePage({ slug: 'people', title: 'People', sections: [section as never] })
      const saving = { params: { id }, body: { revision: 1, content } }
      const { revision } = await administrator.call(pagesApi.save, saving)
      await administrator.call(pagesApi.publish, { params: { id }, body: { revision } })
    },
  }
}

test('has no page, sitemap entry, menu entry or search result without a public person', async () => {
  const { administrator, add, get, status, visitor } = await start()
  const entries = [{ type: 'fixed' as const, target: '/team', label: '', children: [] }]
  await administrator.call(menusApi.save, { body: { language: 'en', revision: 0, entries } })
  const read = async () => ({
    statuses: [await status('/team'), await status('/ne/team'), await status('/team/x')],
    isInSitemap: (await get('/sitemap.xml')).includes('/team<'),
    isInMenu: (await get('/contact')).includes('href="/team"'),
    found: (
      await visitor.call(searchApi.search, { querystring: { q: 'Asha Example' } })
    ).results.flatMap(({ address }) =>
      address.startsWith('/team') ? [address.split('#')[0]] : [],
    ),
  })
  const nothing = { statuses: [404, 404, 404], isInSitemap: false, isInMenu: false, found: [] }
  expect(await read()).toEqual(nothing)

  const { id } = await add({ is_published: false })
  expect(await read()).toEqual(nothing)

  await administrator.call(teamApi.change, { params: { id }, body: { is_published: true } })
  expect(await read()).toEqual({
    statuses: [200, 200, 404],
    isInSitemap: true,
    isInMenu: true,
    found: ['/team'],
  })

  await administrator.call(teamApi.remove, { params: { id } })
  expect(await read()).toEqual(nothing)
})

test('groups people by branch in the office’s order and describes them for search engines', async () => {
  const { add, get, openBranches } = await start()
  await openBranches()
  await add({ name: 'Bina Example', branch: 'Pokhara' })
  expect(await get('/team')).not.toContain('<h2 class="font-display text-2xl')
  await add({ name: 'Asha Example', branch: 'Head office' })
  await add({ name: 'Chandra Example' })

  const page = await get('/team')

  expect(page).toMatch(
    /Chandra Example<.*Head office<\/h2>.*Asha Example<.*Pokhara<\/h2>.*Bina Example</s,
  )
  expect(page).toContain('"@type":"Organization"')
  expect(page).toContain('"@type":"Person","name":"Asha Example","jobTitle":"Senior counsellor"')
  expect(page).toContain('"knowsLanguage":["Nepali","English"]')
  expect(page).toContain('hrefLang="ne"')
})

test('is in Nepali where the office has translated it, and marked as English elsewhere', async () => {
  const { administrator, add, get } = await start()
  await add()
  const translation = { source: 'Senior counsellor', text: 'वरिष्ठ काउन्सेलर', previous: '' }
  await administrator.call(textTranslationsApi.save, { body: { language: 'ne', ...translation } })

  const page = await get('/ne/team')

  expect(page).toContain('हाम्रो टोली')
  expect(page).toContain('वरिष्ठ काउन्सेलर')
  expect(page).toContain('<span lang="en">Example text: advises on Canada.</span>')
})

test('a section of any page shows the team or that of a branch', async () => {
  const { administrator, add, get, openBranches, publishSection } = await start()
  await openBranches()
  await publishSection('Pokhara')
  expect(await get('/people')).not.toContain('The whole team')
  await add({ name: 'Asha Example', branch: 'Head office' })
  const { id } = await add({ name: 'Bina Example', branch: 'Pokhara' })

  const page = await get('/people')
  expect(page).toContain('Bina Example')
  expect(page).not.toContain('Asha Example')
  const translation = { source: 'Pokhara', text: 'पोखरा', previous: '' }
  await administrator.call(textTranslationsApi.save, { body: { language: 'ne', ...translation } })
  expect(await get('/ne/people')).toContain('Bina Example')

  await administrator.call(teamApi.change, { params: { id }, body: { is_published: false } })
  expect(await get('/people')).not.toContain('Bina Example')
})

test('refuses a branch that the office does not have, and follows one that is renamed', async () => {
  const { administrator, add, openBranches } = await start()
  await openBranches()
  const attempt = (given: Partial<NewTeamMember>) =>
    administrator.attempt(teamApi.add, { body: makeTeamMember(given) })
  expect(await attempt({ branch: 'Nowhere' })).toMatchObject({
    status: 400,
    failure: { fields: { branch: 'This branch does not exist. Choose another one.' } },
  })

  const { id } = await add({ branch: 'Pokhara' })
  const office = await administrator.call(officeApi.read, {})
  const branches = office.branches.map((each) => ({ ...each, name: `${each.name} 2` }))
  await administrator.call(officeApi.replace, { body: { ...office, branches } })

  const change = (body: Partial<NewTeamMember>) =>
    administrator.attempt(teamApi.change, { params: { id }, body })
  expect(await change({ role: 'Manager' })).toMatchObject({ value: { branch: 'Pokhara 2' } })
  expect(await change({ branch: 'Pokhara' })).toMatchObject({ status: 400 })
})
