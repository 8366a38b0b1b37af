import { readWorkbook } from './read-workbook.ts'

/** Reads a workbook beside the page, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  // The page learns of a rejected promise only if it is reported.
  readWorkbook(new Uint8Array(data)).then((workbook) => postMessage(workbook), reportError)
})
