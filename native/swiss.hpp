#pragma once
#include "engine.hpp"

extern "C" {
#include "swephexp.h"
#include "sweph.h"
}

#include <limits>

/** Declarations that the sources of `Engine` share. No other file includes the headers of Swiss Ephemeris. */
namespace khagola {

/** The model of this thread's engine. */
inline int modelFlag() { return threadEngine().modelFlag(); }
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

constexpr auto kBodies = forEach<Body, int>({
    {Body::Sun, SE_SUN},
    {Body::Moon, SE_MOON},
    {Body::Mercury, SE_MERCURY},
    {Body::Venus, SE_VENUS},
    {Body::Mars, SE_MARS},
    {Body::Jupiter, SE_JUPITER},
    {Body::Saturn, SE_SATURN},
    {Body::Uranus, SE_URANUS},
    {Body::Neptune, SE_NEPTUNE},
    {Body::Pluto, SE_PLUTO},
    {Body::MeanNode, SE_MEAN_NODE},
    {Body::TrueNode, SE_TRUE_NODE},
    {Body::MeanLilith, SE_MEAN_APOG},
    {Body::TrueLilith, SE_OSCU_APOG},
    {Body::Chiron, SE_CHIRON},
    {Body::Ceres, SE_CERES},
    {Body::Pallas, SE_PALLAS},
    {Body::Juno, SE_JUNO},
    {Body::Vesta, SE_VESTA},
});

/** True for moments for which files may exist: the years -13000 to 17000 with a margin. False for NaN. */
inline bool hasDate(double jd) { return jd > -3.1e6 && jd < 8e6; }

/** True if Swiss Ephemeris used the requested model. */
inline bool isOfModel(int32 flag) { return flag >= 0 && (flag & modelFlag()); }

}  // namespace khagola
