import type { Office } from '#app/contract/office.ts'

type Colours = Pick<Office, 'primary_colour' | 'dark_colour' | 'accent_colour'>

/** The styles of the page, which loads no files: fonts of the device, colours of the office. */
export const createStyles = ({ primary_colour, dark_colour, accent_colour }: Colours) =>
  `:root{--indigo:${primary_colour};--night:${dark_colour};--accent:${accent_colour}}${styles}`

const styles = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#fbf8f3;color:#1b2238;font:1rem/1.5 system-ui,"Segoe UI","Noto Sans Devanagari",Arial,sans-serif;overflow-wrap:anywhere}
[lang=ne]{line-height:1.65}
h1,h2,h3,p,ol,ul{margin:0;padding:0}
ol,ul{list-style:none}
h1,h2,h3{color:var(--indigo);line-height:1.3}
h1{font-size:1.75rem;margin-top:1rem}
h2{font-size:1.25rem;margin-top:2rem}
h3{font-size:1.0625rem}
a{color:var(--indigo);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--indigo);outline-offset:2px;border-radius:4px}
small,.small{display:block;font-size:.875rem;color:#595d70}
.wrap{max-width:34rem;margin:auto;padding:0 1rem 2rem}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:56px;border-bottom:1px solid #e4ddd0}
header b{font-size:1.125rem;color:var(--indigo)}
header a{display:inline-flex;align-items:center;min-height:44px;padding-inline:.25rem;flex:none}
.act{background:var(--night);color:#fff;border-radius:12px;padding:1rem;margin-top:1rem;display:grid;gap:.25rem}
.act p{color:#e6e8f2}
.act .btn{justify-self:start;margin-top:.5rem}
.act b{font-size:1.25rem;line-height:1.3}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:999px;background:var(--accent);color:var(--night);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.line{background:#fff;border-color:#8a8c99;color:#1b2238}
.card{background:#fff;border:1px solid #e4ddd0;border-radius:12px;padding:1rem;margin-top:.75rem}
.way{margin-top:.75rem}
.way li{position:relative;padding:0 0 1rem 2.25rem}
.way li:last-child{padding-bottom:0}
.way li::before{content:"";position:absolute;left:4px;top:4px;width:17px;height:17px;border-radius:50%;border:2px solid #8a8c99;background:#fff}
.way li:not(:last-child)::after{content:"";position:absolute;left:12px;top:21px;bottom:-4px;border-left:2px solid #e4ddd0}
.way .reached::before{content:"✓";background:#17695b;border-color:#17695b;color:#fff;font:700 11px/13px sans-serif;text-align:center}
.way .next::before{border:5px solid var(--indigo)}
.way .next b{color:var(--indigo)}
.way .later b{font-weight:400;color:#595d70}
.docs{margin-top:.5rem}
.docs li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem .75rem;border-top:1px solid #e4ddd0;padding-block:.625rem}
.bad{color:#b3261e}
.end{margin-top:2rem;border-top:1px solid #e4ddd0;padding-top:1rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
form{margin-top:1rem;display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;justify-items:start}
details{width:100%}
summary{list-style:none;width:fit-content}
summary::-webkit-details-marker{display:none}
input[type=file]{max-width:100%;min-height:44px;padding:.5rem;border:1px solid #8a8c99;border-radius:8px;background:#fff;font:inherit}
@media print{.btn,header a,form,details{display:none}body{background:#fff}.act{background:#fff;color:#000;border:1px solid}.act p{color:#000}.card{break-inside:avoid}}
`.replaceAll('\n', '')
