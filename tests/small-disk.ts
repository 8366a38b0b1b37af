import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const SIZE = 4 * 1024 * 1024

/** Mounts a 4 MiB memory disk. Returns undefined when the user may not mount. */
export function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'gantavya-disk-'))
  const mounting = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]
  const isMounted = spawnSync('mount', mounting).status === 0
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', [folder])
    rmdirSync(folder)
  })
  if (!isMounted) return undefined
  /** Fills the disk until this share is free. */
  const fill = (left: number) =>
    writeFileSync(join(folder, 'filling'), Buffer.alloc(Math.round(SIZE * (1 - left))))
  return { folder, fill }
}
