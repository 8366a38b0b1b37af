import { Suspense, use } from 'react'
import type { ListResult } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Picture } from '../library-contract.ts'
import type { Route } from './+types/pictures-page.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureTexts, pictureUploads } from './picture-uploads.tsx'
import { countVersions, pictures, pictures as screen } from './pictures.ts'
import { isSameList, useEdited } from './use-edited.ts'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(pictures, args)

export const shouldRevalidate = (change: { currentUrl: URL; nextUrl: URL }) => !isSameList(change)

export default function PicturesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListScreen
        list={pictures}
        {...loaderData}
        intro={
          <UploadPanel {...pictureUploads}>
            {(picture) => <PictureTexts picture={picture} />}
          </UploadPanel>
        }
      >
        {(rows) => <PictureGrid pictures={rows} />}
      </ListScreen>
      <Suspense>
        <EditedPicture reading={loaderData.reading} />
      </Suspense>
    </>
  )
}

/** Shows the form of the picture whose id is in the query string. */
function EditedPicture({ reading }: { reading: Promise<ListResult<Picture>> }) {
  const { edited } = useEdited()
  const result = use(reading)
  const picture = result?.ok ? result.value.find(({ id }) => id === edited) : undefined
  return picture && <PictureDialog key={picture.id} picture={picture} />
}

/** The grid of pictures with their actions. */
function PictureGrid({ pictures }: { pictures: Picture[] }) {
  const { edit } = useEdited()
  const { confirmRemoval, confirmDialog } = useRemoval(screen.removal)

  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id} className="flex flex-col gap-2 overflow-hidden card">
            <img
              src={`${picture.address}?w=480`}
              alt={picture.alt}
              loading="lazy"
              style={{ objectPosition: `${picture.focal_x}% ${picture.focal_y}%` }}
              className="aspect-4/3 w-full bg-paper object-cover"
            />
            <div className="grid gap-1 px-3">
              <h2 className="font-semibold wrap-anywhere">{picture.title}</h2>
              <p className="text-sm text-ink/75">{describe(picture)}</p>
              {!picture.alt && <p className="text-sm text-ink/75">No alternative text yet</p>}
            </div>
            <div className="mt-auto flex flex-wrap gap-2 px-3 pb-3">
              <Button
                size="small"
                aria-label={`Edit ${picture.title}`}
                onClick={() => edit(picture.id)}
              >
                Edit
              </Button>
              {picture.uses === 0 && (
                <Button
                  size="small"
                  aria-label={`Delete ${picture.title}`}
                  onClick={() => confirmRemoval(picture)}
                >
                  Delete
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {confirmDialog}
    </>
  )
}

function describe({ width, height, uses, version_use_count, is_in_library }: Picture) {
  const size = `${width} × ${height}`
  if (uses === 1) return `${size}, used in 1 place`
  if (uses > 1) return `${size}, used in ${uses} places`
  if (version_use_count > 0) return `${size}, only in ${countVersions(version_use_count)}`
  return `${size}, not used${is_in_library ? '' : ': deleted 30 days after upload'}`
}
