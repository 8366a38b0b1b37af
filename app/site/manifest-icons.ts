import { getIconAddress, iconSizes } from '#app/features/media/contract.ts'

const forms = Object.keys(iconSizes) as (keyof typeof iconSizes)[]

/** The app icons: the office's logo, or ours. */
export const manifestIcons = (mark: string) =>
  forms.map((form) => ({
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
