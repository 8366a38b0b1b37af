/**
 * The script that counts a view of the page, and clicks on links to call, write a mail or open WhatsApp.
 * It stores nothing in the browser, and sends nothing if the visitor asks not to be tracked (Global
 * Privacy Control, Do Not Track). `npm run budget` limits its size.
 */
export const countVisit = `{
const { page } = document.currentScript.dataset, { referrer } = document, { host, search } = location,
  query = new URLSearchParams(search), from = referrer && new URL(referrer).host,
  send = (visit) => navigator.sendBeacon('/api/analytics/visits/',
    new Blob([JSON.stringify({ page, ...visit })], { type: 'application/json' }))
if (!navigator.globalPrivacyControl && navigator.doNotTrack !== '1') {
  send({
    referrer: from === host ? undefined : from,
    campaign: /[?&]utm_/.test(search)
      ? ['source', 'medium', 'campaign'].map((name) => query.get('utm_' + name) || '–').join(' / ')
      : undefined,
    search: /\\/search$/.test(page) ? query.get('q') || undefined : undefined
  })
  addEventListener('click', ({ target }) => {
    const { protocol, host } = target.closest?.('a') ?? {}
    const click = { 'tel:': 'call', 'mailto:': 'mail' }[protocol] ?? (host === 'wa.me' && 'whatsapp')
    if (click) send({ click })
  }, true)
}}`
