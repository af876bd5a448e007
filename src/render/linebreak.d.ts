declare module 'linebreak' {
  /** Positions where a line may end (UAX 14), in order. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
