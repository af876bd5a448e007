/** Pairs of rules that describe the same matter in opposite ways. source: B. V. Raman, lean (Krishanga) and stout (Deha Sthulya) */
const OPPOSITES: readonly (readonly [string, string])[] = [['krishanga', 'deha_sthulya']]

interface Weighed {
  readonly id: string
  readonly strength: number
}

/** The yogas without the weaker of two that contradict each other. Of two with the same strength both are left out. */
export const withoutContradictions = <Y extends Weighed>(yogas: readonly Y[]): Y[] => {
  const strengthOf = new Map(yogas.map(({ id, strength }) => [id, strength]))
  const isOutweighed = ({ id, strength }: Weighed): boolean =>
    OPPOSITES.some((pair) => {
      const opposite = id === pair[0] ? pair[1] : id === pair[1] ? pair[0] : null
      return opposite !== null && (strengthOf.get(opposite) ?? -1) >= strength
    })
  return yogas.filter((yoga) => !isOutweighed(yoga))
}
