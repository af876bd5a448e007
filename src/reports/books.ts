/** Titles of books, with the patterns by which methods and rules cite them. */
const BOOKS: readonly (readonly [citation: RegExp, title: string])[] = [
  [/\bBPHS\b|Brihat Parashara/, 'Brihat Parashara Hora Shastra'],
  [/Brihat Jataka/, 'Brihat Jataka of Varahamihira'],
  [/Brihat Samhita/, 'Brihat Samhita of Varahamihira'],
  [/Jaimini/, 'Jaimini Upadesa Sutras'],
  [/Saravali/, 'Saravali of Kalyana Varma'],
  [/Phaladeepika/, 'Phaladeepika of Mantreswara'],
  [/Jataka Parijata/, 'Jataka Parijata of Vaidyanatha'],
  [/Uttara Kalamrita/, 'Uttara Kalamrita of Kalidasa'],
  [/Laghu Parashari/, 'Laghu Parashari'],
  [/Prasna Marga/, 'Prasna Marga'],
  [/Muhurta Chintamani/, 'Muhurta Chintamani of Rama Daivajna'],
  [/Kalaprakashika/, 'Kalaprakashika'],
  [/Taittiriya Brahmana/, 'Taittiriya Brahmana'],
  [/Three Hundred Important Combinations/, 'Three Hundred Important Combinations by B. V. Raman'],
  [/Lal Kitab/, 'Lal Kitab'],
  [/R\. G\. Rao/, 'Bhrigu Nandi Nadi as R. G. Rao teaches it'],
  [/Ptolemy|Tetrabiblos/, 'Tetrabiblos of Ptolemy'],
  [/Egyptian terms|Dorothean/, 'Carmen Astrologicum of Dorotheus'],
  [/Marc Edmund Jones/, 'The Guide to Horoscope Interpretation by Marc Edmund Jones'],
  [/Discepolo/, 'Ciro Discepolo on synastry'],
]

/** The titles of the books that texts cite, in the order of the table. */
export const citedBooks = (texts: readonly string[]) =>
  BOOKS.flatMap(([citation, title]) => (texts.some((text) => citation.test(text)) ? [title] : []))
