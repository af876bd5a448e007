import type { BorderPeriod, ClockRegion } from './clock-periods.ts'

/**
 * Regions of a country with a standard time of their own, or without the summer time of the reference city of their zone. The end of a row
 * is the last day for which its source vouches; after it the record of the zone holds, with a warning.
 *
 * Astro-Databank, the source of many rows, states the clock of each birth, for the United States after T. G. Shanks, The American Atlas. The
 * counts are those of 10,374 births of 1900 to 1999 (github.com/peterjmarko/llm-narrative-framework, data/sources/adb_raw_export.txt,
 * commit 23cb1d6), of which the births in the region on days of summer time in the record of the zone.
 */

const counted = (agree: number, all: number) =>
  `Astro-Databank: ${agree} of ${all} births of the region have the clock of this row`

// source: corners by this project along rivers and state borders; towns on both sides are in test/golden/birth-clocks.json
const MISSISSIPPI_OF_ILLINOIS: ClockRegion = [
  [42.51, -90.64],
  [42.1, -90.17],
  [41.8, -90.19],
  [41.58, -90.35],
  [41.517, -90.5],
  [41.517, -90.6],
  [41.45, -90.68],
  [41.42, -91.02],
  [41.1, -91.1],
  [40.81, -91.08],
  [40.6, -91.4],
  [40.4, -91.4],
  [39.93, -91.43],
  [39.45, -91.03],
  [38.87, -90.6],
  [38.8, -90.17],
  [38.62, -90.18],
  [38.2, -90.3],
  [37.91, -89.86],
  [37.31, -89.51],
  [36.98, -89.15],
]
const OHIO_RIVER_OF_INDIANA: ClockRegion = [
  [37.11, -88.65],
  [37.45, -88.12],
  [37.88, -87.93],
  [37.92, -87.58],
  [37.93, -87.4],
  [37.78, -87.13],
  [37.87, -87.04],
  [37.95, -86.7],
  [38.2, -86.0],
]
const CENTRAL_OUTSIDE_ILLINOIS: ClockRegion = [
  [50.0, -107.0],
  [50.0, -86.0],
  [45.5, -86.0],
  [42.49, -87.0],
  ...MISSISSIPPI_OF_ILLINOIS,
  ...OHIO_RIVER_OF_INDIANA,
  [38.2, -84.0],
  [24.0, -84.0],
  [24.0, -107.0],
]
/** Illinois without Chicago and its suburbs. */
const DOWNSTATE_ILLINOIS: ClockRegion = [
  [42.51, -88.3],
  ...MISSISSIPPI_OF_ILLINOIS,
  [37.11, -88.65],
  [37.45, -88.12],
  [37.8, -88.03],
  [38.2, -87.97],
  [38.8, -87.52],
  [39.35, -87.53],
  [41.2, -87.53],
  [41.2, -88.3],
]
const ILLINOIS: ClockRegion = [
  [42.51, -87.0],
  ...MISSISSIPPI_OF_ILLINOIS,
  [37.11, -88.65],
  [37.45, -88.12],
  [37.8, -88.03],
  [38.2, -87.97],
  [38.8, -87.52],
  [39.35, -87.53],
  [41.75, -87.525],
]
const SOUTHWESTERN_INDIANA: ClockRegion = [
  [39.2, -87.6],
  [39.2, -86.0],
  [37.5, -86.0],
  [37.5, -88.3],
]
const MISSOURI_RIVER: ClockRegion = [
  [49.1, -97.23],
  [47.9, -97.02],
  [46.875, -96.775],
  [46.2, -96.58],
  [45.3, -96.46],
  [43.5, -96.45],
  [42.49, -96.44],
  [41.26, -95.92],
  [40.58, -95.77],
]
const PLAINS_AND_SOUTH: ClockRegion = [
  ...MISSOURI_RIVER,
  [40.0, -95.3],
  [39.12, -94.61],
  [36.5, -94.62],
  [36.5, -90.15],
  [36.0, -90.37],
  [36.0, -89.7],
  [36.5, -89.5],
  [36.64, -88.0],
  [36.64, -84.0],
  [24.0, -84.0],
  [24.0, -107.0],
  [50.0, -107.0],
]
const UPPER_MIDWEST: ClockRegion = [
  ...MISSOURI_RIVER,
  [40.6, -91.73],
  [40.38, -91.42],
  [40.81, -91.09],
  [41.42, -91.03],
  [41.45, -90.68],
  [41.517, -90.6],
  [41.517, -90.5],
  [41.58, -90.35],
  [41.8, -90.19],
  [42.1, -90.17],
  [42.51, -90.64],
  [42.49, -87.0],
  [45.5, -86.0],
  [50.0, -86.0],
]
/** Missouri without St. Louis and Kansas City. */
const RURAL_MISSOURI: ClockRegion = [
  [40.6, -94.2],
  [40.6, -91.73],
  [39.9, -91.43],
  [39.4, -91.0],
  [38.95, -91.0],
  [38.0, -90.9],
  [37.0, -90.9],
  [36.5, -91.0],
  [36.5, -94.62],
  [38.5, -94.62],
]

