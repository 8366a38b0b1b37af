interface Policy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

/** The only trusted types policy that pages allow: HTML and workers of this server. */
const policy: Policy | undefined = trustedTypes?.createPolicy('same-origin', {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (/^\/(?!\/)/.test(address)) return address
    throw new TypeError('The address is not on this site.')
  },
})

/** Parses a page of this server, after an optional change; scripts in it do not run. */
export async function readPage(response: Response, change = (html: string) => html) {
  if (new URL(response.url).origin !== location.origin)
    throw new TypeError('The page is not from this site.')
  return parseHtml(change(await response.text()))
}

/** Parses HTML into a document of its own; scripts in it do not run. */
export const parseHtml = (html: string) =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')

/** Returns the trusted address of a worker, from `/` on. */
export const workerAddress = (address: string) => policy?.createScriptURL(address) ?? address
