import { useEffect } from 'react'

/** Prefixes the document title with a count on every screen. */
export function useTitleBadge(count: number) {
  useEffect(() => {
    const badge = count > 0 ? `(${count}) ` : ''
    function apply() {
      const title = badge + withoutBadge(document.title)
      if (document.title !== title) document.title = title
    }

    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = withoutBadge(document.title)
    }
  }, [count])
}

const withoutBadge = (title: string) => title.replace(/^\(\d+\) /, '')