const OHIO_RIVER_OF_OHIO: ClockRegion = [
  [40.64, -80.52],
  [40.4, -80.62],
  [40.1, -80.71],
  [39.9, -80.8],
  [39.6, -80.87],
  [39.4, -81.4],
  [39.26, -81.58],
  [38.95, -81.75],
  [38.83, -82.17],
  [38.6, -82.19],
  [38.42, -82.4],
  [38.43, -82.58],
  [38.5, -82.65],
  [38.57, -82.83],
  [38.72, -83.0],
  [38.6, -83.3],
  [38.65, -83.77],
  [38.78, -84.2],
  [39.05, -84.43],
  [39.095, -84.5],
  [39.1, -84.82],
]
const OHIO: ClockRegion = [[41.73, -84.81], [41.74, -83.4], [42.0, -83.0], [42.4, -80.52], ...OHIO_RIVER_OF_OHIO]
const OHIO_OUTSIDE_LAKE_CITIES: ClockRegion = [
  [41.73, -84.81],
  [41.74, -83.4],
  [42.0, -83.0],
  [41.6, -82.3],
  [41.1, -82.2],
  [41.1, -80.52],
  ...OHIO_RIVER_OF_OHIO,
]
const WESTERN_OHIO: ClockRegion = [
  [41.73, -84.81],
  [41.74, -83.4],
  [41.6, -82.9],
  [41.27, -82.84],
  [40.76, -82.7],
  [39.7, -82.75],
  [38.7, -82.9],
  [38.72, -83.0],
  [38.6, -83.3],
  [38.65, -83.77],
  [38.78, -84.2],
  [39.05, -84.43],
  [39.095, -84.5],
  [39.1, -84.82],
]
const EASTERN_KENTUCKY: ClockRegion = [
  [36.61, -86.2],
  [36.61, -83.68],
  [36.75, -83.13],
  [36.88, -82.87],
  [37.05, -82.72],
  [37.2, -82.55],
  [37.3, -82.3],
  [37.55, -81.97],
  [37.9, -82.48],
  [38.17, -82.63],
  [38.4, -82.59],
  [38.5, -82.65],
  [38.57, -82.83],
  [38.72, -83.0],
  [38.6, -83.3],
  [38.65, -83.77],
  [38.78, -84.2],
  [39.05, -84.43],
  [39.095, -84.5],
  [39.1, -84.82],
  [38.78, -84.82],
  [38.7, -85.2],
  [38.65, -85.45],
  [38.3, -85.8],
  [37.9, -86.2],
]
const SOUTHEASTERN_INDIANA: ClockRegion = [
  [38.75, -85.2],
  [39.35, -85.2],
  [39.35, -84.815],
  [39.1, -84.82],
  [38.78, -84.82],
]
const EASTERN_TENNESSEE: ClockRegion = [
  [36.61, -86.2],
  [36.6, -81.65],
  [36.1, -81.75],
  [35.57, -83.5],
  [34.99, -84.32],
  [34.985, -86.2],
]
const WESTERN_GEORGIA: ClockRegion = [
  [34.985, -86.0],
  [34.985, -84.05],
  [30.6, -84.05],
  [30.6, -86.0],
]
const SOUTHEAST: ClockRegion = [
  [36.55, -75.0],
  [36.55, -81.68],
  [36.1, -81.75],
  [35.57, -83.5],
  [34.99, -84.32],
  [34.985, -86.0],
  [24.0, -86.0],
  [24.0, -75.0],
]
const VIRGINIA_AND_WEST_VIRGINIA: ClockRegion = [
  [36.55, -83.68],
  [36.55, -75.8],
  [37.0, -75.9],
  [37.9, -76.2],
  [38.4, -77.3],
  [38.9, -77.7],
  [39.3, -78.1],
  [39.3, -79.3],
  [39.72, -79.5],
  [39.72, -80.52],
  [40.64, -80.52],
  [40.4, -80.62],
  [40.1, -80.71],
  [39.9, -80.8],
  [39.6, -80.87],
  [39.4, -81.4],
  [39.26, -81.58],
  [38.95, -81.75],
  [38.83, -82.17],
  [38.6, -82.19],
  [38.42, -82.4],
  [38.4, -82.59],
  [38.17, -82.63],
  [37.9, -82.48],
  [37.55, -81.97],
  [37.3, -82.3],
  [37.05, -82.72],
  [36.88, -82.87],
]

