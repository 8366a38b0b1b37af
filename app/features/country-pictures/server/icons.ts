import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { applyBrand } from '#app/platform/brand/brand-colours.ts'
import type { OfficeIcon } from '#app/platform/server/feature/services.ts'
import { logo, maskableLogo, squareLogo } from './drawing/logo.ts'
import { followers } from './drawing/palette.ts'

const drawings: Partial<Record<OfficeIcon['form'], string>> = {
  maskable: maskableLogo,
  touch: squareLogo,
}

/** Renders the office's icon: its icon or logo, or the default logo in its colours. */
export async function renderIcon({ server }: FastifyReply, form: OfficeIcon['form']) {
  const office = await server.office.read()
  const { mark, logo: address, primary_colour, accent_colour } = office
  return server.services.pictures.renderIcon(server.db, {
    address: mark || address,
    form,
    key: `${primary_colour} ${accent_colour}`,
    draw: () => applyBrand(drawings[form] ?? logo, followers, office),
  })
}

/** Sends an icon, which browsers ask for again each time: its address stays when the office changes it. */
export function sendIcon(reply: FastifyReply, type: string, icon: Buffer) {
  const etag = `"${createHash('sha256').update(icon).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  const isKnown = reply.request.headers['if-none-match']?.includes(etag)
  return isKnown ? reply.code(304).send() : reply.type(type).send(icon)
}

/** Builds an ICO file: header, a directory with one entry, then the PNG. */
export function wrapIco(png: Buffer, side: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
