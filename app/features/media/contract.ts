/**
 * An uploaded picture stands at /media/<hash>.webp; with `?w=` one of these widths (pixels) it
 * comes as wide, or as it is where it is not that wide.
 */
export const pictureWidths = [480, 960, 1600] as const

/** The picture's name in an address of ours, whatever else stands in it. */
export const parsePictureName = (address: string) => parsePictureNames(address)[0]

/** The names of all pictures whose addresses stand in the text, each once. */
export const parsePictureNames = (text: string) => [
  ...new Set(text.match(/(?<=\/media\/)[0-9a-f]{32}\.webp/g)),
]

/** Whether the picture stands on another site: browsers do not load it from there. */
export const isRemote = (address: string) => /^https?:/i.test(address)

/** Whether the address is one of ours that comes in these widths. */
export const isUploaded = (address: string) => address.startsWith('/media/')

/** For browsers to choose from, by the widths in which an address of ours comes; `width` is its own. */
export const createSrcSet = (address: string, width: number) =>
  [
    ...pictureWidths.filter((each) => each < width).map((each) => `${address}?w=${each} ${each}w`),
    `${address} ${width}w`,
  ].join(', ')

/** The forms in which a picture comes as the icon of an app, with their sides in pixels. */
export const iconSizes = { '192': 192, '512': 512, maskable: 512 } as const

/** The address of a picture of ours as such an icon; undefined for one that is not ours. */
export function getIconAddress(address: string, form: keyof typeof iconSizes) {
  const name = parsePictureName(address)
  return name && `/media/icons/${name.replace('.webp', `-${form}.png`)}`
}
