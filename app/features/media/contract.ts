/**
 * An uploaded picture stands at /media/<hash>.webp; with `?w=` one of these widths (pixels) it
 * comes as wide, or as it is where it is not that wide.
 */
export const pictureWidths = [480, 960, 1600] as const

/** Whether the address is one of ours that comes in these widths. */
export const isUploaded = (address: string) => address.startsWith('/media/')
