import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage, splitLanguagePrefix } from '#app/contract/languages.ts'
import type { Branch } from '#app/contract/office.ts'
import { escapeInline, plainText } from '#app/features/pages/formatted-text.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import type {
  Feature,
  PageTypeDefinition,
  SearchEntry,
} from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import { BranchContent, BranchDraft } from '../branch-contract.ts'
import { type BranchCard, branchesApi, branchesPath, type ShownBranch } from '../contract.ts'
import { manifest } from '../feature.ts'

const contentOf = ({ content }: Pick<PublishedPage, 'content'>) =>
  content as unknown as BranchContent

/** Returns the place of a branch in the office profile; that of the main branch without a name. */
const findIndex = (branches: Branch[], branch: string) =>
  branch === '' ? 0 : branches.findIndex(({ name }) => name === branch)

/** Adds the place in the office profile, and the people of the branch. */
async function completeBranch(app: FastifyInstance, page: PublishedPage): Promise<BasePageContent> {
  const { branches } = await app.office.read()
  const index = findIndex(branches, contentOf(page).branch)
  const branch = branches[index]
  const members = branch
    ? await app.services.team.listOfBranch(app, branch.name, page.language)
    : []
  const shown: ShownBranch = { index, members }
  return { ...page.content, shown }
}

function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  const { branch, description, text } = contentOf({ content })
  return {
    type: 'page',
    address,
    title,
    keywords: branch,
    passages: [{ text: description }, { text: plainText(text) }],
  }
}

const branchPageType: PageTypeDefinition = {
  type: 'branch',
  schema: BranchDraft,
  createFields: () => ({ branch: '', place: '', text: '' }),
  parseDraft: createValidator<BasePageContent>(BranchDraft),
  parseContent: createValidator<BasePageContent>(BranchContent),
  toSearchEntry,
  escapeText: escapeInline,
  completeContent: completeBranch,
}

async function listCards(app: FastifyInstance, language?: string): Promise<BranchCard[]> {
  const [published, { branches }] = await Promise.all([
    app.listPublishedPagesIn(language),
    app.office.read(),
  ])
  const pages = published.filter(({ type }) => type === 'branch')
  const filled = await Promise.all(pages.map((page) => fillPage(app, page)))
  return filled
    .map(({ address, language, title, content }) => {
      const { branch, description } = contentOf({ content })
      return { address, language, title, description, index: findIndex(branches, branch) }
    })
    .toSorted((one, other) => one.index - other.index)
}

const branchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...branchesApi.listPublic,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        () => listCards(app as unknown as FastifyInstance, language),
        language && { language },
      ),
  })
}

/** Pages of the branches of the office profile. Without one, visitors find no list of them. */
export const branches: Feature = {
  manifest,
  routes: [branchRoutes],
  pageTypes: [branchPageType],
  async findAddress(app, address) {
    const { language, address: source } = splitLanguagePrefix(address) ?? {
      language: defaultLanguage,
      address,
    }
    if (source !== branchesPath) return undefined
    if (language !== defaultLanguage && !siteLanguages.includes(language)) return undefined
    const published = await app.listPublishedPages()
    return published.some(({ type }) => type === 'branch') ? {} : undefined
  },
}
