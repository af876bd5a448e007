/** Sources that many rows cite. */
export const RAMAN = 'B. V. Raman, Three Hundred Important Combinations'
export const TRADITION = 'tradition'
