import { OfficeListsContext, readOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { filterOptionsApi } from '#app/features/leads/filter-options-contract.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { importsApi, MAX_MEGABYTES } from '../contract.ts'
import type { Route } from './+types/import-page.ts'
import { FileChoice } from './file-choice.tsx'
import { leadColumns } from './guess-columns.ts'
import { PastImports } from './past-imports.tsx'
import { WorkbookImport } from './workbook-import.tsx'

const PAGE_SIZE = 50
const MAX_SHOWN = 1000

/** `?earlier=100` shows up to 100 earlier imports. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const requested = Number(new URL(request.url).searchParams.get('earlier'))
  const shown = Math.min(MAX_SHOWN, Math.max(PAGE_SIZE, Math.floor(requested) || 0))
  // Requests one more to find out whether there are more.
  const limit = Math.min(MAX_SHOWN, shown + 1)
  const [imports, lists, { sources }] = await Promise.all([
    api.call(importsApi.list, { querystring: { limit } }),
    readOfficeLists(api),
    api.call(filterOptionsApi.list, {}),
  ])
  const next = imports.length > shown ? shown + PAGE_SIZE : undefined
  return { imports: imports.slice(0, shown), next, lists, sources }
}

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { imports, next, lists, sources } = loaderData
  return (
    <OfficeListsContext value={lists}>
      <Screen title="Import leads">
        <FileChoice
          reader={leadColumns}
          hint="One row must contain the column headings. At most 20,000 rows and 20 MB."
          maxMegabytes={MAX_MEGABYTES}
        >
          {(workbook) => <WorkbookImport {...workbook} sources={sources} />}
        </FileChoice>
        <PastImports imports={imports} next={next} />
      </Screen>
    </OfficeListsContext>
  )
}
