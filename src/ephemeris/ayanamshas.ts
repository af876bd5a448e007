/**
 * Sidereal zero points by stable id. `mode` is Swiss Ephemeris' number (swephexp.h, SE_SIDM_*); the name is what people read.
 */
export const AYANAMSHAS = {
  lahiri: { mode: 1, name: 'Lahiri (Chitrapaksha)' },
  true_chitra: { mode: 27, name: 'True Chitra' },
  raman: { mode: 3, name: 'B. V. Raman' },
  krishnamurti: { mode: 5, name: 'Krishnamurti' },
  yukteshwar: { mode: 7, name: 'Sri Yukteshwar' },
  true_pushya: { mode: 29, name: 'True Pushya' },
  true_revati: { mode: 28, name: 'True Revati' },
  surya_siddhanta: { mode: 21, name: 'Surya Siddhanta' },
  fagan_bradley: { mode: 0, name: 'Fagan-Bradley' },
} as const
export type AyanamshaId = keyof typeof AYANAMSHAS
export const AYANAMSHA_IDS = Object.keys(AYANAMSHAS) as [AyanamshaId, ...AyanamshaId[]]
