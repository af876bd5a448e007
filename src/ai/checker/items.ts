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
  | { readonly is: 'area'; readonly area: string }
  | { readonly is: 'band'; readonly band: string }
  | { readonly is: 'level'; readonly level: 'mahadasha' | 'antardasha' | 'pratyantardasha' }
  | { readonly is: 'office'; readonly office: string }
  | { readonly is: 'koota'; readonly koota: string }
  | { readonly is: 'varga'; readonly varga: string }
  | { readonly is: 'person'; readonly person: 'first' | 'second' | 'both' }
  | { readonly is: 'effect'; readonly effect: string }
  | { readonly is: 'state'; readonly state: string }
  | { readonly is: Mark }
  | { readonly is: 'word'; readonly word: string }

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

export interface Token {
  readonly item: Item
  /** As it was written, in lower case. */
  readonly text: string
}
