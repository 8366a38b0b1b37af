import { data } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import {
  type AlbumList,
  albumsApi,
  parseListAddress as parseAlbumList,
} from '#app/features/albums/contract.ts'
import { GalleryView } from '#app/features/albums/site/gallery-view.tsx'
import {
  type ArticleList,
  articlesApi,
  type ListAddress,
  parseListAddress,
} from '#app/features/articles/contract.ts'
import { ArticleListView } from '#app/features/articles/site/article-list-view.tsx'
import { type BranchCard, branchesApi, branchesPath } from '#app/features/branches/contract.ts'
import { BranchListView } from '#app/features/branches/site/branch-list-view.tsx'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import {
  type EventList,
  type ListAddress as EventListAddress,
  eventsApi,
  parseListAddress as parseEventList,
} from '#app/features/events/contract.ts'
import { EventListView } from '#app/features/events/site/event-list-view.tsx'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { type PublicTeamMember, teamApi, teamPath } from '#app/features/team/contract.ts'
import { TeamView } from '#app/features/team/site/team-view.tsx'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import type { Route } from './+types/cms-page.ts'
import { NotFound } from './error-notice.tsx'
import { describeView, loadView, PublicPageView, type PublicView } from './public-page-view.tsx'

/** Loads a page from the database, for addresses that have no route of their own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const path = `/${params['*']}`
  const querystring = { address: localizeAddress(path).slice(0, 200) }
  const found = await api.attempt(publishedApi.read, { querystring })
  // The data of a home page in another language, which has a route of its own in the build of its language.
  if (found.ok && found.value.type === 'home-page') return data(null, { status: 404 })
  if (found.ok) {
    const { view, results } = await loadView(found.value, api)
    return data(view, statusOf(...results))
  }
  const list =
    found.status === 404
      ? ((await loadArticleList(path, api)) ??
        (await loadEventList(path, api)) ??
        (await loadGallery(path, api)) ??
        (await loadTeam(path, api)) ??
        (await loadBranches(path, api)))
      : undefined
  if (list?.ok) return data(list.value)
  return data(null, { status: (list ?? found).status === 404 ? 404 : 503 })
}

interface ArticleListPage {
  type: 'article-list'
  address: ListAddress
  list: ArticleList
}

/** Loads a list of articles; undefined if the address is that of something else. */
async function loadArticleList(path: string, api: ApiClient) {
  const address = parseListAddress(path)
  if (!address) return undefined
  const result = await api.attempt(articlesApi.listPublic, {
    querystring: { ...languageQuery, ...address },
  })
  // The list of all articles does not exist without one.
  if (result.ok && result.value.articles.length === 0) return { ok: false as const, status: 404 }
  if (!result.ok) return result
  const value: ArticleListPage = { type: 'article-list', address, list: result.value }
  return { ok: true as const, value }
}

interface EventListPage {
  type: 'event-list'
  address: EventListAddress
  list: EventList
}

/** Loads a list of events; undefined if the address is that of something else. */
async function loadEventList(path: string, api: ApiClient) {
  const address = parseEventList(path)
  if (!address) return undefined
  const { page, isPast } = address
  const kind = isPast ? ('past' as const) : undefined
  const result = await api.attempt(eventsApi.listPublic, {
    querystring: { ...languageQuery, page, kind },
  })
  if (!result.ok) return result
  // Neither list exists without an event, past or not.
  const { events, has_past } = result.value
  if (events.length === 0 && (isPast || !has_past)) return { ok: false as const, status: 404 }
  const value: EventListPage = { type: 'event-list', address, list: result.value }
  return { ok: true as const, value }
}

interface GalleryPage {
  type: 'gallery'
  page: number
  list: AlbumList
}

/** Loads a list of albums, which does not exist without one; undefined if it is another address. */
async function loadGallery(path: string, api: ApiClient) {
  const page = parseAlbumList(path)
  if (!page) return undefined
  const result = await api.attempt(albumsApi.listPublic, {
    querystring: { ...languageQuery, page },
  })
  if (!result.ok) return result
  if (result.value.total === 0) return { ok: false as const, status: 404 }
  const value: GalleryPage = { type: 'gallery', page, list: result.value }
  return { ok: true as const, value }
}

interface TeamPage {
  type: 'team'
  members: PublicTeamMember[]
  modified?: string
}

/** Loads the team; undefined if the address is that of something else. */
async function loadTeam(path: string, api: ApiClient) {
  if (path !== teamPath) return undefined
  const [team, changes] = await Promise.all([
    api.attempt(teamApi.listPublic, { querystring: languageQuery }),
    api.attempt(contentChangesApi.read, {}),
  ])
  if (!team.ok) return team
  if (team.value.length === 0) return { ok: false as const, status: 404 }
  const modified = changes.ok ? changes.value.team_members : undefined
  const value: TeamPage = { type: 'team', members: team.value, modified }
  return { ok: true as const, value }
}

interface BranchesPage {
  type: 'branches'
  branches: BranchCard[]
}

/** Loads the list of branch pages; undefined if the address is that of something else. */
async function loadBranches(path: string, api: ApiClient) {
  if (path !== branchesPath) return undefined
  const result = await api.attempt(branchesApi.listPublic, { querystring: languageQuery })
  if (!result.ok) return result
  if (result.value.length === 0) return { ok: false as const, status: 404 }
  const value: BranchesPage = { type: 'branches', branches: result.value }
  return { ok: true as const, value }
}

/** Lists without a page of the office. */
const lists = ['article-list', 'event-list', 'gallery', 'team', 'branches']

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && lists.includes(loaderData.type) ? [] : describeView(loaderData as PublicView | null)

export default function CmsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  if (loaderData.type === 'article-list') return <ArticleListView {...loaderData} />
  if (loaderData.type === 'event-list') return <EventListView {...loaderData} />
  if (loaderData.type === 'gallery') return <GalleryView {...loaderData} />
  if (loaderData.type === 'branches') return <BranchListView {...loaderData} />
  if (loaderData.type === 'team') return <TeamView {...loaderData} />
  return <PublicPageView view={loaderData} />
}
