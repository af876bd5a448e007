"""kerykeion: natal charts with aspects, and their SVG. Offline, with the offset of the birth as its time zone."""
from protocol import parsed, serve  # isort: skip
from kerykeion import AspectsFactory, AstrologicalSubjectFactory, ChartDataFactory
from kerykeion.charts.chart_drawer import ChartDrawer


def subject(birth):
    (year, month, day), (hour, minute, second), offset, latitude, longitude = parsed(birth)
    return AstrologicalSubjectFactory.from_birth_data(
        "Ada",
        year,
        month,
        day,
        hour,
        minute,
        seconds=second,
        lng=longitude,
        lat=latitude,
        # Zones of tz named Etc count westwards. Asia/Kolkata has been 5:30 east since 1945.
        tz_str="Asia/Kolkata" if offset == 5.5 else f"Etc/GMT{-int(offset):+d}",
        city="Place",
        nation="IN",
        online=False,
        suppress_geonames_warning=True,
    )


def natal(birth):
    chart = subject(birth)
    return chart, AspectsFactory.single_chart_aspects(chart)


def drawing(method):
    def draw(birth):
        drawer = ChartDrawer(chart_data=ChartDataFactory.create_natal_chart_data(subject(birth)))
        return getattr(drawer, method)()

    return draw


NAMES = ("sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "ascendant")
serve(
    {
        "western-natal-chart": (natal, lambda chart: [getattr(chart[0], name).abs_pos for name in NAMES]),
        "western-natal-wheel, wheel": (drawing("generate_wheel_only_svg_string"), lambda svg: []),
        "western-natal-wheel, sheet": (drawing("generate_svg_string"), lambda svg: []),
    }
)
