import type { MetaDescriptor } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { AboutPageView } from '#app/features/about/site/about-page-view.tsx'
import type { ShownAlbums } from '#app/features/albums/contract.ts'
import { AlbumSection } from '#app/features/albums/site/album-section.tsx'
import { AlbumView } from '#app/features/albums/site/album-view.tsx'
import type { ArticleCard } from '#app/features/articles/contract.ts'
import { ArticleView } from '#app/features/articles/site/article-view.tsx'
import { LatestArticles } from '#app/features/articles/site/latest-articles.tsx'
import { BranchView } from '#app/features/branches/site/branch-view.tsx'
import type { EventCard } from '#app/features/events/contract.ts'
import { EventView } from '#app/features/events/site/event-view.tsx'
import { NextEvents } from '#app/features/events/site/next-events.tsx'
import type { ShownForm } from '#app/features/forms/contract.ts'
import { CustomForm } from '#app/features/forms/site/custom-form.tsx'
import { FormView } from '#app/features/forms/site/form-view.tsx'
import type { Excerpt } from '#app/features/guides/content/excerpt.ts'
import type { Guide } from '#app/features/guides/content/guide.ts'
import { GuideExcerpt, loadExcerpt } from '#app/features/guides/site/guide-excerpt.tsx'
import {
  GuidePageView,
  loadGuide,
  PrintedOffice,
} from '#app/features/guides/site/guide-page-view.tsx'
import guidePrintStyles from '#app/features/guides/site/print.css?url'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { FilePages } from '#app/features/pages/site/file-details.tsx'
import type { LiveViews } from '#app/features/pages/site/page-section.tsx'
import { StandardPage } from '#app/features/pages/site/standard-page.tsx'
import { type OpenScholarship, scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { CountryScholarships } from '#app/features/scholarships/site/country-scholarships.tsx'
import { NextDeadlines } from '#app/features/scholarships/site/next-deadlines.tsx'
import {
  loadService,
  type ServicePageData,
  ServicePageView,
} from '#app/features/services/site/service-page-view.tsx'
import type { PublicTeamMember } from '#app/features/team/contract.ts'
import { TeamList } from '#app/features/team/site/team-list.tsx'
import { TeamSection } from '#app/features/team/site/team-section.tsx'
import { type PublicTestimonial, testimonialsApi } from '#app/features/testimonials/contract.ts'
import { CountryTestimonials } from '#app/features/testimonials/site/country-testimonials.tsx'
import { languageQuery, language as ownLanguage } from '#app/platform/browser/language.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { ContentLanguage, SiteLanguage } from '#app/ui/page-language.tsx'

/** Types whose pages need nothing besides their content. */
type SimpleType = 'page' | 'about-page' | 'article' | 'event' | 'form' | 'album' | 'branch'

/** A published page with the lists that it shows, by page type. */
export type PublicView = (
  | { type: SimpleType; page: PublicPage }
  | ({ type: 'guide' } & GuideData)
  | ({ type: 'service' } & ServiceData)
) & {
  contentLanguage?: Pick<PublicPage, 'language' | 'languages'>
  filePages?: PublicPage['file_pages']
}

const noFiles = {}

interface ServiceData {
  service: ServicePageData
  /** What the guides say on the service. */
  excerpt?: Excerpt
  /** Open scholarships, on the page that shows those of the guides. */
  scholarships?: OpenScholarship[]
}

interface GuideData {
  guide: Guide
  /** Open scholarships of the guide's country. */
  scholarships: OpenScholarship[]
  testimonials: PublicTestimonial[]
}

/**
 * Loads a page. `results` are the results of the API calls: the response has an error status if one
 * of them failed.
 */
export async function loadView(
  page: PublicPage,
  api: ApiClient,
): Promise<{ view: PublicView; results: { ok: boolean }[] }> {
  const { language, languages } = page
  const { view, results } = await loadByType(page, api)
  // Pages in one language have no language links.
  const contentLanguage =
    language === ownLanguage && !languages ? undefined : { language, languages }
  return { view: { ...view, contentLanguage, filePages: page.file_pages }, results }
}

async function loadByType(
  page: PublicPage,
  api: ApiClient,
): Promise<{ view: PublicView; results: { ok: boolean }[] }> {
  const { type } = page
  if (type === 'service') return loadServiceView(page, api)
  if (type === 'guide') return loadGuideView(page, api)
  return { view: { type: type as SimpleType, page }, results: [] }
}

async function loadServiceView(page: PublicPage, api: ApiClient) {
  const { service, services } = await loadService(page, api)
  const { excerpt: name } = service.text
  if (!name) return { view: { type: 'service' as const, service }, results: [services] }
  const [{ excerpt, results }, scholarships] = await Promise.all([
    loadExcerpt(name, api),
    name === 'scholarships'
      ? api.attempt(scholarshipsApi.listPublic, { querystring: languageQuery })
      : undefined,
  ])
  const modified = latest(service.modified, ...excerpt.modified)
  const view: PublicView = {
    type: 'service',
    service: { ...service, modified },
    excerpt,
    scholarships: scholarships?.ok ? scholarships.value : [],
  }
  return {
    view,
    results: [services, ...results, scholarships].filter((each) => each !== undefined),
  }
}

async function loadGuideView(page: PublicPage, api: ApiClient) {
  const [{ guide, factsResult: facts }, scholarships, testimonials] = await Promise.all([
    loadGuide(page, api),
    api.attempt(scholarshipsApi.listPublic, { querystring: languageQuery }),
    api.attempt(testimonialsApi.listPublic, { querystring: languageQuery }),
  ])
  const ofCountry = <Each extends { country: string }>(list: Each[]) =>
    list.filter(({ country }) => country === guide.code)
  const view: PublicView = {
    type: 'guide',
    guide,
    scholarships: ofCountry(scholarships.ok ? scholarships.value : []),
    testimonials: ofCountry(testimonials.ok ? testimonials.value : []),
  }
  return { view, results: [facts, scholarships, testimonials] }
}

interface PublicPageViewProps {
  view: PublicView
  /** Previews have no metadata for search engines. */
  isDraft?: boolean
}

/** Renders a public page in the language of its content. */
export function PublicPageView({ view, isDraft = false }: PublicPageViewProps) {
  return (
    <ContentLanguage {...view.contentLanguage}>
      <FilePages value={view.filePages ?? noFiles}>
        <ViewByType view={view} isDraft={isDraft} />
      </FilePages>
    </ContentLanguage>
  )
}

/** What sections of standard pages show of other features. */
const liveViews: LiveViews = {
  album: (shown) => <AlbumSection shown={shown as ShownAlbums} />,
  articles: (shown) => <LatestArticles articles={(shown ?? []) as ArticleCard[]} />,
  events: (shown) => <NextEvents events={(shown ?? []) as EventCard[]} />,
  // In the build for browsers it would come with the frame of every page.
  form: (shown) => import.meta.env.SSR && <CustomForm form={shown as ShownForm} />,
  team: (shown) => <TeamSection members={(shown ?? []) as PublicTeamMember[]} />,
}

function ViewByType({ view, isDraft }: Required<PublicPageViewProps>) {
  if (view.type === 'guide') return <GuideView {...view} isDraft={isDraft} />
  if (view.type === 'service') return <ServiceView {...view} isDraft={isDraft} />
  if (view.type === 'about-page') return <AboutPageView {...view.page} isDraft={isDraft} />
  if (view.type === 'article') {
    return (
      <>
        <PrintedOffice />
        <ArticleView {...view.page} isDraft={isDraft} />
      </>
    )
  }
  if (view.type === 'album') {
    return (
      <>
        <PrintedOffice />
        <AlbumView {...view.page} isDraft={isDraft} />
      </>
    )
  }
  if (view.type === 'event') {
    return (
      <>
        <PrintedOffice />
        <EventView {...view.page} isDraft={isDraft} />
      </>
    )
  }
  if (view.type === 'form') {
    return (
      <>
        <PrintedOffice />
        <FormView {...view.page} isDraft={isDraft} />
      </>
    )
  }
  if (view.type === 'branch') {
    return (
      <>
        <PrintedOffice />
        <BranchView
          {...view.page}
          isDraft={isDraft}
          renderTeam={(members) => (
            <TeamList members={members} headingLevel={3} className="mt-5 lg:grid-cols-3" />
          )}
        />
      </>
    )
  }
  return (
    <>
      <PrintedOffice />
      <StandardPage {...view.page} isDraft={isDraft} liveViews={liveViews} />
    </>
  )
}

/** A service with what the guides say on it. */
function ServiceView(props: ServiceData & { isDraft: boolean }) {
  const { service, excerpt, scholarships = [], isDraft } = props

  return (
    <ServicePageView
      service={service}
      excerpt={
        excerpt && (
          <SiteLanguage>
            <NextDeadlines open={scholarships} />
            <GuideExcerpt excerpt={excerpt} />
          </SiteLanguage>
        )
      }
      isDraft={isDraft}
    />
  )
}

/** A guide with scholarships and testimonials of its country. */
function GuideView(props: GuideData & { isDraft: boolean }) {
  const { guide, scholarships, testimonials, isDraft } = props

  return (
    <GuidePageView
      guide={guide}
      scholarships={
        scholarships.length > 0 && (
          <SiteLanguage>
            <CountryScholarships open={scholarships} />
          </SiteLanguage>
        )
      }
      testimonials={
        testimonials.length > 0 && (
          <SiteLanguage>
            <CountryTestimonials testimonials={testimonials} />
          </SiteLanguage>
        )
      }
      isDraft={isDraft}
    />
  )
}

/** Returns the links for the head of the page: guides, articles, events, albums and standard pages are printed plain. */
export function describeView(view?: PublicView | null): MetaDescriptor[] {
  const print = { rel: 'stylesheet', href: guidePrintStyles, media: 'print' }
  const isPlain =
    view && ['guide', 'page', 'article', 'event', 'form', 'album', 'branch'].includes(view.type)
  return isPlain ? [{ tagName: 'link', ...print }] : []
}