const SOUTH_GERMANY: ClockRegion = [
  [47.4, 7.4],
  [48.9, 8.1],
  [49.05, 7.35],
  [49.6, 7.4],
  [49.75, 8.0],
  [49.6, 8.35],
  [49.58, 8.6],
  [49.5, 8.7],
  [49.6, 9.1],
  [50.0, 8.98],
  [50.15, 9.3],
  [50.55, 9.9],
  [50.4, 10.9],
  [50.3, 11.5],
  [50.4, 11.9],
  [50.2, 12.3],
  [48.6, 14.0],
  [47.4, 13.1],
  [47.2, 10.2],
  [47.5, 7.5],
]
const ALSACE_AND_LORRAINE: ClockRegion = [
  [49.6, 5.95],
  [49.2, 5.99],
  [48.83, 6.38],
  [48.62, 7.0],
  [48.33, 7.05],
  [47.82, 6.86],
  [47.48, 7.12],
  [47.4, 7.6],
  [48.6, 8.3],
  [49.3, 8.0],
]
const SICILY: ClockRegion = [
  [38.9, 14.2],
  [38.3, 15.6],
  [38.05, 15.6],
  [37.0, 15.5],
  [35.3, 13.2],
  [36.5, 11.5],
  [38.8, 12.9],
]
const SARDINIA: ClockRegion = [
  [41.35, 8.0],
  [41.35, 10.0],
  [38.7, 10.0],
  [38.7, 8.0],
]
const GENEVA: ClockRegion = [
  [46.1, 5.9],
  [46.37, 5.9],
  [46.37, 6.32],
  [46.1, 6.32],
]
/** South of the demarcation line, which ran from Gex by Chalon, Moulins, Vierzon, Angoulême and Langon to the Pyrenees. */
export const UNOCCUPIED_FRANCE: ClockRegion = [
  [46.3, 6.15],
  [46.75, 5.9],
  [47.0, 5.6],
  [46.95, 5.2],
  [46.8, 4.95],
  [46.5, 4.3],
  [46.5, 3.6],
  [46.54, 3.34],
  [46.85, 2.9],
  [47.0, 2.45],
  [47.2, 2.1],
  [47.33, 1.1],
  [46.95, 0.75],
  [46.6, 0.7],
  [46.2, 0.6],
  [45.9, 0.45],
  [45.6, 0.35],
  [45.3, 0.2],
  [44.85, 0.05],
  [44.5, -0.15],
  [44.0, -0.4],
  [43.6, -0.7],
  [43.3, -1.0],
  [43.0, -1.3],
  [42.0, -1.5],
  [41.0, 3.5],
  [41.0, 10.0],
  [43.7, 8.0],
  [46.0, 7.3],
]
export { ILLINOIS }

const CENTRAL = { offset: -6 * 3600, abbreviation: 'CST' }
const EASTERN = { offset: -5 * 3600, abbreviation: 'EST' }
/** The days on which the United States had one summer time everywhere. Source: tz database, file northamerica, rule US. */
const LOCAL_RULES = '1920-01-01'
const WAR_BEGINS = '1942-02-09'
const WAR_ENDS = '1945-09-30'
const UNIFORM_TIME = '1967-04-30'
const NEW_YORK = ['America/New_York']
const CHICAGO = ['America/Chicago']

