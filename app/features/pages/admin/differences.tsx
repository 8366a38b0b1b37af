import { useEffect, useState } from 'react'
import { useApi } from '#app/platform/browser/use-api.ts'
import { StoredPicture } from '#app/ui/stored-picture.tsx'
import type { PageContent } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { versionsApi } from '../versions-contract.ts'
import type { Difference } from './compare.ts'

interface DifferencesProps {
  id: string
  schema: FieldSchema
  from: VersionOrContent
  to: VersionOrContent
}

/** A version number, or the content itself. */
type VersionOrContent = string | PageContent

/** Shows the differences between two versions of a page. */
export function Differences(props: DifferencesProps) {
  const differences = useDifferences(props)

  return (
    <>
      {differences?.length === 0 && <p role="status">No differences.</p>}
      <dl className="grid gap-3 text-sm">
        {differences?.map((difference) => (
          <ChangedField key={difference.label} difference={difference} />
        ))}
      </dl>
    </>
  )
}

export function ChangedField({ difference: { label, parts, pictures } }: ChangedFieldProps) {
  return (
    <div className="border-l-2 border-line pl-3">
      <dt className="text-ink/75">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">
        <Words parts={parts} />
        {pictures && <ChangedPicture {...pictures} />}
      </dd>
    </div>
  )
}

interface ChangedFieldProps {
  difference: Difference
}

function ChangedPicture({ before, after }: NonNullable<Difference['pictures']>) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      {before.address && <StoredPicture {...before} className="h-20 w-auto opacity-60" />}
      {before.address && after.address && <span>becomes</span>}
      {after.address && <StoredPicture {...after} className="h-20 w-auto" />}
      {!after.address && <span>is removed</span>}
    </span>
  )
}

function Words({ parts }: Pick<Difference, 'parts'>) {
  return parts.map(({ text, is }, index) => {
    const key = `${index} ${text}`
    if (is === 'added') {
      return (
        <ins key={key} className="bg-marigold/30 no-underline">
          {text}
        </ins>
      )
    }
    return is === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
  })
}

/** Loads the diff library on first use. */
function useDifferences({ id, schema, from, to }: DifferencesProps) {
  const api = useApi()
  const [differences, setDifferences] = useState<Difference[]>()

  useEffect(() => {
    let isStale = false
    async function load(version: VersionOrContent) {
      if (typeof version !== 'string') return version
      return (await api.call(versionsApi.read, { params: { id, number: version } })).content
    }
    async function compare() {
      const [{ compareContent }, before, after] = await Promise.all([
        import('./compare.ts'),
        load(from),
        load(to),
      ])
      if (!isStale) setDifferences(compareContent(before, after, schema))
    }
    compare().catch(console.error)
    return () => {
      isStale = true
    }
  }, [api, id, schema, from, to])

  return differences
}
