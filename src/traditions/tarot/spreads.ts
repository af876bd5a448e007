/** A position of a spread with its name and its meaning. */
export interface SpreadPosition {
  readonly name: string
  readonly meaning: string
}

const places = (...rows: readonly (readonly [name: string, meaning: string])[]): SpreadPosition[] =>
  rows.map(([name, meaning]) => ({ name, meaning }))

export const LAYOUTS = ['past-present-future', 'situation-action-outcome', 'mind-body-spirit'] as const

// source: the ten positions of A. E. Waite, The Pictorial Key to the Tarot (1910); the others after common practice
export const SPREADS = {
  'yes-no': places(['first', 'what speaks first'], ['heart', 'what weighs double'], ['last', 'what speaks last']),
  'past-present-future': places(
    ['past', 'what led here'],
    ['present', 'what is at work now'],
    ['future', 'what is on its way'],
  ),
  'situation-action-outcome': places(
    ['situation', 'how matters stand'],
    ['action', 'what can be done'],
    ['outcome', 'where that leads'],
  ),
  'mind-body-spirit': places(
    ['mind', 'what is thought'],
    ['body', 'what is felt in the body'],
    ['spirit', 'what it means'],
  ),
  'celtic-cross': places(
    ['present situation', 'what covers you'],
    ['what crosses it', 'what helps or hinders, read upright'],
    ['conscious aim above', 'what you reach for'],
    ['root below', 'what it stands upon'],
    ['recent past behind', 'what is passing'],
    ['near future ahead', 'what comes next'],
    ['you and your stance', 'how you sit in the matter'],
    ['surroundings and others', 'how the house around you stands'],
    ['hopes and fears', 'what you wish and dread'],
    ['outcome', 'what it comes to'],
  ),
  horseshoe: places(
    ['past', 'what has been'],
    ['present', 'what is'],
    ['hidden influences', 'what works unseen'],
    ['obstacles', 'what stands in the way'],
    ['attitude of others', 'how others look at it'],
    ['what to do', 'what is advised'],
    ['outcome', 'what it comes to'],
  ),
  relationship: places(
    ['you', 'what you bring'],
    ['the other', 'what the other brings'],
    ['the bond', 'what lives between you'],
    ['what joins', 'what holds you together'],
    ['what strains', 'what pulls you apart'],
    ['your need', 'what you lack'],
    ["the other's need", 'what the other lacks'],
    ['likely direction', 'where it goes as it goes'],
  ),
  career: places(
    ['current work', 'where you stand'],
    ['strength to use', 'what you can build on'],
    ['hidden obstacle', 'what nobody mentions'],
    ['advice', 'what is advised'],
    ['opportunity', 'what may open'],
    ['likely result', 'where it leads as it goes'],
  ),
  decision: places(
    ['heart of the matter', 'what the choice is about'],
    ['path A now', 'how the first begins'],
    ['path A outcome', 'where the first leads'],
    ['path B now', 'how the second begins'],
    ['path B outcome', 'where the second leads'],
    ['what to weigh', 'what decides between them'],
  ),
  chakra: places(
    ['root', 'security'],
    ['sacral', 'feeling and desire'],
    ['solar plexus', 'will'],
    ['heart', 'love'],
    ['throat', 'expression'],
    ['third eye', 'insight'],
    ['crown', 'meaning'],
  ),
} as const satisfies Record<string, readonly SpreadPosition[]>

/** The five pairs of the Celtic cross, by position numbers from 1. */
export const CROSS_PAIRS = [
  { key: 'heart', name: 'heart of the matter', places: [1, 2] },
  { key: 'heights', name: 'above and below', places: [3, 4] },
  { key: 'time', name: 'past and future', places: [5, 6] },
  { key: 'house', name: 'inner and outer', places: [7, 8] },
  { key: 'end', name: 'hope and outcome', places: [9, 10] },
] as const