/** Central Time in a part of today's Eastern zone: with the summer time of 1918 and 1919, and without that of Chicago. */
const centralTime = (
  name: string,
  region: ClockRegion,
  from: string | null,
  until: string,
  source: string,
): BorderPeriod[] => {
  const row = { name, zones: NEW_YORK, zone: 'America/Chicago', region, source }
  if (until <= LOCAL_RULES) return [{ ...row, from, until }]
  return [
    { ...row, from, until: LOCAL_RULES },
    { ...row, from: LOCAL_RULES, until, standard: CENTRAL },
  ]
}

const LINE_OF_1919 =
  'New York Tribune, 19 November 1918: line of the Interstate Commerce Commission through Toledo, Fremont, Clyde and Bellevue, in force on 1 January 1919'

/** In order of precedence. */
export const REGIONAL_STANDARDS: readonly BorderPeriod[] = [
  ...centralTime(
    'Ohio on Central Time',
    OHIO,
    null,
    '1914-06-18',
    'Newark Daily Advocate, 18 June 1914: Cleveland and other cities change from Central to Eastern Time (tz mailing list, 27 September 2007)',
  ),
  ...centralTime(
    'Ohio outside the cities of Lake Erie on Central Time',
    OHIO_OUTSIDE_LAKE_CITIES,
    '1914-06-18',
    '1919-01-01',
    `${LINE_OF_1919}; Astro-Databank: Canton, Sebring and East Liverpool on Central Time in 1915 to 1917`,
  ),
  ...centralTime(
    'Western Ohio on Central Time',
    WESTERN_OHIO,
    '1919-01-01',
    '1927-04-03',
    `${LINE_OF_1919}; Toledo Blade, 8 April 2003: Toledo on Eastern Time from 1927; the day of April from memory`,
  ),
  ...centralTime(
    'Eastern Kentucky on Central Time',
    EASTERN_KENTUCKY,
    null,
    WAR_BEGINS,
    'Astro-Databank: 11 of 13 births to 1942, Lexington and Lynch among them; New York Tribune, 19 November 1918',
  ),
  ...centralTime(
    'Dearborn and Ohio counties of Indiana on Central Time',
    SOUTHEASTERN_INDIANA,
    null,
    WAR_BEGINS,
    'Astro-Databank: 5 of 5 births of 1922 to 1937',
  ),
  ...centralTime(
    'Eastern Tennessee on Central Time',
    EASTERN_TENNESSEE,
    null,
    '1946-01-20',
    'Astro-Databank: 9 of 9 births of 1909 to 19 January 1946, Knoxville and Chattanooga among them',
  ),
  ...centralTime(
    'Western Georgia on Central Time',
    WESTERN_GEORGIA,
    null,
    '1941-01-01',
    'Christian Science Monitor, 20 June 1996: all of Georgia on Eastern Time from 1941; Astro-Databank: 8 of 9 births',
  ),
  {
    name: 'Central Time without summer time, 1920 to 1942',
    zones: CHICAGO,
    zone: 'America/Chicago',
    from: LOCAL_RULES,
    until: WAR_BEGINS,
    region: CENTRAL_OUTSIDE_ILLINOIS,
    standard: CENTRAL,
    source: counted(370, 370),
  },
  {
    name: 'Southwestern Indiana without summer time, 1920 to 1942',
    zones: CHICAGO,
    zone: 'America/Chicago',
    from: LOCAL_RULES,
    until: WAR_BEGINS,
    region: SOUTHWESTERN_INDIANA,
    standard: CENTRAL,
    source: counted(7, 7),
  },
  {
    name: 'Illinois outside Chicago, births registered in standard time to 1959',
    zones: CHICAGO,
    zone: 'America/Chicago',
    from: LOCAL_RULES,
    until: '1959-07-01',
    region: DOWNSTATE_ILLINOIS,
    standard: CENTRAL,
    source: `${counted(19, 19)}; law of Illinois on the registration of births to 1 July 1959 (astroconnexions.com, Births prior to 1st July 1959, Illinois)`,
  },
  {
    name: 'Plains and South without summer time, 1946 to 1966',
    zones: CHICAGO,
    zone: 'America/Chicago',
    from: WAR_ENDS,
    until: UNIFORM_TIME,
    region: PLAINS_AND_SOUTH,
    standard: CENTRAL,
    source: counted(63, 63),
  },
  {
    name: 'Minnesota, Wisconsin and Iowa without summer time to 1957',
    zones: CHICAGO,
    zone: 'America/Chicago',
    from: WAR_ENDS,
    until: '1957-04-28',
    region: UPPER_MIDWEST,
    standard: CENTRAL,
    source: `${counted(5, 5)}; in 1958 and 1959 those of Minneapolis, Wadena and Milwaukee have summer time`,
  },
  {
    name: 'Missouri outside St. Louis and Kansas City without summer time',
    zones: CHICAGO,
    zone: 'America/Chicago',
    from: WAR_ENDS,
    until: UNIFORM_TIME,
    region: RURAL_MISSOURI,
    standard: CENTRAL,
    source: counted(10, 10),
  },
  {
    name: 'Ohio without summer time, 1920 to 1942',
    zones: NEW_YORK,
    zone: 'America/New_York',
    from: LOCAL_RULES,
    until: WAR_BEGINS,
    region: OHIO,
    standard: EASTERN,
    source: counted(50, 51),
  },
  {
    name: 'Southeast without summer time, 1920 to 1966',
    zones: NEW_YORK,
    zone: 'America/New_York',
    from: LOCAL_RULES,
    until: UNIFORM_TIME,
    region: SOUTHEAST,
    standard: EASTERN,
    source: counted(33, 33),
  },
  {
    name: 'Virginia and West Virginia without summer time, 1920 to 1942',
    zones: NEW_YORK,
    zone: 'America/New_York',
    from: LOCAL_RULES,
    until: WAR_BEGINS,
    region: VIRGINIA_AND_WEST_VIRGINIA,
    standard: EASTERN,
    source: counted(7, 7),
  },
  {
    name: 'Central European Time of the railways of Alsace-Lorraine',
    zones: ['Europe/Paris'],
    zone: 'Europe/Berlin',
    from: '1892-04-01',
    until: '1893-04-01',
    region: ALSACE_AND_LORRAINE,
    standard: { offset: 3600, abbreviation: 'CET' },
    source: 'Kreisarchiv Calw, newspaper of 1892, after the Staatsanzeiger of Württemberg: from 1 April 1892',
  },
  {
    name: 'Central European Time in Bavaria, Württemberg and Baden',
    zones: ['Europe/Berlin'],
    zone: 'Europe/Berlin',
    from: '1892-04-01',
    until: '1893-04-01',
    region: SOUTH_GERMANY,
    standard: { offset: 3600, abbreviation: 'CET' },
    source:
      'Meyers Konversations-Lexikon, supplement, Einheitszeit: the time of the railways was that of civil life in South Germany; Kreisarchiv Calw, newspaper of 1892: from 1 April 1892; A. Müller, 612 men (1992): Rosenheim, 12 January 1893, +1:00',
  },
  {
    name: 'Palermo time of Sicily',
    zones: ['Europe/Rome'],
    zone: 'Europe/Rome',
    from: '1866-12-12',
    until: '1893-11-01',
    region: SICILY,
    standard: { offset: 3208, abbreviation: 'PMT' },
    source:
      'Royal decree 3224 of 22 September 1866; tz database, file europe, Italy; A. Müller, 402 writers (1991): 0.88 hours at Catania, Messina, Noto',
  },
  {
    name: 'Cagliari time of Sardinia',
    zones: ['Europe/Rome'],
    zone: 'Europe/Rome',
    from: '1866-12-12',
    until: '1893-11-01',
    region: SARDINIA,
    standard: { offset: 2192, abbreviation: 'CMT' },
    source: 'Royal decree 3224 of 22 September 1866; tz database, file europe, Italy',
  },
  {
    name: 'Local mean time of Geneva',
    zones: ['Europe/Zurich'],
    zone: 'Europe/Zurich',
    from: null,
    until: '1894-06-01',
    region: GENEVA,
    standard: { offset: 1476, abbreviation: 'LMT' },
    source: 'A. Treindl (17 December 2008) in tz database, file europe: from 1848 to 1894 not Bern mean time',
  },
  {
    name: 'Unoccupied zone of France, 1940 and 1941',
    zones: ['Europe/Paris'],
    zone: 'Europe/Paris',
    from: '1940-06-25',
    until: '1941-05-05',
    region: UNOCCUPIED_FRANCE,
    standard: { offset: 3600, abbreviation: 'WEST' },
    source:
      "Y. Poulle, La France à l'heure allemande, Bibliothèque de l'École des chartes 157 (1999): German time from 5 May 1941 only; Astro-Databank: 3 of 3 births of 1940",
  },
]
