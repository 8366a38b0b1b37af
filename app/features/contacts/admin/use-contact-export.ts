import { useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { ContactView } from './contact-view.ts'
import { readAll } from './read-all.ts'

interface Progress {
  done: number
  total: number
}

/** Saves all contacts that a view is about, on all its pages, as a file for spreadsheets. */
export function useContactExport({ q, sort }: ContactView) {
  const api = useApi()
  const [progress, setProgress] = useState<Progress>()

  async function save() {
    setProgress({ done: 0, total: 0 })
    try {
      // Loaded only now, while the contacts are read.
      const loading = import('./contact-csv.ts')
      const contacts = await readAll(api, { q, sort }, (done, total) =>
        setProgress({ done, total }),
      )
      const { toCsv, nameFile } = await loading
      download(toCsv(contacts), nameFile())
    } catch (error) {
      console.error(error)
      await showToast('error', 'Failed to export contacts. Please try again.')
    } finally {
      setProgress(undefined)
    }
  }

  return { save, progress }
}

function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
