import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { getOwn } from '#app/contract/get-own.ts'
import { isFormOpen } from '#app/platform/admin/is-form-open.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-lead-row]')]

/**
 * j and k move between rows. Other keys press the button of the row with that `data-key`. Keys are
 * ignored while a form is open, in text fields, and with Ctrl, Alt or Meta.
 */
export function useRowKeys() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isFormOpen() || target.closest('input, textarea, select, [contenteditable]')) return
      const key = event.key.toLowerCase()
      const all = rows()
      const here = all.findIndex((row) => row.contains(target))
      const next = getOwn({ j: here + 1, k: here < 0 ? 0 : here - 1 }, key)
      // A held key opens one form and does not type into it.
      if (event.repeat && next === undefined) return
      const pressed =
        next === undefined
          ? all[here]?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
          : undefined
      if (next === undefined && !pressed) return
      event.preventDefault()
      if (next !== undefined) all[next]?.querySelector<HTMLElement>('a')?.focus()
      else if (pressed?.matches('select')) pressed.focus()
      // flushSync focuses the opened form before the next key is read.
      else flushSync(() => pressed?.click())
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
