import type { Office } from '#app/contract/office.ts'
import { getDefaultIcon } from '#app/features/country-pictures/contract.ts'
import { appIcons, getIconAddress, iconSizes } from '#app/features/media/contract.ts'

/** The app icons from the office's icon or logo, or the default icons in its colours. */
export const manifestIcons = (office: Office) =>
  appIcons.map((form) => ({
    src:
      getIconAddress(office.mark || office.logo, form) ?? getDefaultIcon(iconNames[form], office),
    sizes: `${iconSizes[form]}x${iconSizes[form]}`,
    type: 'image/png',
    purpose: form === 'maskable' ? 'maskable' : undefined,
  }))

const iconNames = {
  '192': 'icon-192',
  '512': 'icon-512',
  maskable: 'icon-maskable-512',
} as const
