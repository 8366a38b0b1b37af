import { statfs } from 'node:fs/promises'
import { formatBytes } from '#app/platform/server/feature/status.ts'
import type { StatusLine } from '../contract.ts'

/**
 * Below LOW_SHARE of free space, the status is a warning. Below CRITICAL_SHARE it is critical, and
 * the owners are notified.
 */
const LOW_SHARE = 0.2
export const CRITICAL_SHARE = 0.1

export interface DiskSpace {
  /** Bytes that this process may still write. */
  freeBytes: number
  /** Free share of the usable space, from 0 to 1. */
  freeShare: number
}

/**
 * Measures the disk of the folder like `df`, without the blocks reserved for root. Returns
 * undefined if the folder does not exist.
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
    advice:
      level === 'ok'
        ? undefined
        : 'When the disk is full, nothing can be saved. Free some space or get a larger disk.',
  }
}

/** Formats a share as a percentage, rounded down, but never as 0 % while there is free space. */
export const formatShare = (freeShare: number) =>
  freeShare > 0 && freeShare < 0.01 ? 'less than 1 %' : `${Math.floor(freeShare * 100)} %`
