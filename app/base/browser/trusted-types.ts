interface Policy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

/** The only way to markup and workers that a page's policy leaves open: what this server sent. */
const policy: Policy | undefined = trustedTypes?.createPolicy('own-answers', {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (/^\/(?!\/)/.test(address)) return address
    throw new TypeError('This is no address of ours.')
  },
})

/** A page of ours that was fetched, changed before it is read if need be; nothing in it runs. */
export async function readPage(answer: Response, change = (html: string) => html) {
  if (new URL(answer.url).origin !== location.origin)
    throw new TypeError('This is no page of ours.')
  const html = change(await answer.text())
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/** Where a worker of ours lies, from `/` on. */
export const workerAddress = (address: string) => policy?.createScriptURL(address) ?? address
