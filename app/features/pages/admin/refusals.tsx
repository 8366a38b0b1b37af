import { Link } from 'react-router'
import type { ApiClient, ApiFailure } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { type Page, pagesApi } from '../contract.ts'
import { getFieldLabel } from './get-label.ts'
import { localizeSchema } from './localize-schema.ts'
import { linkToEditor } from './pages.tsx'

/** A page that an action could not change, and why. */
export interface Refusal {
  page: Page
  reasons: string[]
}

/** Names the fields of the page that the server refused. */
export async function describeRefusal(
  api: ApiClient,
  page: Page,
  failure: ApiFailure | undefined,
): Promise<Refusal> {
  const errors = Object.entries(failure?.fields ?? {})
  if (errors.length === 0) return { page, reasons: [describeFailure(failure)] }
  const loading = [
    api.attempt(pagesApi.read, { params: { id: page.id } }),
    api.attempt(pagesApi.listTypes, {}),
  ] as const
  const [found, types] = await Promise.all(loading).catch(() => [])
  const draft = found?.ok ? found.value.draft : { ...page, description: '', picture: '' }
  const type = types?.ok ? types.value.find((each) => each.type === page.type) : undefined
  const schema = localizeSchema(type?.schema ?? {})
  const reasons = errors.map(
    ([path, message]) => `${getFieldLabel(schema, draft, path)}: ${message}`,
  )
  return { page, reasons }
}

/** Lists the pages that an action could not change, with links to them. */
export function Refusals({ title, refusals }: { title: string; refusals: Refusal[] }) {
  return (
    <div role="alert" className="basis-full empty:hidden">
      {refusals.length > 0 && (
        <div className="grid gap-2 rounded-lg border-2 border-alarm bg-white px-4 py-3 text-base">
          <p className="font-semibold">{title}</p>
          <ul className="grid gap-2 wrap-anywhere">
            {refusals.map(({ page, reasons }) => (
              <li key={page.id}>
                <Link
                  to={linkToEditor(page.id)}
                  lang={page.language}
                  className="inline-block py-0.5 font-semibold text-indigo underline"
                >
                  {page.title.trim() || 'Untitled'}
                </Link>
                <ul>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
