import { VARGAS, type Varga } from './vargas.ts'

// source: BPHS ch. 6
export const VARGA_SETS = {
  shadvarga: ['D1', 'D2', 'D3', 'D9', 'D12', 'D30'],
  saptavarga: ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'],
  dashavarga: ['D1', 'D2', 'D3', 'D7', 'D9', 'D10', 'D12', 'D16', 'D30', 'D60'],
  shodashavarga: [
    'D1',
    'D2',
    'D3',
    'D4',
    'D7',
    'D9',
    'D10',
    'D12',
    'D16',
    'D20',
    'D24',
    'D27',
    'D30',
    'D40',
    'D45',
    'D60',
  ],
  all: VARGAS,
} as const satisfies Record<string, readonly Varga[]>
export type VargaSet = keyof typeof VARGA_SETS
