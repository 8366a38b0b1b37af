import type { ComponentProps } from 'react'

const variants = {
  /** The main action of a screen. */
  primary: 'border-transparent bg-marigold text-night hover:bg-marigold/90',
  plain: 'border-ink/30 bg-white text-ink hover:bg-paper',
  /** For destructive actions in confirmation dialogs. */
  danger: 'border-alarm bg-white text-alarm hover:bg-alarm hover:text-white',
}

const sizes = {
  usual: 'min-h-11 px-5 py-2',
  /** For table rows and toolbars. */
  small: 'min-h-9 px-3.5 py-1 text-sm',
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

export function Button({
  variant = 'plain',
  size = 'usual',
  type = 'button',
  className = '',
  ...props
}: ButtonProps) {
  return (
    <button type={type} className={`${buttonClassName(variant, size)} ${className}`} {...props} />
  )
}

/** Returns the classes of a button, for a link that looks like one. */
export function buttonClassName(
  variant: keyof typeof variants,
  size: keyof typeof sizes = 'usual',
) {
  return `inline-flex items-center justify-center gap-2 rounded-full border font-semibold transition-colors disabled:opacity-60 ${sizes[size]} ${variants[variant]}`
}
