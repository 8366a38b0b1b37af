import { useContext } from 'react'
import { useLocation } from 'react-router'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { countVisit } from './count-visit.ts'

/** Counts views of this page, whose address is the canonical one. */
export function VisitScript() {
  const { nonce } = useContext(DocumentContext)
  const { pathname } = useLocation()
  const page = localizeAddress(pathname)

  return <script nonce={nonce} data-page={page} dangerouslySetInnerHTML={{ __html: countVisit }} />
}
