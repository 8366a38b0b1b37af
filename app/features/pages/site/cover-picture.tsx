import { createSrcSet, isUploaded } from '#app/features/media/contract.ts'
import { FramedPicture } from '#app/ui/framed-picture.tsx'
import type { Cover } from '../list-contract.ts'

/** The cover in the shape of link previews, around its focal point. */
export function CoverPicture({ cover, sizes }: { cover: Cover; sizes: string }) {
  const { address, width, ...rest } = cover
  const srcSet = isUploaded(address) ? createSrcSet(address, width) : undefined
  return (
    <FramedPicture
      address={address}
      width={width}
      srcSet={srcSet}
      sizes={sizes}
      className="aspect-1200/630"
      {...rest}
    />
  )
}
