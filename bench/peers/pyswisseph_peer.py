"""Loops over pyswisseph, without signs, aspects or texts: the least that a chart needs."""
from protocol import parsed, serve  # isort: skip
import os

import swisseph as swe

swe.set_ephe_path(os.environ["EPHEMERIS_PATH"])
swe.set_sid_mode(swe.SIDM_LAHIRI)
GRAHAS = (swe.SUN, swe.MOON, swe.MARS, swe.MERCURY, swe.JUPITER, swe.VENUS, swe.SATURN, swe.MEAN_NODE)
PLANETS = tuple(range(swe.SUN, swe.PLUTO + 1))
POINTS = (*PLANETS, swe.CHIRON, swe.TRUE_NODE, swe.MEAN_APOG)
SIDEREAL = swe.FLG_SWIEPH | swe.FLG_SPEED | swe.FLG_SIDEREAL
TROPICAL = swe.FLG_SWIEPH | swe.FLG_SPEED
EQUATORIAL = TROPICAL | swe.FLG_EQUATORIAL


def moment(birth):
    (year, month, day), (hour, minute, second), offset, latitude, longitude = parsed(birth)
    at = swe.julday(year, month, day, hour + minute / 60 + second / 3600 - offset)
    return at, latitude, longitude


def positions(birth):
    at, latitude, longitude = moment(birth)
    places = [(swe.calc_ut(at, body, SIDEREAL)[0], swe.calc_ut(at, body, EQUATORIAL)[0]) for body in GRAHAS]
    return places, swe.houses_ex(at, latitude, longitude, b"E", SIDEREAL)


def western(birth):
    at, latitude, longitude = moment(birth)
    places = [(swe.calc_ut(at, body, TROPICAL)[0], swe.calc_ut(at, body, EQUATORIAL)[0]) for body in POINTS]
    return places, swe.houses_ex(at, latitude, longitude, b"P", TROPICAL)


def numbers(count):
    """The longitudes of the first bodies and of the ascendant."""
    return lambda chart: [place[0][0] for place in chart[0][:count]] + list(chart[1][1][:1])


early = "outside the compiled years"
serve(
    {
        "planet-positions": (positions, numbers(7)),
        f"planet-positions, {early}": (positions, numbers(7)),
        "western-natal-chart": (western, numbers(10)),
        f"western-natal-chart, {early}": (western, numbers(10)),
    }
)
