import { statfs } from 'node:fs/promises'
import { sayBytes } from '#app/base/server/status.ts'
import type { StatusLine } from '../contract.ts'

/** Of the room that there is: from here on it is worth knowing, and the owners are told. */
const LITTLE = 0.2
export const TOO_LITTLE = 0.1

export interface Room {
  /** In bytes: what this program may still write. */
  left: number
  /** From 0 to 1: that part of all that it could have. */
  share: number
}

/**
 * How much room is left where this folder lies, as `df` counts: what is kept for root is nobody's.
 * undefined where there is no such folder.
 */
export async function measureRoom(folder: string): Promise<Room | undefined> {
  try {
    const { bavail, bfree, blocks, bsize } = await statfs(folder)
    const usable = blocks - bfree + bavail
    return { left: bavail * bsize, share: usable === 0 ? 0 : bavail / usable }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function describeRoom({ left, share }: Room): StatusLine {
  const level = share < TOO_LITTLE ? 'bad' : share < LITTLE ? 'warn' : 'ok'
  return {
    name: 'Disk',
    level,
    says: `${sayShare(share)} left, ${sayBytes(left)}`,
    used: 1 - share,
    ...(level !== 'ok' && {
      advice: 'When it is full nothing can be stored any more. Make room, or get a larger disk.',
    }),
  }
}

/** Never said to be none as long as there is some, nor more than there is. */
export const sayShare = (share: number) =>
  share > 0 && share < 0.01 ? 'less than 1 %' : `${Math.floor(share * 100)} %`
