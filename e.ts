import { Resvg } from '@resvg/resvg-js'
import { readFileSync } from 'node:fs'
const un = readFileSync('/tmp/w/wheel.svg','utf8')
const font = { loadSystemFonts: false, fontFiles: [], defaultFontFamily: 'Noto Sans' }
const fit = { mode: 'width' as const, value: 800 }
const empty = un.replace(/<(path|rect|circle|line|ellipse|polyline|polygon|use)\b[^>]*\/>/g,'')
console.log(empty.length, empty.slice(0,300))
const tiny = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 2000 2000"/>'
const white = tiny.replace('/>','><path d="M0 0H2000V2000H0Z" fill="#fff"/></svg>')
const L: Record<string, number> = {}
const least = (k: string, t: number) => { L[k] = Math.min(L[k] ?? 1e9, t) }
for (let r=0;r<150;r++){
  for (const [n, s] of [['tiny',tiny],['empty',empty],['white',white],['whole',un]] as const) {
    let b=performance.now(); const x=new Resvg(s,{fitTo:fit,font}); least(n+' new', performance.now()-b)
    b=performance.now(); const im=x.render(); least(n+' render', performance.now()-b)
    b=performance.now(); const p=im.pixels; least(n+' pixels', performance.now()-b)
  }
  await Bun.sleep(0)
}
console.log(L)
