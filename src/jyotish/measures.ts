// source: Surya Siddhanta 1.11-12 (Sastri 1861): sixty to a day, there the sidereal one; days
export const GHATI = 24 / 1440
