import { iconForms, iconOf } from '#app/features/media/contract.ts'

const forms = Object.keys(iconForms) as (keyof typeof iconForms)[]

/** By which the site and the back office are known among other apps: the office's mark, or ours. */
export const manifestIcons = (mark: string) =>
  forms.map((form) => ({
    src: iconOf(mark, form) ?? ours[form],
    sizes: `${iconForms[form]}x${iconForms[form]}`,
    type: 'image/png',
    ...(form === 'maskable' && { purpose: 'maskable' }),
  }))

const ours = {
  '192': '/icons/icon-192.png',
  '512': '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
}
