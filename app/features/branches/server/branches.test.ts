import { expect, test, vi } from 'vitest'
import { menusApi } from '#app/features/menus/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { teamApi } from '#app/features/team/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeTeamMember } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { BranchContent } from '../branch-contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const pokhara: BranchContent = {
  slug: 'pokhara',
  title: 'Our branch in Pokhara',
  description: 'Advice at the lake.',
  picture: '',
  branch: 'Pokhara',
  place: '',
  text: 'Opposite the **example park**.',
}

/** Starts an office with a head office and a branch in Pokhara. */
async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator } = started
  const office = await administrator.call(officeApi.read, {})
  const [main] = office.branches
  if (!main) throw new Error('The office has no branch')
  const branch = {
    ...main,
    name: 'Pokhara',
    address: 'Example Road 1, Pokhara',
    city: 'Pokhara',
    phone: '+977 61 400000',
    map: 'https://www.openstreetmap.org/?mlat=28.2096&mlon=83.9856#map=17/28.2096/83.9856',
    week: [[], [{ from: '10:00', until: '16:00' }], [], [], [], [], []],
  }
  const branches = [{ ...main, name: 'Head office' }, branch]
  await administrator.call(officeApi.replace, { body: { ...office, branches } })

  async function save(content: Partial<BranchContent>, existing?: string) {
    const body = { type: 'branch' as const, title: pokhara.title }
    const id = existing ?? (await administrator.call(pagesApi.add, { body })).id
    const { revision } = await administrator.call(pagesApi.read, { params: { id } })
    const saving = { params: { id }, body: { revision, content: { ...pokhara, ...content } } }
    const saved = await administrator.call(pagesApi.save, saving)
    return { id, ...saved }
  }
  async function publish(content: Partial<BranchContent> = {}, existing?: string) {
    const { id, revision } = await save(content, existing)
    const published = await administrator.attempt(pagesApi.publish, {
      params: { id },
      body: { revision },
    })
    return { id, published }
  }
  return {
    ...started,
    save,
    publish,
    get: async (url: string) => (await app.inject(url)).body,
    status: async (url: string) => (await app.inject(url)).statusCode,
  }
}

test('has no list, sitemap entry or menu entry without a published branch page', async () => {
  const { administrator, get, publish, save, status, visitor } = await start()
  const entries = [{ type: 'fixed' as const, target: '/branches', label: '', children: [] }]
  await administrator.call(menusApi.save, { body: { language: 'en', revision: 0, entries } })
  const read = async () => ({
    statuses: await Promise.all(['/branches', '/ne/branches', '/branches/pokhara'].map(status)),
    isInSitemap: (await get('/sitemap.xml')).includes('/branches'),
    isInMenu: (await get('/contact')).includes('href="/branches"'),
  })
  const nothing = { statuses: [404, 404, 404], isInSitemap: false, isInMenu: false }
  const { id } = await save({})
  expect(await read()).toEqual(nothing)

  await publish({}, id)

  expect(await read()).toEqual({ statuses: [200, 200, 200], isInSitemap: true, isInMenu: true })
  const { results } = await visitor.call(searchApi.search, { querystring: { q: 'example park' } })
  expect(results.map(({ address }) => address)).toContain('/branches/pokhara')
  await administrator.call(pagesApi.archive, { params: { id } })
  expect(await read()).toMatchObject({ statuses: [404, 404, 404], isInMenu: false })
})

test('shows address, phone, hours, map and people of its branch in both languages', async () => {
  const { administrator, get, publish } = await start()
  for (const [name, branch] of [
    ['Asha Example', 'Head office'],
    ['Bina Example', 'Pokhara'],
  ] as const)
    await administrator.call(teamApi.add, { body: makeTeamMember({ name, branch }) })
  await publish()

  const page = await get('/branches/pokhara')

  expect(page).toContain('Example Road 1, Pokhara')
  expect(page).toContain('href="tel:+97761400000"')
  expect(page).toContain('10:00 AM - 4:00 PM (Mon)')
  expect(page).toContain('data-frame="https://www.openstreetmap.org/export/embed.html')
  expect(page).toContain('28.2096,83.9856')
  expect(page).toContain('Bina Example')
  expect(page).not.toContain('Asha Example')
  expect(page).toContain('"@type":["LocalBusiness","EducationalOrganization"]')
  expect(page).toContain('"openingHours":"Mo 10:00-16:00"')
  expect(await get('/ne/branches/pokhara')).toContain('यस शाखाका मानिस')
  expect(await get('/branches')).toMatch(/Our branch in Pokhara.*Example Road 1, Pokhara/s)
  expect(await get('/ne/branches')).toContain('हाम्रा शाखा')
})

test('the map of its own place comes first', async () => {
  const { get, publish } = await start()
  await publish({ place: '27.7041, 85.3145' })
  expect(await get('/branches/pokhara')).toContain('27.7041,85.3145')
})

test('refuses to publish a branch that the office does not have and a place that is none', async () => {
  const { administrator, get, publish, save } = await start()
  const { id, missing } = await save({ branch: 'Nowhere', place: 'at the lake' })
  expect(missing).toMatchObject({ branch: 'This branch does not exist. Choose another one.' })
  expect(missing).toHaveProperty('place')
  const { published } = await publish({ branch: 'Nowhere' }, id)
  expect(published).toMatchObject({
    status: 400,
    failure: { fields: { branch: expect.any(String) } },
  })

  await publish({}, id)
  const office = await administrator.call(officeApi.read, {})
  const branches = office.branches.slice(0, 1)
  await administrator.call(officeApi.replace, { body: { ...office, branches } })
  const page = await get('/branches/pokhara')
  expect(page).toContain('Advice at the lake.')
  expect(page).not.toContain('10:00 AM - 4:00 PM (Mon)')
})

test('follows the renaming of the branch, with its people, drafts and translations', async () => {
  const { administrator, get, publish } = await start()
  const member = makeTeamMember({ name: 'Bina Example', branch: 'Pokhara' })
  await administrator.call(teamApi.add, { body: member })
  const { id } = await publish()
  const body = { language: 'ne' as const }
  const translation = await administrator.call(translationsApi.create, { params: { id }, body })
  const office = await administrator.call(officeApi.read, {})
  const [main, pokhara] = office.branches
  if (!main || !pokhara) throw new Error('The office has no branches')
  const branches = [main, { ...pokhara, name: 'Lakeside' }]
  await administrator.call(officeApi.replace, { body: { ...office, branches } })

  const page = await get('/branches/pokhara')
  expect(page).toContain('10:00 AM - 4:00 PM (Mon)')
  expect(page).toContain('Bina Example')
  for (const each of [id, translation.id]) {
    const { draft, missing, versions_behind } = await administrator.call(pagesApi.read, {
      params: { id: each },
    })
    expect(draft.branch).toBe('Lakeside')
    expect(missing).not.toHaveProperty('branch')
    expect(versions_behind).toBe(0)
  }
  const { state } = await administrator.call(pagesApi.read, { params: { id } })
  expect(state).toBe('published')
})
