/**
 * A script inside the bar, which runs before it is painted. It shows the bar until the visitor has
 * answered for exactly these scripts, and loads them after the answer "yes". A visitor who asks not to be
 * tracked (Global Privacy Control, Do Not Track) is not asked. A withdrawn consent removes the cookies that
 * scripts can see, which only these scripts set.
 */
export const askConsent = `{
const bar = document.currentScript.parentElement, { tags } = bar.dataset,
  { google_id, pixel_id, scripts } = JSON.parse(tags)
let answer, isRunning
try { answer = localStorage.getItem('consent') } catch {}
const load = (src) =>
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
const start = () => {
  isRunning = true
  self.trustedTypes?.createPolicy('default', { createHTML: (html) => html, createScriptURL: (url) => url })
  if (google_id) {
    self.dataLayer = []
    self.gtag = function () { dataLayer.push(arguments) }
    gtag('js', new Date())
    gtag('config', google_id)
    load('https://www.googletagmanager.com/gtag/js?id=' + google_id)
  }
  if (pixel_id) {
    const fbq = self.fbq = self._fbq = function () {
      fbq.callMethod ? fbq.callMethod(...arguments) : fbq.queue.push(arguments)
    }
    Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] })
    fbq('init', pixel_id)
    fbq('track', 'PageView')
    load('https://connect.facebook.net/en_US/fbevents.js')
  }
  scripts.forEach(load)
}
const removeCookies = () => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
  const parts = location.hostname.split('.')
  for (const name of names) for (const index of parts.keys())
    for (const domain of ['', '; domain=' + parts.slice(index).join('.')])
      document.cookie = name + '=; path=/; max-age=0' + domain
}
const choose = (chosen) => {
  try { localStorage.setItem('consent', chosen + ' ' + tags) } catch {}
  bar.hidden = true
  document.querySelector('main').focus({ preventScroll: true })
  if (chosen === 'yes' && !isRunning) start()
  if (chosen === 'no' && isRunning) {
    removeCookies()
    location.reload()
  }
}
if (answer === 'yes ' + tags) start()
else if (answer !== 'no ' + tags)
  bar.hidden = navigator.globalPrivacyControl || navigator.doNotTrack === '1'
addEventListener('click', (event) => {
  const { target } = event
  if (bar.contains(target) && target.value) choose(target.value)
  if (!target.closest?.('[href="#consent"]')) return
  event.preventDefault()
  bar.hidden = false
  bar.querySelector('button').focus()
})
}`
