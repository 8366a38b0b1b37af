const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/gif',
  'image/svg+xml',
]
/** The `accept` attribute. Browsers of some systems know HEIC only by its extension. */
export const acceptedPictures = [...pictureTypes, '.heic', '.heif'].join()
export const pictureHint = 'JPEG, PNG, WebP, AVIF, HEIC or GIF, at most 8 MB; SVG, at most 1 MB.'
const MAX_BYTES = 8 * 1024 * 1024

/** Returns an error message; undefined when the file may be sent. */
export function validatePictureFile({ type, size }: File) {
  // The server detects the type from the content; browsers report none for HEIC on some systems.
  if (type && !pictureTypes.includes(type))
    return 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.'
  if (size === 0) return 'This file is empty. Please choose another one.'
  return size > MAX_BYTES ? 'This picture is too large. The maximum is 8 MB.' : undefined
}
