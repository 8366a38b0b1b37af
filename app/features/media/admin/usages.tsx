import { Suspense, use, useState } from 'react'
import { Link } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import type { filesApi } from '../files-contract.ts'
import type { libraryApi, PictureUsage } from '../library-contract.ts'
import { countVersions, describeUsage } from './pictures.ts'

interface UsagesProps {
  of: { id: string; uses: number; version_use_count: number }
  /** The calls of pictures or of files. */
  api: Pick<typeof libraryApi, 'listUses'> | Pick<typeof filesApi, 'listUses'>
}

/** Shows where a picture or file is used. */
export function Usages({ of: { id, uses, version_use_count }, api: { listUses } }: UsagesProps) {
  const api = useApi()
  const [reading] = useState(() => api.attempt(listUses, { params: { id } }).catch(() => undefined))

  return (
    <section className="grid gap-1">
      <h3 className="font-medium">Where it is used</h3>
      {uses === 0 && (
        <p className="text-sm text-ink/75">
          {version_use_count === 0
            ? 'Not used.'
            : `Only in ${countVersions(version_use_count)}. You can delete it; restored versions will lack it.`}
        </p>
      )}
      {uses + version_use_count > 0 && (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <UsageList reading={reading} />
        </Suspense>
      )}
    </section>
  )
}

function UsageList({ reading }: { reading: Promise<Result<PictureUsage[]> | undefined> }) {
  const result = use(reading)
  const may = useCan()
  if (!result?.ok) return <p role="alert">The list could not be loaded. Please try again.</p>

  return (
    <ul className="grid gap-1 text-sm">
      {result.value.map((each) => {
        const { text, to, right } = describeUsage(each)
        return (
          <li key={each.subject + each.subject_id}>
            {may(right) ? (
              <Link to={to} className="inline-block py-0.5 text-indigo underline wrap-anywhere">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
