"""
Writes jpl.json: apparent geocentric places that do not come from Swiss Ephemeris.

Positions: JPL DE405 (Standish 1998), as Debian's casacore-data-jpl-de405 carries it; the record layout is that of JPL's
header.405. Reduction: ERFA (the IAU's SOFA routines), Debian's python3-erfa: light time, deflection by the Sun, aberration,
frame bias, IAU 2006 precession, IAU 2000A nutation; then the true ecliptic of date (obl06 + nut06a).

    apt-get install casacore-data-jpl-de405 python3-erfa && /usr/bin/python3 test/golden/jpl.py > test/golden/jpl.json
"""
import json
import erfa
import numpy as np

TABLE = '/usr/share/casacore/data/ephemerides/DE405/table.f0i'
# The first record begins at this Julian day, as table.f0 says; the two dates at the head of JPL's own records are left out.
BEGINS, DAYS, NUMBERS = 2436912.5, 32, 1016
# casacore's storage: 16 bytes, then every 8160 bytes an array behind three 4-byte words.
START, STRIDE = 16 + 12, 8160
AU, LIGHT_DAY, EARTH_MOON = 149597870.691, 25902068371.2, 81.30056
# header.405: first number of a body in a record (counted from 1), coefficients of a component, pieces of a record.
LAYOUT = {
    'Mercury': (3, 14, 4), 'Venus': (171, 10, 2), 'EarthMoon': (231, 13, 2), 'Mars': (309, 11, 1), 'Jupiter': (342, 8, 1),
    'Saturn': (366, 7, 1), 'Uranus': (387, 6, 1), 'Neptune': (405, 6, 1), 'Pluto': (423, 6, 1), 'Moon': (441, 13, 8),
    'Sun': (753, 11, 2),
}
raw = np.fromfile(TABLE, dtype=np.uint8)
starts = range(START, len(raw) - NUMBERS * 8 + 1, STRIDE)
records = np.stack([np.frombuffer(raw[at : at + NUMBERS * 8].tobytes(), '<f8') for at in starts])


def state(body, jd):
    """Barycentric (the Moon: geocentric) km and km a day, ICRF, at a TDB Julian day."""
    index = int((jd - BEGINS) // DAYS)
    row, begins = records[index], BEGINS + index * DAYS
    first, count, pieces = LAYOUT[body]
    length = DAYS / pieces
    piece = min(int((jd - begins) // length), pieces - 1)
    start = first - 3 + piece * 3 * count
    terms = row[start : start + 3 * count].reshape(3, count)
    x = 2 * (jd - begins - piece * length) / length - 1
    series = np.polynomial.chebyshev
    return (np.array([series.chebval(x, c) for c in terms]),
            np.array([series.chebval(x, series.chebder(c)) for c in terms]) * 2 / length)


def barycentric(body, jd):
    if body in ('Earth', 'Moon'):
        pair, pairs = state('EarthMoon', jd)
        moon, moons = state('Moon', jd)
        share = 1 / (1 + EARTH_MOON) - (body == 'Moon')
        return pair - moon * share, pairs - moons * share
    return state(body, jd)


def apparent(body, tt):
    tdb = tt + erfa.dtdb(tt, 0.0, 0.0, 0.0, 0.0, 0.0) / 86400
    earth, velocity = barycentric('Earth', tdb)
    sun = state('Sun', tdb)[0]
    light = 0.0
    for _ in range(4):
        where = barycentric(body, tdb - light)[0]
        light = np.linalg.norm(where - earth) / LIGHT_DAY
    seen = (where - earth) / np.linalg.norm(where - earth)
    fromSun, distance = (earth - sun) / np.linalg.norm(earth - sun), np.linalg.norm(earth - sun) / AU
    if body not in ('Sun', 'Moon'):
        behind = where - state('Sun', tdb - light)[0]
        seen = erfa.ld(1.0, seen, behind / np.linalg.norm(behind), fromSun, distance, 1e-6)
    v = velocity / LIGHT_DAY
    seen = erfa.ab(seen, v, distance, np.sqrt(1 - v @ v))
    dpsi, deps = erfa.nut06a(tt, 0.0)
    obliquity = erfa.obl06(tt, 0.0) + deps
    x, y, z = erfa.pnm06a(tt, 0.0) @ seen
    ecliptic = [x, y * np.cos(obliquity) + z * np.sin(obliquity), z * np.cos(obliquity) - y * np.sin(obliquity)]
    longitude, latitude = np.degrees(np.arctan2(ecliptic[1], ecliptic[0])) % 360, np.degrees(np.arcsin(ecliptic[2]))
    return longitude, latitude, light * LIGHT_DAY / AU


rows = []
for i in range(20):
    # Spread over the years 1960 to 2059, never on a grid.
    tt = round(2436950.5 + ((i + 0.5) * 0.6180339887498949 % 1) * 36400, 4)
    for body in ('Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'):
        longitude, latitude, distance = apparent(body, tt)
        rows.append([body, tt, round(float(longitude), 8), round(float(latitude), 8), round(float(distance), 10)])
print('[\n' + ',\n'.join('  ' + json.dumps(row) for row in rows) + '\n]')
