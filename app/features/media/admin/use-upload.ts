import { useState } from 'react'
import type { Result } from '#app/contract/api-client.ts'
import type { OnProgress } from '#app/contract/endpoint.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { validatePictureFile } from '#app/ui/picture-file.ts'

interface UploadOptions {
  file: File
  onProgress: OnProgress
}

/** Uploads a file. Returns the progress from 0 to 1 and the error. */
export function useUpload<Value>(
  call: (api: ReturnType<typeof useApi>, sending: UploadOptions) => Promise<Result<Value>>,
  onSent: (value: Value) => void,
) {
  const api = useApi()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()

  async function send(file: File) {
    const problem = validatePictureFile(file)
    setError(problem)
    if (problem) return
    setProgress(0)
    const result = await call(api, { file, onProgress: setProgress }).catch(() => undefined)
    setProgress(undefined)
    if (result?.ok) return onSent(result.value)
    setError(describeFailure(result?.failure))
  }

  return { send, progress, error }
}
