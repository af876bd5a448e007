import { Resvg } from '@resvg/resvg-js'
import { readFileSync } from 'node:fs'
const un = readFileSync('/tmp/w/wheel.svg','utf8')
const font = { loadSystemFonts: false, fontFiles: [], defaultFontFamily: 'Noto Sans' }
const fit = { mode: 'width' as const, value: 800 }
const once = (svg: string) => { const b=performance.now(); new Resvg(svg,{fitTo:fit,font}).render().pixels; return performance.now()-b }
const R = /<(path|rect|circle|line|ellipse|polyline|polygon|use)\b[^>]*\/>/g
const keyOf = (el: string) => el.replace(/ (d|x|y|x1|x2|y1|y2|cx|cy|transform|points)="[^"]*"/g,'').slice(0,110)
const groups = new Map<string, {n:number, len:number}>()
for (const [el] of un.matchAll(R)){ const k=keyOf(el); const g=groups.get(k)??{n:0,len:0}; g.n++; g.len+=el.length; groups.set(k,g) }
const variants: [string,string][] = [['whole', un], ['none', un.replace(R,'')], ...[...groups].map(([k,g])=>[`${g.n} ${g.len} ${k}`, un.replace(R,(el)=>keyOf(el)===k?'':el)] as [string,string])]
const least = variants.map(()=>Infinity)
for (let r=0;r<40;r++) { for (const [i,[,s]] of variants.entries()) { least[i]=Math.min(least[i]!, once(s)) } await Bun.sleep(0) }
console.log('whole', least[0]!.toFixed(2), 'none', least[1]!.toFixed(2))
variants.map(([k],i)=>[least[0]!-least[i]!,k] as const).slice(2).sort((a,b)=>b[0]-a[0]).forEach(([s,k])=>console.log(s.toFixed(2),k))
