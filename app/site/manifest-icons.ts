import { appIcons, getIconAddress, iconSizes } from '#app/features/media/contract.ts'

/** The app icons from the office's icon or logo, or the default icons. */
export const manifestIcons = (picture: string) =>
  appIcons.map((form) => ({
    src: getIconAddress(picture, form) ?? defaultIcons[form],
    sizes: `${iconSizes[form]}x${iconSizes[form]}`,
    type: 'image/png',
    purpose: form === 'maskable' ? 'maskable' : undefined,
  }))

const defaultIcons = {
  '192': '/icons/icon-192.png',
  '512': '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
}
