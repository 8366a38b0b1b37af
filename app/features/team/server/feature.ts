import type { FastifyInstance } from 'fastify'
import { defaultLanguage, splitLanguagePrefix } from '#app/contract/languages.ts'
import type { Section } from '#app/features/pages/standard-contract.ts'
import type { Feature, LiveSection } from '#app/platform/server/feature/feature.ts'
import type { BranchRename } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { OrderedContent } from '#app/platform/server/ordered/content.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import { OrderedStore } from '#app/platform/server/ordered/store.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { Database } from '#database/connect.ts'
import { type TeamMember, type TeamMemberChange, teamApi, teamPath } from '../contract.ts'
import { manifest } from '../feature.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    team: typeof teamServices
  }
}

const defaults = { languages: '', branch: '', text: '', picture: '', is_published: false }

const content: OrderedContent<TeamMember> = {
  manifest,
  api: teamApi,
  table: 'team_members',
  columns: [
    'id',
    'name',
    'role',
    'languages',
    'branch',
    'text',
    'picture',
    'is_published',
    'position',
  ],
  subject: 'team_member',
  displayName: 'Team member',
  name: 'name',
  toRow: (stored: TeamMember) => ({ ...stored, is_published: Boolean(stored.is_published) }),
  toStored: (given: TeamMemberChange, before) =>
    toStored(before ? given : { ...defaults, ...given }),
  // The branch may have been closed since it was chosen.
  check: async (_db, _services, { branch }: TeamMemberChange, before, { branches }) => {
    if (!branch || branch === before?.branch) return
    if (branches.some(({ name }) => name === branch)) return
    const detail = 'This branch does not exist. Choose another one.'
    throw new ValidationError({ branch: { code: 'unknown_branch', detail } })
  },
  isPublic: true,
  translated: ['name', 'role', 'languages', 'branch', 'text'],
  picture: 'picture',
  selectVisible: (rows) => rows.filter(({ is_published }) => is_published),
  toSearchEntry: ({ id, name, role, languages, branch, text }) => ({
    type: 'page',
    address: teamPath,
    title: name,
    passages: [[role, languages, branch].filter(Boolean).join(', '), text]
      .filter(Boolean)
      .map((passage) => ({ anchor: id, text: passage })),
  }),
}

const store = new OrderedStore(content)

function toStored({ is_published, ...rest }: TeamMemberChange) {
  return { ...rest, is_published: is_published === undefined ? undefined : Number(is_published) }
}

/**
 * Lists the published members in a language.
 * @param branch the name of a branch in the office profile; '' for all
 */
async function listOfBranch(app: FastifyInstance, branch: string, language: string) {
  const [sources, members] = await Promise.all([
    store.list(app.db),
    store.listVisibleWithFocus(app, language),
  ])
  const branches = new Map(sources.map((member) => [member.id, member.branch]))
  return members.filter(({ id }) => branch === '' || branches.get(id) === branch)
}

/** Follows the renaming of a branch, also in deleted rows, which can be restored. */
async function renameBranch(db: Database, { from, to }: BranchRename) {
  await db.updateTable('team_members').set({ branch: to }).where('branch', '=', from).execute()
}

export const teamServices = { listOfBranch, renameBranch }

/** The team, or that of a branch, in a section of any page. */
const teamSection: LiveSection = {
  type: 'team',
  read: (app, section, language) =>
    listOfBranch(app, (section as Extract<Section, { type: 'team' }>).branch, language),
}

/** The people of the office. Without a published member, visitors find none of it. */
export const team: Feature = {
  ...defineOrderedList<TeamMember>(content),
  liveSections: [teamSection],
  async findAddress({ db }, address) {
    const { language, address: source } = splitLanguagePrefix(address) ?? {
      language: defaultLanguage,
      address,
    }
    if (source !== teamPath) return undefined
    if (language !== defaultLanguage && !siteLanguages.includes(language)) return undefined
    return (await store.list(db)).some(({ is_published }) => is_published) ? {} : undefined
  },
}
