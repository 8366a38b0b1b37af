import type { Readable } from '../contract.ts'
import { PageDocument } from './page-document.tsx'

/** What visitors see of each kind of document. */
const views = { page: PageDocument }

export function DocumentView({ document }: { document: Readable }) {
  const View = views[document.kind]
  return <View {...document} />
}
