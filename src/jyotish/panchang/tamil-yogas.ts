/** The yoga of weekday and star that Tamil almanacs print. */

export const TAMIL_YOGAS = ['Siddha', 'Prabalarishta', 'Marana', 'Amrita'] as const
export type TamilYoga = (typeof TAMIL_YOGAS)[number]

// source: Sringeri Tamil panchangam of Krodhi (2024-25), as tabled in PyJHora; Sunday to Saturday, Ashwini to Revati. Others differ in
// a tenth of the cells
const TABLE = [
  'SSSASSSSSMSAASSMMMASAAMSSAA',
  'SSMAASASSMSSSSAMSSSSMASSMSS',
  'SSSASMSSSSSASSSMSSASSSSMMAS',
  'MSASSSSSSSAAMSSSSSMAASPSASM',
  'ASMMMMAASASMSSASSSSSSSSMSSS',
  'ASSMSSSMMMSSASSSSMASSMSSSSA',
  'SSAASSSSMASMMMASSSSSSSSAMSM',
] as const

/** Of a weekday (0 Sunday) and a star (from 1). */
export const tamilYoga = (weekday: number, star: number): TamilYoga =>
  TAMIL_YOGAS['SPMA'.indexOf(TABLE[weekday]![star - 1]!)]!
