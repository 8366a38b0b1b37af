import { lazy, Suspense } from 'react'
import type { LibraryProps } from '#app/platform/admin/picture-library.tsx'

const LibraryDialog = lazy(() => import('#app/features/media/admin/library-dialog.tsx'))

/** Loaded when it is opened for the first time. */
export function LazyLibrary(props: LibraryProps) {
  return (
    <Suspense>
      <LibraryDialog {...props} />
    </Suspense>
  )
}
