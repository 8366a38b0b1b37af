import { readWorkbook } from './read-workbook.ts'

/** Reads a workbook beside the page, so that the page stays responsive. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(await readWorkbook(new Uint8Array(data)))
})
