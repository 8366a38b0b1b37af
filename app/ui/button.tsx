import type { ComponentProps } from 'react'

const looks = {
  /** The one action that matters on a screen. */
  primary: 'bg-marigold text-night hover:bg-marigold/90',
  plain: 'border border-ink/30 bg-white text-ink hover:bg-paper',
  danger: 'border border-alarm bg-white text-alarm hover:bg-alarm hover:text-white',
}

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks }

export function Button({ look = 'plain', type = 'button', className = '', ...props }: ButtonProps) {
  return <button type={type} className={`${buttonLook(look)} ${className}`} {...props} />
}

/** The same look for a link. */
export function buttonLook(look: keyof typeof looks) {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 font-semibold transition-colors disabled:opacity-60 ${looks[look]}`
}
