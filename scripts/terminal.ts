import { stderr } from 'node:process'

/** Shows progress: in place on a terminal, elsewhere one line for every 10 %. */
export function showProgress() {
  let output = ''
  function show(what: string, part: number) {
    const percent = Math.floor(part * 100)
    const shown = stderr.isTTY ? percent : percent - (percent % 10)
    const line = `${what}: ${shown} %`
    if (line === output) return
    output = line
    stderr.write(stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  return { show, end: () => void (stderr.isTTY && stderr.write('\n')) }
}

/** Returns the message in one line; an AggregateError has none, so its code is used. */
export function explain(error: unknown) {
  const { message, code } = error as NodeJS.ErrnoException
  return (message || String(code)).split('\n', 1)[0]
}
