import { sightNames } from '../../contract.ts'
import type { ShownGuardian } from '../consents.ts'
import { formatDay } from './format.ts'
import { html } from './html.ts'
import type { Words } from './page.ts'

/** The value of `sent` after a consent was saved. */
export const SHARED = 'shared'

interface Sharing {
  guardians: ShownGuardian[]
  /** Returns the address of the form of a guardian. */
  toPath: (guardianId: string) => string
}

/** Forms with which the student chooses what guardians see. Without consent they see nothing. */
export const createSharing = ({ guardians, toPath }: Sharing, words: Words, sentId?: string) =>
  html`<section id="sharing" aria-labelledby="sharing-title"><h2 id="sharing-title">${words.sharing}</h2>
<p class="small">${words.sharingHelp}</p>
${sentId === SHARED && html`<p class="card" role="status">${words.sharingSaved}</p>`}
${guardians.map((guardian) => createForm(guardian, toPath(guardian.id), words))}</section>`

function createForm(guardian: ShownGuardian, path: string, words: Words) {
  const { name, relation, agreed_on } = guardian
  const seesAny = sightNames.some((part) => guardian[part])
  const state = seesAny ? words.allowedSince(formatDay(agreed_on, words)) : words.seesNothing
  return html`<form class="card" method="post" action="${path}"><fieldset><legend><b>${name || words.guardian}</b>${
    relation && ` (${relation})`
  }</legend><small>${state}</small>
${sightNames.map(
  (part) =>
    html`<label class="check"><input type="checkbox" name="${part}" value="1"${guardian[part] && html` checked`}> ${words.sight[part]}</label>`,
)}</fieldset><button class="btn line">${words.save}<span class="sr">: ${name || words.guardian}</span></button></form>`
}
