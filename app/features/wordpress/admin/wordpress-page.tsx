import { Link, useNavigate } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { type WordpressImport, wordpressApi } from '../contract.ts'
import type { Route } from './+types/wordpress-page.ts'
import { stateLabels } from './labels.ts'
import { UploadField } from './upload-field.tsx'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(wordpressApi.list, {})

/** Takes the export file of a WordPress site, and lists earlier imports. */
export default function WordpressPage({ loaderData: imports }: Route.ComponentProps) {
  useRefresh()
  const api = useApi()
  const navigate = useNavigate()

  async function prepare({ name }: File) {
    const body = { file_name: name.slice(-200) }
    const result = await api.attempt(wordpressApi.add, { body }).catch(() => undefined)
    return result?.ok ? { id: result.value.id } : { error: describeFailure(result?.failure) }
  }

  return (
    <Screen title="Move in from WordPress">
      <div className="grid max-w-prose gap-2 text-ink/75">
        <p>
          Articles, pages, categories, tags, pictures and the menu of your WordPress site come here,
          and old addresses lead to the new ones.
        </p>
        <ol className="ml-5 list-decimal">
          <li>In WordPress open Tools › Export, choose “All content”, and download the file.</li>
          <li>Choose the file here. You see a preview first; nothing is changed before that.</li>
          <li>Start the import. The old site must be online, or you add a ZIP of its pictures.</li>
        </ol>
      </div>
      <div className="max-w-prose">
        <UploadField
          kind="export"
          label="Export file"
          hint="The XML file of WordPress, at most 200 MB."
          accept=".xml,text/xml,application/xml"
          tooLarge="This file is too large. The maximum is 200 MB. Export the content in several files."
          prepare={prepare}
          onSent={(id) => navigate(`/admin/wordpress/${id}`)}
        />
      </div>
      <PastImports imports={imports} />
    </Screen>
  )
}

function PastImports({ imports }: { imports: WordpressImport[] }) {
  if (imports.length === 0) return null

  return (
    <section aria-labelledby="past" className="grid gap-2">
      <h2 id="past" className="text-lg font-semibold text-indigo">
        Earlier imports
      </h2>
      <ul className="grid gap-2">
        {imports.map(({ id, file_name, site, state, by, created_at }) => (
          <li key={id} className="grid gap-1 card p-3 wrap-anywhere">
            <Link to={`/admin/wordpress/${id}`} className="font-semibold text-indigo underline">
              {site || file_name}
            </Link>
            <p className="text-sm text-ink/75">
              {stateLabels[state]} · <OfficeDateTime at={created_at} /> {by}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
