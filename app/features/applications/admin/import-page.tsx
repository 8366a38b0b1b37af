import { Link } from 'react-router'
import { FileChoice } from '#app/features/lead-import/admin/file-choice.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { institutionImportsApi, MAX_MEGABYTES } from '../institution-import-contract.ts'
import type { Route } from './+types/import-page.ts'
import { FileImport } from './institution-import/file-import.tsx'
import { institutionColumns } from './institution-import/institution-columns.ts'
import { PastImports } from './institution-import/past-imports.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(institutionImportsApi.list, {})

/** Imports institutions and courses from a file. */
export default function InstitutionImportPage({ loaderData: imports }: Route.ComponentProps) {
  return (
    <Screen
      title="Import institutions"
      above={
        <Link to="/admin/applications/institutions" className="text-sm text-indigo underline">
          Institutions
        </Link>
      }
    >
      <FileChoice
        reader={institutionColumns}
        hint="One row must contain the column headings. Write one row for each course. At most 5,000 rows and 5 MB."
        maxMegabytes={MAX_MEGABYTES}
      >
        {(workbook) => <FileImport {...workbook} />}
      </FileChoice>
      <PastImports imports={imports} />
    </Screen>
  )
}
