// source: Surya Siddhanta 1.11-12: sixty to a day; days
export const GHATI = 24 / 1440
