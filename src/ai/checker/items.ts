import type { Element, Modality } from '../../zodiac/signs.ts'

/** Words that state something, and what each is. */

export type Item =
  | { readonly is: 'planet'; readonly planet: string }
  | { readonly is: 'sign'; readonly sign: string }
  | { readonly is: 'star'; readonly star: string }
  | { readonly is: 'house'; readonly house: number }
  | { readonly is: 'lordof'; readonly house: number }
  | { readonly is: 'ordinal'; readonly n: number }
  | { readonly is: 'number'; readonly n: number; readonly counts: boolean }
  | { readonly is: 'date'; readonly at: number }
  | { readonly is: 'dignity'; readonly dignity: string }
  | { readonly is: 'named'; readonly name: string }
  | { readonly is: 'field'; readonly field: string }
  | { readonly is: 'area'; readonly area: string }
  | { readonly is: 'band'; readonly band: string }
  | { readonly is: 'level'; readonly level: 'mahadasha' | 'antardasha' | 'pratyantardasha' }
  | { readonly is: 'office'; readonly office: string }
  | { readonly is: 'koota'; readonly koota: string }
  | { readonly is: 'varga'; readonly varga: string }
  | { readonly is: 'person'; readonly person: 'first' | 'second' | 'both' }
  | { readonly is: 'effect'; readonly effect: string }
  | { readonly is: 'state'; readonly state: string }
  /** An element or a modality of signs. */
  | { readonly is: 'nature'; readonly nature: Element | Modality }
  /** "A kendra": any of these houses. */
  | { readonly is: 'houses'; readonly houses: readonly number[] }
  | { readonly is: Mark }
  /** A deed, a relative, a state of a body or a purse: what would state a fact of a life. */
  | { readonly is: 'life'; readonly word: string }
  | { readonly is: 'word'; readonly word: string }
  /** A word that is harmless where no chart is spoken of. */
  | { readonly is: 'delicate'; readonly word: string }
  /** A word that may state anything. */
  | { readonly is: 'unknown'; readonly word: string }

export type Mark =
  | 'ascendant'
  | 'retrograde'
  | 'direct'
  | 'combust'
  | 'aspect'
  | 'with'
  | 'rules'
  | 'ruledby'
  | 'holds'
  | 'transit'
  | 'natal'
  | 'fromMoon'
  | 'begin'
  | 'end'
  | 'from'
  | 'until'
  | 'bindus'
  | 'rank'
  | 'score'
  | 'total'
  | 'outof'
  | 'points'
  | 'degrees'
  | 'not'
  | 'more'
  | 'fewer'
  | 'than'
  | 'outweighs'
  | 'most'
  | 'least'
  | 'planets'
  | 'every'
  | 'sadesati'
  | 'touch'
  | 'pronoun'
  | 'and'
  | 'break'
  | 'next'
  | 'age'
  | 'where'
  | 'vargottama'
  | 'itslord'
  | 'heldby'
  | 'only'
  | 'except'
  | 'axis'
  | 'opposite'
  | 'before'
  | 'follows'
  | 'duration'
  | 'empty'
  | 'abovemean'
  | 'belowmean'
  | 'mean'

export interface Token {
  readonly item: Item
  /** As it was written, in lower case. */
  readonly text: string
}
