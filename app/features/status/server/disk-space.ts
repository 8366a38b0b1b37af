import { statfs } from 'node:fs/promises'
import { formatBytes } from '#app/base/server/status.ts'
import type { StatusLine } from '../contract.ts'

/** Of the room that there is: from here on it is worth knowing, and the owners are told. */
const LOW_SHARE = 0.2
export const CRITICAL_SHARE = 0.1

export interface DiskSpace {
  /** In bytes: what this program may still write. */
  freeBytes: number
  /** From 0 to 1: that part of all that it could have. */
  freeShare: number
}

/**
 * How much room is left where this folder lies, as `df` counts: what is kept for root is nobody's.
 * undefined where there is no such folder.
 */
export async function measureDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, bfree, blocks, bsize } = await statfs(folder)
    const usable = blocks - bfree + bavail
    return { freeBytes: bavail * bsize, freeShare: usable === 0 ? 0 : bavail / usable }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function describeDiskSpace({ freeBytes, freeShare }: DiskSpace): StatusLine {
  const level = freeShare < CRITICAL_SHARE ? 'bad' : freeShare < LOW_SHARE ? 'warn' : 'ok'
  return {
    name: 'Disk',
    level,
    text: `${formatShare(freeShare)} left, ${formatBytes(freeBytes)}`,
    used: 1 - freeShare,
    ...(level !== 'ok' && {
      advice: 'When it is full nothing can be stored any more. Make room, or get a larger disk.',
    }),
  }
}

/** Never said to be none as long as there is some, nor more than there is. */
export const formatShare = (freeShare: number) =>
  freeShare > 0 && freeShare < 0.01 ? 'less than 1 %' : `${Math.floor(freeShare * 100)} %`
