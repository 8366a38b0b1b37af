const networks: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'viber.com': 'Viber',
}

/** Returns the name of a social network by its link, or the host. */
export function getNetworkName(address: string) {
  const host = (URL.parse(address)?.hostname ?? address).replace(/^(www|m|[a-z]{2})\./, '')
  return networks[host] ?? host
}
