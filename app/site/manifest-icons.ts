import { getIconAddress, iconSizes } from '#app/features/media/contract.ts'

const sizes = Object.keys(iconSizes) as (keyof typeof iconSizes)[]

/** The app icons: the office's icon, or the default icons. */
export const manifestIcons = (mark: string) =>
  sizes.map((form) => ({
    src: getIconAddress(mark, form) ?? defaultIcons[form],
    sizes: `${iconSizes[form]}x${iconSizes[form]}`,
    type: 'image/png',
    ...(form === 'maskable' && { purpose: 'maskable' }),
  }))

const defaultIcons = {
  '192': '/icons/icon-192.png',
  '512': '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
}
