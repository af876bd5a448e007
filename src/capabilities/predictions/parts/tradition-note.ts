/** The note in every answer that a reader might take for a statement about health or death. */
export const NATURE = 'A traditional indication of sensitive times, not a statement about health or death.'
export const ARITHMETIC =
  'Arithmetic of the classical methods, which differ widely from each other; not a statement about health or death.'
