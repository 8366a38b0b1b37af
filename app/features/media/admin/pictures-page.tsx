import { type ComponentProps, Suspense, use } from 'react'
import type { ListResult } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { pictureTypes, validatePictureFile } from '#app/ui/picture-field.tsx'
import { libraryApi, type Picture } from '../library-contract.ts'
import type { Route } from './+types/pictures-page.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { pictures, toTitle } from './pictures.ts'
import { isSameList, useEdited } from './use-edited.ts'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(pictures, args)

export const shouldRevalidate = (change: { currentUrl: URL; nextUrl: URL }) => !isSameList(change)

export default function PicturesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListScreen list={pictures} {...loaderData} intro={<UploadPanel {...uploadPanel} />}>
        {(rows) => <PictureGrid pictures={rows} />}
      </ListScreen>
      <Suspense>
        <EditedPicture reading={loaderData.reading} />
      </Suspense>
    </>
  )
}

const uploadPanel: ComponentProps<typeof UploadPanel> = {
  label: 'Pictures to upload',
  action: 'Upload pictures',
  hint: 'JPEG, PNG, WebP or AVIF, at most 8 MB; SVG, at most 1 MB.',
  accept: pictureTypes.join(),
  doneMessage: 'In the library',
  validate: validatePictureFile,
  send: (api, sending) =>
    api.attempt(libraryApi.add, { body: { title: toTitle(sending.file.name) }, ...sending }),
}

/** Shows the form of the picture whose id is in the query string. */
function EditedPicture({ reading }: { reading: Promise<ListResult<Picture>> }) {
  const { edited } = useEdited()
  const result = use(reading)
  const picture = result?.ok ? result.value.find(({ id }) => id === edited) : undefined
  return picture && <PictureDialog key={picture.id} picture={picture} />
}
