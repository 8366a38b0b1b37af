import { useEffect } from 'react'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-lead-row]')]

/**
 * j and k go from row to row; the other keys press the button of the row that names them. They are
 * heeded only where nobody writes, and together with nothing else.
 */
export function useRowKeys() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target.closest('input, textarea, select, dialog, [role=dialog], [role=alertdialog]'))
        return
      const key = event.key.toLowerCase()
      const all = rows()
      const here = all.findIndex((row) => row.contains(target))
      const next = { j: here + 1, k: here < 0 ? 0 : here - 1 }[key]
      const pressed =
        next === undefined
          ? all[here]?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
          : undefined
      if (next === undefined && !pressed) return
      event.preventDefault()
      if (next !== undefined) all[next]?.querySelector<HTMLElement>('a')?.focus()
      else pressed?.matches('select') ? pressed.focus() : pressed?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
