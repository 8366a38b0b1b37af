import { useState } from 'react'
import { Link } from 'react-router'
import { getLanguageName } from '#app/contract/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { PageDetails } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { Differences } from './differences.tsx'
import { formatVersionsBehind } from './format-versions-behind.ts'
import { linkToEditor } from './pages.tsx'

interface TranslationSourceProps {
  page: PageDetails
  source: NonNullable<PageDetails['source_page']>
  schema: FieldSchema
}

/** Shows the source page of a translation and what changed in it. */
export function TranslationSource({ page, source, schema }: TranslationSourceProps) {
  const { language, versions_behind } = page
  const [isOpen, setIsOpen] = useState(false)

  return (
    <section aria-labelledby="original" className="grid justify-items-start gap-2 card p-4">
      <h2 id="original" className="font-display text-lg font-semibold text-indigo">
        Translation into <span lang={language}>{getLanguageName(language)}</span>
      </h2>
      <p className="wrap-anywhere">
        Source page:{' '}
        <Link to={linkToEditor(source.id)} className="font-semibold text-indigo underline">
          {source.title}
        </Link>
        {', '}
        {versions_behind > 0 ? (
          <strong className="font-semibold text-alarm">
            {formatVersionsBehind(versions_behind)}
          </strong>
        ) : (
          'up to date'
        )}
      </p>
      {versions_behind > 0 && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Show changes
        </Button>
      )}
      {isOpen && (
        <Dialog title={`Changes in “${source.title}”`} onClose={() => setIsOpen(false)}>
          <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
            <p className="text-ink/75">
              From version {source.version - versions_behind} to version {source.version}.
            </p>
            <Differences
              id={source.id}
              schema={schema}
              from={String(source.version - versions_behind)}
              to={String(source.version)}
            />
            <Button className="justify-self-end" onClick={() => setIsOpen(false)}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
