import type { MetaDescriptor } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import type { Readable } from '#app/features/documents/contract.ts'
import { PageDocument } from '#app/features/documents/site/page-document.tsx'
import type { Guide } from '#app/features/guides/content/guide.ts'
import { GuideDocument, loadGuide } from '#app/features/guides/site/guide-document.tsx'
import guidePrintStyles from '#app/features/guides/site/print.css?url'
import { type OpenScholarship, scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { CountryScholarships } from '#app/features/scholarships/site/country-scholarships.tsx'
import {
  loadService,
  ServiceDocument,
  type ShownService,
} from '#app/features/services/site/service-document.tsx'

/** A document of each kind, with all that it shows beside its own words. */
export type View =
  | { kind: 'page'; document: Readable }
  | { kind: 'guide'; guide: Guide; scholarships: OpenScholarship[] }
  | { kind: 'service'; service: ShownService }

/** For loaders; `results` say whether all of it could be read. */
export async function loadView(
  document: Readable,
  api: ApiClient,
): Promise<{ view: View; results: { ok: boolean }[] }> {
  if (document.kind === 'page') return { view: { kind: 'page', document }, results: [] }
  if (document.kind === 'service') {
    const { service, services } = await loadService(document, api)
    return { view: { kind: 'service', service }, results: [services] }
  }
  const [{ guide, ledger }, scholarships] = await Promise.all([
    loadGuide(document, api),
    api.attempt(scholarshipsApi.listPublic, {}),
  ])
  const open = scholarships.ok ? scholarships.value : []
  const view: View = {
    kind: 'guide',
    guide,
    scholarships: open.filter(({ country }) => country === guide.code),
  }
  return { view, results: [ledger, scholarships] }
}

interface DocumentViewProps {
  view: View
  /** A preview tells search engines nothing. */
  isDraft?: boolean
}

/** What visitors see of it. */
export function DocumentView({ view, isDraft = false }: DocumentViewProps) {
  if (view.kind === 'guide') return <GuideView {...view} isDraft={isDraft} />
  if (view.kind === 'service') return <ServiceDocument service={view.service} isDraft={isDraft} />
  return <PageDocument {...view.document} isDraft={isDraft} />
}

type GuideViewProps = Omit<Extract<View, { kind: 'guide' }>, 'kind'> & { isDraft: boolean }

/** A guide with what other features have for its country. */
function GuideView({ guide, scholarships, isDraft }: GuideViewProps) {
  const open = scholarships.length > 0 && <CountryScholarships open={scholarships} />
  return <GuideDocument guide={guide} scholarships={open} isDraft={isDraft} />
}

/** Guides are read on paper too. */
export function describeView(view?: View | null): MetaDescriptor[] {
  const print = { rel: 'stylesheet', href: guidePrintStyles, media: 'print' }
  return view?.kind === 'guide' ? [{ tagName: 'link', ...print }] : []
}
