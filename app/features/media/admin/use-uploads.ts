import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { judgeFile } from '#app/ui/picture-field.tsx'
import { libraryApi } from '../library-contract.ts'

export interface Upload {
  key: number
  name: string
  /** How much of it has left, from 0 to 1. */
  progress: number
  isDone: boolean
  /** Why it was refused. */
  error?: string
}

/** Sends chosen files one after the other; each says how it goes. */
export function useUploads() {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())
  const count = useRef(0)

  function tell(key: number, news: Partial<Upload>) {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)))
  }

  async function send(key: number, file: File) {
    const onProgress = (progress: number) => tell(key, { progress })
    const sending = { body: { title: toTitle(file.name) }, file, onProgress }
    const result = await api.attempt(libraryApi.add, sending).catch(() => undefined)
    if (result?.ok) {
      tell(key, { isDone: true, progress: 1 })
      return revalidate()
    }
    const { fields, detail = 'The server could not be reached.' } = result?.failure ?? {}
    tell(key, { error: fields?.picture ?? detail })
  }

  function upload(files: Iterable<File>) {
    for (const file of files) {
      const key = count.current++
      const error = judgeFile(file)
      setUploads((all) => [...all, { key, name: file.name, progress: 0, isDone: false, error }])
      if (!error) queue.current = queue.current.then(() => send(key, file))
    }
  }

  /** Those that went well, and those that were refused, need no more telling. */
  const clear = () => setUploads((all) => all.filter(({ isDone, error }) => !isDone && !error))

  return { uploads, upload, clear }
}

/** "our-front_desk.jpg" as people call it: "our front desk". */
export function toTitle(name: string) {
  const words = name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
  return words.trim().slice(0, 120)
}
