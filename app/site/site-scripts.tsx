import { useContext } from 'react'
import { DocumentContext } from '#app/base/browser/document-context.ts'
import { recordEarlyClicks } from './early-clicks.ts'

/** What a page that is a document brings: see start.ts. */
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

/** The page behind a link is fetched once the link is touched. The office is no page of visitors. */
const speculation = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/(admin|api|media)/*' } }] },
      eagerness: 'conservative',
    },
  ],
}
