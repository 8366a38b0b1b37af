import { createContext, use, useContext } from 'react'
import { Link } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import type { GuideBrief } from '#app/features/guides/contract.ts'

/** The published guides; undefined if they could not be loaded. */
export const GuidesContext = createContext<Promise<Result<GuideBrief[]> | undefined>>(
  Promise.resolve(undefined),
)

/** Explains where the card of a country without a guide leads. */
export function GuideHint({ code }: { code: string | null }) {
  const guides = use(useContext(GuidesContext))
  if (!guides?.ok || guides.value.some((guide) => guide.code === code)) return null

  return (
    <p className="rounded-lg bg-paper px-3 py-2 text-sm">
      No guide yet, so the card links to the home page. Create one under{' '}
      <Link to="/admin/pages" className="text-indigo underline">
        Pages
      </Link>
      .
    </p>
  )
}
