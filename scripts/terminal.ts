import { stderr } from 'node:process'

/**
 * Shows progress on stderr: a terminal shows one line that is updated, other outputs get one line
 * for every 10 %.
 */
export function showProgress() {
  let output = ''
  function show(label: string, fraction: number) {
    const percent = Math.floor(fraction * 100)
    const shownPercent = stderr.isTTY ? percent : percent - (percent % 10)
    const line = `${label}: ${shownPercent} %`
    if (line === output) return
    output = line
    stderr.write(stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  return { show, end: () => void (stderr.isTTY && stderr.write('\n')) }
}

/**
 * Returns the first line of the error message, or the error code, because an AggregateError has no
 * message.
 */
export function explain(error: unknown) {
  const { message, code } = error as NodeJS.ErrnoException
  return (message || String(code)).split('\n', 1)[0]
}
