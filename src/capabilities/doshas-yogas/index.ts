import { family } from '../capability.ts'
import adhiYogas from './adhi-yogas.ts'
import allYogas from './all-yogas.ts'
import angarakDosha from './angarak-dosha.ts'
import arishtaYogas from './arishta-yogas.ts'
import badhakaDosha from './badhaka-dosha.ts'
import balarishta from './balarishta.ts'
import birthTimeDoshas from './birth-time-doshas.ts'
import budhaAdityaYoga from './budha-aditya-yoga.ts'
import chandraYogas from './chandra-yogas.ts'
import daridraYogas from './daridra-yogas.ts'
import dhanaYogas from './dhana-yogas.ts'
import doshaSummary from './dosha-summary.ts'
import gajakesariYoga from './gajakesari-yoga.ts'
import gandamoolaDosha from './gandamoola-dosha.ts'
import gandantaCheck from './gandanta-check.ts'
import ghataDosha from './ghata-dosha.ts'
import grahanDosha from './grahan-dosha.ts'
import guruChandalDosha from './guru-chandal-dosha.ts'
import jaiminiRajaYogas from './jaimini-raja-yogas.ts'
import kaalSarpDosha from './kaal-sarp-dosha.ts'
import kalathraDosha from './kalathra-dosha.ts'
import kartariYogas from './kartari-yogas.ts'
import kemadrumaDosha from './kemadruma-dosha.ts'
import malikaYogas from './malika-yogas.ts'
import manglikDosha from './manglik-dosha.ts'
import maranaKarakaSthana from './marana-karaka-sthana.ts'
import nabhasaYogas from './nabhasa-yogas.ts'
import neechaBhangaRajaYoga from './neecha-bhanga-raja-yoga.ts'
import panchaMahapurushaYogas from './pancha-mahapurusha-yogas.ts'
import parivartanaYogas from './parivartana-yogas.ts'
import meanings from './parts/meanings.ts'
import pitraDosha from './pitra-dosha.ts'
import rajaBhangaYogas from './raja-bhanga-yogas.ts'
import rajaYogas from './raja-yogas.ts'
import rogaYogas from './roga-yogas.ts'
import sadeSatiStatus from './sade-sati-status.ts'
import santanaDosha from './santana-dosha.ts'
import sanyasaYogas from './sanyasa-yogas.ts'
import shrapitDosha from './shrapit-dosha.ts'
import shubhaYogas from './shubha-yogas.ts'
import suryaYogas from './surya-yogas.ts'
import vidyaYogas from './vidya-yogas.ts'
import viparitaRajaYoga from './viparita-raja-yoga.ts'
import vishDosha from './vish-dosha.ts'
import vivahaYogas from './vivaha-yogas.ts'
import yogaActivation from './yoga-activation.ts'
import yogasBatch from './yogas-batch.ts'

export default family({
  slug: 'doshas-yogas',
  title: 'Doshas and yogas',
  about: 'Doshas with formation and cancellation, and yogas by rule and verse, each with its evidence.',
  meanings,
  explains: true,
  members: [
    manglikDosha,
    kaalSarpDosha,
    pitraDosha,
    guruChandalDosha,
    shrapitDosha,
    grahanDosha,
    angarakDosha,
    vishDosha,
    ghataDosha,
    kemadrumaDosha,
    sadeSatiStatus,
    gandamoolaDosha,
    gandantaCheck,
    kalathraDosha,
    santanaDosha,
    birthTimeDoshas,
    maranaKarakaSthana,
    badhakaDosha,
    balarishta,
    doshaSummary,
    panchaMahapurushaYogas,
    rajaYogas,
    dhanaYogas,
    chandraYogas,
    suryaYogas,
    nabhasaYogas,
    gajakesariYoga,
    budhaAdityaYoga,
    neechaBhangaRajaYoga,
    viparitaRajaYoga,
    parivartanaYogas,
    kartariYogas,
    adhiYogas,
    malikaYogas,
    shubhaYogas,
    vidyaYogas,
    jaiminiRajaYogas,
    rajaBhangaYogas,
    arishtaYogas,
    daridraYogas,
    sanyasaYogas,
    vivahaYogas,
    rogaYogas,
    yogaActivation,
    allYogas,
    yogasBatch,
  ],
})
