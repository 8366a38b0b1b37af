import { createSrcSet, isRemote, isUploaded } from '#app/features/media/contract.ts'
import { defaultImage } from '../contract.ts'

interface SlidePicture {
  attributes: { src: string; srcSet?: string; sizes?: string }
  /** Whether its left half needs shading behind the text. */
  isShaded: boolean
}

/**
 * The built-in pictures have a file of half their width (1600 px). They are dark behind the text;
 * all others need shading.
 */
export function slidePicture(image: string): SlidePicture {
  if (isRemote(image)) return { attributes: { src: defaultImage }, isShaded: true }
  if (isUploaded(image)) return { attributes: describeUpload(image), isShaded: true }
  const [, name] = image.match(/^\/slides\/([a-z-]+)\.webp$/) ?? []
  if (!name) return { attributes: { src: image }, isShaded: true }
  const srcSet = `/slides/${name}-800.webp 800w, ${image} 1600w`
  return { attributes: { sizes: '100vw', srcSet, src: image }, isShaded: false }
}

/** Uploads are at most 2400 px wide. */
const describeUpload = (image: string) => ({
  sizes: '100vw',
  srcSet: createSrcSet(image, 2400),
  src: image,
})
