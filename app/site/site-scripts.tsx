import { useContext } from 'react'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { recordEarlyClicks } from './early-clicks.ts'

/** The scripts of public pages, see start.ts. */
export function SiteScripts() {
  const { script, development, nonce } = useContext(DocumentContext)
  const inline = (text: string) => ({ nonce, dangerouslySetInnerHTML: { __html: text } })

  return (
    <>
      <script {...inline(recordEarlyClicks)} />
      {development && <script type="module" {...inline(`import '${development}'`)} />}
      <script type="module" async src={script} />
      <script type="speculationrules" {...inline(JSON.stringify(speculation))} />
    </>
  )
}

/** Prefetches the page of a touched link, except back office screens. */
const speculation = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/(admin|api|media)/*' } }] },
      eagerness: 'conservative',
    },
  ],
}
