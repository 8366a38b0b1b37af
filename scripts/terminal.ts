import { stderr } from 'node:process'

/** Says how far something is: in place on a terminal, elsewhere a line for each tenth. */
export function showProgress() {
  let said = ''
  function show(what: string, part: number) {
    const percent = Math.floor(part * 100)
    const shown = stderr.isTTY ? percent : percent - (percent % 10)
    const line = `${what}: ${shown} %`
    if (line === said) return
    said = line
    stderr.write(stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  return { show, end: () => void (stderr.isTTY && stderr.write('\n')) }
}

/** In one line: errors of addresses that a name stands for have no message of their own. */
export function explain(error: unknown) {
  const { message, code } = error as NodeJS.ErrnoException
  return (message || String(code)).split('\n', 1)[0]
}
