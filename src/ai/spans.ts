/** Windows of time in a text, such as "from 3 June 2027 to 20 October 2027", in either language of the readings. */

const ENGLISH_DATE = '\\d{1,2} [A-Z][a-z]+ \\d{4}'
const HINDI_DATE = '\\d{1,2} [\\p{Script=Devanagari}]+ \\d{4}'
const SPAN = new RegExp(`from ${ENGLISH_DATE} to ${ENGLISH_DATE}|${HINDI_DATE} से ${HINDI_DATE} तक`, 'gu')

export const spansIn = (text: string): string[] => text.match(SPAN) ?? []
