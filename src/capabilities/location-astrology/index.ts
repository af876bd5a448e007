import { family } from '../capability.ts'
import astrocartographyAspectLines from './astrocartography-aspect-lines.ts'
import astrocartographyCrossings from './astrocartography-crossings.ts'
import astrocartographyLines from './astrocartography-lines.ts'
import astrocartographyMap from './astrocartography-map.ts'
import astrocartographyNearestLines from './astrocartography-nearest-lines.ts'
import astrocartographyParans from './astrocartography-parans.ts'
import cityRanking from './city-ranking.ts'
import coupleCityRanking from './couple-city-ranking.ts'
import cyclocartography from './cyclocartography.ts'
import geodeticChart from './geodetic-chart.ts'
import localSpaceLines from './local-space-lines.ts'
import placeAnalysis from './place-analysis.ts'
import relocatedChart from './relocated-chart.ts'
import relocationCompare from './relocation-compare.ts'
import solarReturnRelocation from './solar-return-relocation.ts'

export default family({
  slug: 'location-astrology',
  title: 'Location astrology',
  about: 'Astrocartography, relocation, city ranking.',
  members: [
    astrocartographyLines,
    astrocartographyParans,
    astrocartographyCrossings,
    astrocartographyNearestLines,
    astrocartographyMap,
    astrocartographyAspectLines,
    localSpaceLines,
    relocatedChart,
    relocationCompare,
    placeAnalysis,
    cityRanking,
    coupleCityRanking,
    cyclocartography,
    geodeticChart,
    solarReturnRelocation,
  ],
})
