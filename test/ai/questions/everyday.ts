/** Questions beside one topic of refusal; minor: asked for a chart of someone under eighteen. */
export interface AskedOf {
  readonly topic: string
  readonly minor?: true
  readonly questions: readonly string[]
}

export interface Asked {
  readonly topic: string
  readonly minor: boolean
  readonly question: string
}

/** The middle one of every three is kept aside: the words of the rules were never fitted to it. */
export function parted(of: readonly AskedOf[]): { readonly seen: readonly Asked[]; readonly aside: readonly Asked[] } {
  const all = of.flatMap(({ topic, minor, questions }) =>
    questions.map((question) => ({ topic, minor: minor ?? false, question })),
  )
  return { seen: all.filter((_, at) => at % 3 !== 1), aside: all.filter((_, at) => at % 3 === 1) }
}
