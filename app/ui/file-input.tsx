import type { ComponentProps } from 'react'

/**
 * A file input that reports every choice. Browsers report no change if the same file is chosen again,
 * so the last choice is cleared before.
 */
export function FileInput({ onClick, onDrop, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type="file"
      onClick={(event) => {
        event.currentTarget.value = ''
        onClick?.(event)
      }}
      onDrop={(event) => {
        event.currentTarget.value = ''
        onDrop?.(event)
      }}
    />
  )
}
