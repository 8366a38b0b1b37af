import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { defaultLanguage, getLanguageName } from '#app/contract/languages.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import { type Menu, type MenuEntry, menusApi, optionalAddresses } from '../contract.ts'
import { getEntryName } from '../entry-name.ts'
import { resolveMenu } from './resolve-menu.ts'
import * as store from './store.ts'
import { validateEntries } from './validate-entries.ts'

const menuRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...menusApi.listPublic,
    handler: (_request, reply) => app.responseCache.respondJson(reply, listPublic),
  })

  app.route({ ...menusApi.list, handler: () => store.list(app.db) })

  app.route({
    ...menusApi.save,
    async handler(request) {
      const titles = await app.services.pages.listTitles(app.db)
      const errors = validateEntries(request.body.entries, (id) => titles.has(id))
      if (Object.keys(errors).length > 0) throw new ValidationError(errors)
      return replace(request, request.body)
    },
  })

  app.route({
    ...menusApi.reset,
    handler: (request) => replace(request, { ...request.body, entries: null }),
  })

  async function listPublic() {
    const [menus, published, missing] = await Promise.all([
      store.list(app.db),
      app.listPublishedPages().then((pages) => app.services.pages.fillLinkNames(app, pages)),
      listMissing(),
    ])
    return menus
      .filter(({ is_default }) => !is_default)
      .map(({ language, entries }) => ({
        language,
        entries: resolveMenu(entries, published, { language, missing }),
      }))
  }

  async function listMissing() {
    const found = await Promise.all(optionalAddresses.map((each) => app.findAddress(each)))
    return optionalAddresses.filter((_, index) => !found[index])
  }
}

export default menuRoutes

type Replacement = Pick<Menu, 'language' | 'revision'> & { entries: MenuEntry[] | null }

/** Replaces a menu. Rejects a change that is based on an older revision. */
async function replace(request: FastifyRequest, { language, revision, entries }: Replacement) {
  const { db: database, services } = request.server
  const { username } = requireAdministrator(request)
  const titles = await services.pages.listTitles(database)
  const describe = (menu: Menu) => describeMenu(menu, titles)
  await auditChange<ReturnType<typeof describeMenu>>(request, {
    subject: 'menu',
    id: language,
    name: ({ id }) => getLanguageName(id),
    content: 'menus',
    async find(db) {
      const stored = await store.find(db, language)
      if (stored.revision !== revision) throw changedMeanwhile()
      return describe(stored)
    },
    async apply(db) {
      await store.save(db, { language, revision, entries, username })
      return describe(await store.find(db, language))
    },
  })
  return store.find(database, language)
}

const changedMeanwhile = () =>
  new Conflict('Someone else has changed this menu meanwhile. Please review it.', 'changed')

/** Formats a menu for the audit log. */
function describeMenu({ language, entries, is_default }: Menu, titles: Map<string, string>) {
  const name = (entry: Parameters<typeof getEntryName>[0]) =>
    getEntryName(entry, (id) => titles.get(id))
  const lines = entries.flatMap((entry) => [
    describeEntry(entry, name(entry)),
    ...entry.children.map((child) => `${name(entry)} › ${describeEntry(child, name(child))}`),
  ])
  const defaultName = language === defaultLanguage ? 'Default menu' : 'Same as the English menu'
  return { id: language, entries: is_default ? [defaultName] : lines }
}

const describeEntry = ({ type, target }: Pick<MenuEntry, 'type' | 'target'>, name: string) =>
  type === 'link' ? `${name} (${target})` : name
