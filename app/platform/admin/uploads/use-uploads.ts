import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import type { OnProgress } from '#app/contract/endpoint.ts'
import { useApi } from '../../browser/use-api.ts'
import { describeFailure } from '../describe-failure.ts'

export interface Upload {
  key: number
  name: string
  /** The fraction of the file that was sent, from 0 to 1. */
  progress: number
  isDone: boolean
  /** The error message. */
  error?: string
  /** Aborts the upload. */
  cancel: () => void
}

interface UploadRequest {
  file: File
  onProgress: OnProgress
  signal: AbortSignal
}

export interface UploadOptions {
  /** Returns an error message; undefined when the file may be sent. */
  validate: (file: File) => string | undefined
  send: (api: ApiClient, request: UploadRequest) => Promise<Result<unknown>>
}

/** Uploads files one after the other, with a state for each. */
export function useUploads({ validate, send }: UploadOptions) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())
  const count = useRef(0)

  function update(key: number, changes: Partial<Upload>) {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  }

  async function sendFile(key: number, file: File, signal: AbortSignal) {
    if (signal.aborted) return
    const onProgress = (progress: number) => update(key, { progress })
    const result = await send(api, { file, onProgress, signal }).catch(() => undefined)
    if (result?.ok) {
      update(key, { isDone: true, progress: 1 })
      return revalidate()
    }
    update(key, { error: describeFailure(result?.failure) })
  }

  function upload(files: Iterable<File>) {
    for (const file of files) {
      const key = count.current++
      const error = validate(file)
      const controller = new AbortController()
      const cancel = () => {
        controller.abort()
        setUploads((all) => all.filter((each) => each.key !== key))
      }
      const entry = { key, name: file.name, progress: 0, isDone: false, error, cancel }
      setUploads((all) => [...all, entry])
      if (error) continue
      queue.current = queue.current.then(() => sendFile(key, file, controller.signal))
    }
  }

  /** Removes finished and failed uploads from the list. */
  const clear = () => setUploads((all) => all.filter(({ isDone, error }) => !isDone && !error))

  return { uploads, upload, clear }
}
