#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

/**
 * The closed sets of the core. Members are passed to and from JavaScript as words, never as numbers. The lists of src/ephemeris are compared
 * with these when the addon is loaded.
 */
namespace khagola {

enum class Body {
  Sun,
  Moon,
  Mercury,
  Venus,
  Mars,
  Jupiter,
  Saturn,
  Uranus,
  Neptune,
  Pluto,
  MeanNode,
  TrueNode,
  MeanLilith,
  TrueLilith,
  Chiron,
  Ceres,
  Pallas,
  Juno,
  Vesta,
};
enum class Frame { ecliptic, equatorial };
enum class Component { longitude, latitude, distance };
/** The centre of a position. A topocentric position is seen from a site at sea level. */
enum class Centre { geocentric, topocentric, heliocentric };
/** The equinox of a position. J2000 is without nutation. */
enum class Equinox { date, j2000 };
enum class HorizonKind { rise, set, culmination, anticulmination };
enum class Limb { upper, centre, lower };
/** Heliacal appearances and disappearances of a body. */
enum class Appearance { morningFirst, eveningLast, eveningFirst, morningLast };
enum class EclipseKind { solar, lunar };
enum class EclipseType { total, annular, hybrid, partial, penumbral };

/** The letters of the house systems in Swiss Ephemeris, in the order of `HOUSE_SYSTEMS` in src/ephemeris/house-systems.ts. */
inline constexpr std::string_view kHouseSystems = "PKWEORCTBMXVDSFHULQJIiYN";
/** A letter of `kHouseSystems`. */
using HouseSystem = char;
/** The houses of Sunshine depend on the declination of the Sun, the others on the meridian and the latitude only. */
constexpr bool dependsOnSun(HouseSystem system) { return system == 'I' || system == 'i'; }

/** The source of positions: the ephemeris files, or Moshier's series, which need no files and cover more years. */
enum class Model { files, moshier };

/** The status of a row. */
enum class Status : uint8_t {
  ok,
  /** No ephemeris file covers the body at that moment. */
  uncovered,
  /** The result does not exist, such as a house system within the polar circle or an event that does not occur. */
  absent,
  /** The job was stopped by its caller. */
  stopped,
};

/** A table with one value for each member of a set. */
template <class Word, class Value, size_t count>
struct Each {
  std::array<Value, count> values;
  constexpr const Value& operator[](Word word) const { return values[static_cast<size_t>(word)]; }
  static constexpr size_t size() { return count; }
  constexpr auto begin() const { return values.begin(); }
  constexpr auto end() const { return values.end(); }
};

/** The values in the order of the members. A member that is missing or out of order does not compile. */
template <class Word, class Value, size_t count>
consteval auto inOrder(const std::pair<Word, Value> (&entries)[count]) {
  Each<Word, Value, count> each{};
  for (size_t i = 0; i < count; i++) {
    if (static_cast<size_t>(entries[i].first) != i) throw "a member is missing, or out of its place";
    each.values[i] = entries[i].second;
  }
  return each;
}

template <class Word, size_t count>
consteval auto named(const std::pair<Word, std::string_view> (&words)[count]) {
  return inOrder(words);
}

/** The words of a set. */
template <class Word>
inline constexpr int kWords = 0;

template <>
inline constexpr auto kWords<Body> = named<Body>({
    {Body::Sun, "Sun"},
    {Body::Moon, "Moon"},
    {Body::Mercury, "Mercury"},
    {Body::Venus, "Venus"},
    {Body::Mars, "Mars"},
    {Body::Jupiter, "Jupiter"},
    {Body::Saturn, "Saturn"},
    {Body::Uranus, "Uranus"},
    {Body::Neptune, "Neptune"},
    {Body::Pluto, "Pluto"},
    {Body::MeanNode, "MeanNode"},
    {Body::TrueNode, "TrueNode"},
    {Body::MeanLilith, "MeanLilith"},
    {Body::TrueLilith, "TrueLilith"},
    {Body::Chiron, "Chiron"},
    {Body::Ceres, "Ceres"},
    {Body::Pallas, "Pallas"},
    {Body::Juno, "Juno"},
    {Body::Vesta, "Vesta"},
});
template <>
inline constexpr auto kWords<Frame> =
    named<Frame>({{Frame::ecliptic, "ecliptic"}, {Frame::equatorial, "equatorial"}});
template <>
inline constexpr auto kWords<Component> = named<Component>(
    {{Component::longitude, "longitude"}, {Component::latitude, "latitude"}, {Component::distance, "distance"}});
template <>
inline constexpr auto kWords<Centre> = named<Centre>(
    {{Centre::geocentric, "geocentric"}, {Centre::topocentric, "topocentric"}, {Centre::heliocentric, "heliocentric"}});
template <>
inline constexpr auto kWords<Equinox> = named<Equinox>({{Equinox::date, "date"}, {Equinox::j2000, "J2000"}});
template <>
inline constexpr auto kWords<HorizonKind> = named<HorizonKind>({
    {HorizonKind::rise, "rise"},
    {HorizonKind::set, "set"},
    {HorizonKind::culmination, "culmination"},
    {HorizonKind::anticulmination, "anticulmination"},
});
template <>
inline constexpr auto kWords<Limb> =
    named<Limb>({{Limb::upper, "upper"}, {Limb::centre, "centre"}, {Limb::lower, "lower"}});
template <>
inline constexpr auto kWords<Appearance> = named<Appearance>({
    {Appearance::morningFirst, "morning-first"},
    {Appearance::eveningLast, "evening-last"},
    {Appearance::eveningFirst, "evening-first"},
    {Appearance::morningLast, "morning-last"},
});
template <>
inline constexpr auto kWords<EclipseKind> =
    named<EclipseKind>({{EclipseKind::solar, "solar"}, {EclipseKind::lunar, "lunar"}});
template <>
inline constexpr auto kWords<EclipseType> = named<EclipseType>({
    {EclipseType::total, "total"},
    {EclipseType::annular, "annular"},
    {EclipseType::hybrid, "hybrid"},
    {EclipseType::partial, "partial"},
    {EclipseType::penumbral, "penumbral"},
});
template <>
inline constexpr auto kWords<Model> = named<Model>({{Model::files, "files"}, {Model::moshier, "moshier"}});
template <>
inline constexpr auto kWords<Status> = named<Status>(
    {{Status::ok, "ok"}, {Status::uncovered, "uncovered"}, {Status::absent, "absent"}, {Status::stopped, "stopped"}});

template <class Word>
inline constexpr int kCount = static_cast<int>(kWords<Word>.size());

/** A table with a row for each member, checked at compile time. */
template <class Word, class Value, size_t count>
consteval auto forEach(const std::pair<Word, Value> (&entries)[count]) {
  static_assert(count == static_cast<size_t>(kCount<Word>), "a member is missing");
  return inOrder(entries);
}

/** Every member, in order. */
template <class Word>
inline constexpr auto kAll = [] {
  std::array<Word, static_cast<size_t>(kCount<Word>)> all{};
  for (size_t i = 0; i < all.size(); i++) all[i] = static_cast<Word>(i);
  return all;
}();

/** The bit of a body in a set of bodies. */
constexpr uint64_t bitOf(Body body) { return uint64_t{1} << static_cast<int>(body); }
static_assert(kCount<Body> <= 64);

}  // namespace khagola
