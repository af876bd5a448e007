"""PyJHora, with the Lahiri ayanamsha."""
from protocol import parsed, serve  # isort: skip
import os

import swisseph as swe
from jhora import const, utils
from jhora.horoscope.chart import charts, strength, yoga
from jhora.horoscope.dhasa.graha import vimsottari
from jhora.horoscope.match import compatibility
from jhora.panchanga import drik

swe.set_ephe_path(os.environ["EPHEMERIS_PATH"])
const._DEFAULT_AYANAMSA_MODE = "LAHIRI"
drik.set_ayanamsa_mode("LAHIRI")
utils.set_language("en")
VARGAS = (1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60)


def moment(birth):
    date, clock, offset, latitude, longitude = parsed(birth)
    return utils.julian_day_number(date, clock), drik.Place("place", latitude, longitude, offset)


def vargas(birth):
    at, place = moment(birth)
    return [charts.divisional_chart(at, place, divisional_chart_factor=factor) for factor in VARGAS]


# By default PyJHora searches the Sun for the length of the year, which takes 200 ms.
YEAR = const.DHASA_YEAR_DURATION.GREGORIAN_YEAR


def dasha(levels):
    return lambda birth: vimsottari.get_vimsottari_dhasa_bhukthi(
        *moment(birth), dhasa_level_index=levels, dhasa_duration_type=YEAR
    )


def bundle(birth):
    at, place = moment(birth)
    return (
        charts.rasi_chart(at, place),
        charts.divisional_chart(at, place, divisional_chart_factor=9),
        [limb(at, place) for limb in (drik.tithi, drik.nakshatra, drik.yogam, drik.karana)],
        vimsottari.get_vimsottari_dhasa_bhukthi(at, place, dhasa_level_index=2, dhasa_duration_type=YEAR),
    )


def limbs(day):
    at, place = moment({**day, "datetime": f"{day['date']}T06:00:00"})
    rise = drik.sunrise(at, place)
    return [limb(at, place) for limb in (drik.tithi, drik.nakshatra, drik.yogam, drik.karana)], rise, drik.sunset(at, place)


STARS = {
    name: number for number, name in enumerate(
    "Ashwini Bharani Krittika Rohini Mrigashira Ardra Punarvasu Pushya Ashlesha Magha Purva_Phalguni Uttara_Phalguni "
    "Hasta Chitra Swati Vishakha Anuradha Jyeshtha Mula Purva_Ashadha Uttara_Ashadha Shravana Dhanishta Shatabhisha "
    "Purva_Bhadrapada Uttara_Bhadrapada Revati".replace("_", "~").split(), 1)}


def match(pair):
    number = lambda person: STARS[person["nakshatra"].replace(" ", "~")]
    groom, bride = pair["groom"], pair["bride"]
    return compatibility.Ashtakoota(
        number(groom), groom["pada"], number(bride), bride["pada"]
    ).compatibility_score()


def longitudes(places):
    """Of the Sun to Saturn and the ascendant. The nodes are left out: PyJHora has the true node."""
    ascendant, *grahas = [30 * sign + degree for _, (sign, degree) in places]
    return [*grahas[:7], ascendant]


serve(
    {
        "birth-chart-bundle": (bundle, lambda result: longitudes(result[0][:10])),
        "planet-positions": (lambda birth: charts.rasi_chart(*moment(birth)), lambda places: longitudes(places[:10])),
        "divisional-charts": (vargas, lambda all: longitudes(all[0][:10])),
        "shadbala": (lambda birth: strength.shad_bala(*moment(birth)), lambda result: []),
        "vimshottari-dasha, 2 levels": (dasha(2), lambda result: []),
        "vimshottari-dasha, 3 levels": (dasha(3), lambda result: []),
        "panchang-five-limbs": (limbs, lambda result: []),
        "quick-match": (match, lambda result: []),
        "all-yogas": (lambda birth: yoga.get_yoga_details(*moment(birth)), lambda result: []),
    }
)
