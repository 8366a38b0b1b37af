import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './processes.ts'

/** Next.js as its own documentation starts a project, with our page's body as a static page. */
export async function startNext(folder: string, html: string) {
  const project = join(folder, 'next')
  await mkdir(join(project, 'app'), { recursive: true })
  const body = html.match(/<body>([\s\S]*)<\/body>/)?.[1]?.replace(/<script[\s\S]*?<\/script>/g, '')
  const files = {
    'package.json': '{ "private": true }',
    'app/layout.js':
      'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
    'app/page.js': `export default () => <div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(body)} }} />`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text)

  const quiet: ExecFileSyncOptions = { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] }
  const packages = ['next@16', 'react@19', 'react-dom@19']
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages],
    quiet,
  )
  const next = join(project, 'node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  execFileSync(process.execPath, [next, 'build'], { ...quiet, env })
  return run([next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: project,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
}
