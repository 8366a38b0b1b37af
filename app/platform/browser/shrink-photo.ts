/** A photo of this size is readable on a screen, and about 1 MB. */
const MAX_PX = 2560
const LARGE_BYTES = 1.5 * 1024 * 1024
const types = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Converts a large photo, or one in a format of its camera, to a small JPEG without location, because
 * a phone's connection is slow. Returns files that it cannot convert unchanged.
 */
export async function shrinkPhoto(file: File) {
  const isSmall = file.size <= LARGE_BYTES && types.includes(file.type)
  if (isSmall || !file.type.startsWith('image/')) return file
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, MAX_PX / Math.max(photo.width, photo.height))
    const canvas = new OffscreenCanvas(photo.width * scale, photo.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG has no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return new File([jpeg], file.name, { type: jpeg.type })
  } catch {
    return file
  }
}
