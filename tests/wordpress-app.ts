import { rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import {
  type ImportState,
  partBytes,
  type UploadedFile,
  wordpressApi,
} from '#app/features/wordpress/contract.ts'
import { makeForm } from './factories.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { startTestApp } from './test-app.ts'
import { createUniqueImage } from './test-images.ts'
import { makeWordpressExport } from './wordpress-export.ts'

type ExportOptions = Parameters<typeof makeWordpressExport>[0]

/** Serves pictures as the old site; each address has a picture of its own. */
export async function openOldSite(answer?: RequestListener) {
  const pictures = new Map<string, Promise<Buffer>>()
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '')
    if (answer) return answer(request, response)
    const address = request.url ?? ''
    if (!pictures.has(address)) pictures.set(address, createUniqueImage())
    response.end(await pictures.get(address))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { site: `http://old.example:${port}`, requests }
}

interface WordpressAppOptions {
  pages?: (app: FastifyInstance, publicUrl: string) => Promise<void>
  address?: string
  publicUrl?: string
  withFirstContent?: boolean
  /** Which addresses the server may ask; default: all. */
  isAllowed?: (address: string) => boolean
}

/** Starts an app with helpers that upload an export and import it. */
export async function startWordpressApp(options: WordpressAppOptions = {}) {
  const { publicUrl, isAllowed = () => true, ...given } = options
  // Uploads of other apps would be purged with a later clock.
  const dataDir = makeTemporaryFolder('wordpress')
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const started = await startTestApp({
    ...given,
    config: publicUrl ? { publicUrl, dataDir } : { dataDir },
    remoteImages: { isAllowed, resolve: async () => ['127.0.0.1'] },
  })
  const { app, administrator } = started

  const read = (id: string) => administrator.call(wordpressApi.read, { params: { id } })

  async function sendPart(
    id: string,
    { bytes, ...part }: { bytes: Buffer; offset?: number; isLast?: boolean; kind?: UploadedFile },
  ) {
    const { offset = 0, isLast = true, kind = 'export' } = part
    const payload = makeForm({
      kind,
      file_name: kind === 'export' ? 'old.xml' : 'uploads.zip',
      offset: String(offset),
      is_last: String(isLast),
      file: new File([new Uint8Array(bytes)], 'part'),
    })
    const url = `/api/wordpress-imports/${id}/parts/`
    const headers = await started.credentials()
    const response = await app.inject({ method: 'POST', url, headers, payload })
    return { status: response.statusCode, body: response.json() }
  }

  async function waitFor(id: string, state: ImportState) {
    await expect
      .poll(async () => (await read(id)).state, { timeout: 30_000, interval: 20 })
      .toBe(state)
    return read(id)
  }

  /** Sends a file in parts, and waits until it was read. */
  async function upload(file: string | Buffer, until: ImportState = 'ready') {
    const body = { file_name: 'old.xml' }
    const { id } = await administrator.call(wordpressApi.add, { body })
    const bytes = Buffer.from(file)
    for (let offset = 0; offset < bytes.length; offset += partBytes) {
      const part = bytes.subarray(offset, offset + partBytes)
      const isLast = offset + partBytes >= bytes.length
      const sent = await sendPart(id, { bytes: part, offset, isLast })
      expect(sent).toMatchObject({ status: 200 })
    }
    return waitFor(id, until)
  }

  async function start(id: string, choice: { is_published?: boolean; menu?: string } = {}) {
    const body = { is_published: true, menu: '', ...choice }
    await administrator.call(wordpressApi.start, { params: { id }, body })
    return waitFor(id, 'done')
  }

  async function undo(id: string) {
    await administrator.call(wordpressApi.undo, { params: { id } })
    return waitFor(id, 'undone')
  }

  return {
    ...started,
    read,
    sendPart,
    waitFor,
    upload,
    start,
    undo,
    uploadExport: (given: ExportOptions) => upload(makeWordpressExport(given)),
    async importExport(given: ExportOptions, choice?: Parameters<typeof start>[1]) {
      const { id } = await upload(makeWordpressExport(given))
      return start(id, choice)
    },
    listItems: (
      id: string,
      querystring: { type?: 'article' | 'page' | 'picture' | 'file' | 'redirect' } = {},
    ) =>
      administrator.call(wordpressApi.listItems, {
        params: { id },
        querystring: { limit: 1000, ...querystring },
      }),
  }
}
