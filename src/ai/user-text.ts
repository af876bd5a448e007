// Of the kinds control, format and unassigned, line ends excepted; fillers that are drawn as nothing; selectors of variants
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Variation_Selector}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu

/** What somebody wrote, without characters that are not seen: those that hide, turn or end text. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(/\t|\n/g, ' ').trim()

/** Letters that look like Latin ones, as those: what is looked for in a text is found however it is written. */
const LOOKALIKES: Record<string, string> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w' },
  ...{
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
    г: 'r',
    п: 'n',
    α: 'a',
    ο: 'o',
    ν: 'v',
    ι: 'i',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ε: 'e',
    κ: 'k',
  },
  ...{ ı: 'i', '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
}

/** A text as it is searched: lower case, compatible forms and marks resolved. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')

/** The same with letters that only look Latin made so, and what stands between letters taken out. */
export const disguised = (text: string): string =>
  searchable(text)
    .replace(/[^a-z' ]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/(?<=\b[a-z])[ ._*-](?=[a-z]\b)/g, '')

/** The same where a one is written for an i. */
export const disguisedOtherwise = (text: string): string => disguised(text.replaceAll('1', 'i'))
