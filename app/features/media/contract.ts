import { formatFileSize } from '#app/contract/files.ts'

/**
 * Widths in pixels that /media/<hash>.webp offers with `?w=`. Smaller pictures are not enlarged.
 */
export const pictureWidths = [480, 960, 1600] as const

/** Returns the file name in an uploaded picture's address. */
export const parsePictureName = (address: string) => parsePictureNames(address)[0]

/** Returns the distinct names of all stored pictures and files in a text. */
export const parseMediaNames = (text: string) => [
  ...new Set(text.match(/(?<=\/media\/)[0-9a-f]{32}(?:\.webp|-\d{1,9}\.pdf)/g)),
]

/** Returns "PDF, 240 KB" for the address of a stored file; its name contains the size. */
export function describeFile(address: string) {
  const [, size] = /^\/media\/[0-9a-f]{32}-(\d{1,9})\.pdf$/.exec(address) ?? []
  return size && `PDF, ${formatFileSize(Number(size))}`
}

/** Returns the distinct file names of all uploaded pictures in a text. */
export const parsePictureNames = (text: string) => [
  ...new Set(text.match(/(?<=\/media\/)[0-9a-f]{32}\.webp/g)),
]

/** Whether the picture is on another site. Browsers do not load it from there. */
export const isRemote = (address: string) => /^https?:/i.test(address)

/** Whether the address is an uploaded picture, which has several widths. */
export const isUploaded = (address: string) => address.startsWith('/media/')

/** Returns the srcset of an uploaded picture. `width` is its full width. */
export const createSrcSet = (address: string, width: number) =>
  [
    ...pictureWidths.filter((each) => each < width).map((each) => `${address}?w=${each} ${each}w`),
    `${address} ${width}w`,
  ].join(', ')

/** Icon variants with their size in pixels: of apps, of the browser's tab and of Apple's home screens. */
export const iconSizes = { '192': 192, '512': 512, maskable: 512, tab: 48, touch: 180 } as const
export type IconForm = keyof typeof iconSizes

/** The variants that an app manifest lists. */
export const appIcons = ['192', '512', 'maskable'] as const

/** Returns the icon address of an uploaded picture; undefined for others. */
export function getIconAddress(address: string, form: IconForm) {
  const name = parsePictureName(address)
  return name && `/media/icons/${name.replace('.webp', `-${form}.png`)}`
}
