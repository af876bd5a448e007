#include <algorithm>
#include <cstring>
#include <limits>
#include <stdexcept>

#include "chebyshev-evaluate.hpp"
#include "chebyshev-fit.hpp"

namespace khagola {
namespace {

constexpr double kArcsecond = 1.0 / 3600, kClockTolerance = 1e-10;
constexpr int kTrials = 4000;

double atStart(const std::vector<double>& c) {
  double sum = 0, sign = 1;
  for (const double term : c) sum += sign * term, sign = -sign;
  return sum;
}

double atEnd(const std::vector<double>& c) {
  double sum = 0;
  for (const double term : c) sum += term;
  return sum;
}

/** The error bound of sidereal time, arcseconds. */
constexpr double kSiderealErrorBound = 0.0002;

/** The error bound of an installed table, degrees. */
double errorBound(Body body, Component component) {
  return component == Component::distance ? std::numeric_limits<double>::infinity() : (osculates(body) ? 0.02 : 0.0025) * kArcsecond;
}

/**
 * Swiss Ephemeris computes osculating points from the Moon at moments 0.0001 days apart (sweph.h, NODE_CALC_INTV). Within this distance of
 * a boundary between two segments of the Moon's file, days, it mixes two polynomials, and its result jumps to and fro.
 */
constexpr double kMixed = 2.5e-4;
/**
 * Swiss Ephemeris derives the osculating apogee from the cosine of the Moon's anomaly, which is stationary at the apsides: within this
 * distance of them, degrees (15 s), the apogee has a noise of up to 0.1".
 */
constexpr double kAtApsis = 0.002;

/** True if the osculating points of Swiss Ephemeris are uncertain at a moment. */
bool areUncertain(Engine& engine, double jd) {
  const double tt = jd + engine.clock(jd);
  double from, to;
  Place moon, apogee;
  if (engine.segment(tt, Body::Moon, from, to) != Status::ok || engine.position(jd, Body::Moon, Frame::ecliptic, moon) != Status::ok ||
      engine.position(jd, Body::TrueLilith, Frame::ecliptic, apogee) != Status::ok)
    return false;
  return tt - from < kMixed || to - tt < kMixed || std::abs(std::remainder(moon[0] - apogee[0], 180)) < kAtApsis;
}

void appendSection(std::vector<unsigned char>& bytes, uint64_t& at, const void* data, size_t size) {
  bytes.resize((bytes.size() + 63) / 64 * 64);
  at = bytes.size();
  const auto* from = static_cast<const unsigned char*>(data);
  bytes.insert(bytes.end(), from, from + size);
}

template <class T>
void appendSection(std::vector<unsigned char>& bytes, uint64_t& at, const std::vector<T>& values) {
  appendSection(bytes, at, values.data(), values.size() * sizeof(T));
}

}  // namespace

std::vector<unsigned char> Fitting::assemble(const std::string& fingerprint) const {
  if (!std::all_of(progress_.begin(), progress_.end(), [](const auto& part) { return part == Progress::done; }))
    throw std::runtime_error("The compiled ephemeris is not completely fitted.");
  FileHead head{};
  std::memcpy(head.magic, kTableMagic, sizeof head.magic);
  head.byteOrder = kByteOrder;
  head.version = kTableVersion;
  std::memcpy(head.fingerprint, fingerprint.data(), std::min(fingerprint.size(), sizeof head.fingerprint));
  head.from = from_;
  head.to = to_;
  head.origin = origin_;
  head.perDay = 1 / step_;
  head.records = records_;
  head.recordDoubles = kRecordDoubles;
  std::copy_n(parts_[0].constants, kGroupLanes, head.constants);

  std::vector<double> records, coefficients;
  std::vector<StoredPiece> leaves, pieces;
  std::vector<uint32_t> cells;
  const auto store = [&](const FittedPiece& piece, int lane, std::vector<StoredPiece>& into) {
    into.push_back({piece.from, piece.to, static_cast<uint32_t>(lane), static_cast<uint32_t>(piece.coefficients.size() - 1),
                    coefficients.size()});
    coefficients.insert(coefficients.end(), piece.coefficients.begin(), piece.coefficients.end());
  };

  uint64_t missing = 0;
  double previousEnd[kLanes];
  std::fill_n(previousEnd, kLanes, std::numeric_limits<double>::quiet_NaN());
  for (const Records& part : parts_) {
    missing |= part.missing;
    const size_t first = records.size(), doubles = kRecordDoubles;
    records.insert(records.end(), part.doubles.begin(), part.doubles.end());
    auto sorted = part.leaves;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Leaf& a, const Leaf& b) {
      return a.record != b.record ? a.record < b.record : a.lane < b.lane;
    });
    size_t leaf = 0;
    for (size_t at = first; at < records.size(); at += doubles) {
      auto* record = reinterpret_cast<RecordHead*>(&records[at]);
      record->firstLeaf = static_cast<uint32_t>(leaves.size());
      size_t last = leaf;
      while (last < sorted.size() && sorted[last].record == at / doubles) last++;
      // Longitudes continue from the previous record, so that there is no jump by 360 degrees in the table.
      for (int group = 0; group < kGroups; group++)
        for (int i = 0; i < kGroupLanes; i++) {
          const int lane = kRowLanes[group][i];
          if (lane < 0 || (lane != kSiderealLane && (lane >= kNutationLane || componentOf(lane) != Component::longitude))) continue;
          const Column column(&records[at], group * kGroupLanes + i);
          std::vector<double> all;
          for (int k = 0; k <= column.degree(); k++) all.push_back(column[k]);
          const auto continueFrom = [&](double& constant, double start, double end) {
            const double shift = std::isnan(previousEnd[lane]) ? 0 : 360 * std::round((previousEnd[lane] - start) / 360);
            constant += shift;
            return end + shift;
          };
          double constant = all[0], end = continueFrom(constant, atStart(all), atEnd(all));
          storeCoefficient(&records[at], group * kGroupLanes + i, 0, constant);
          for (size_t k = leaf; k < last; k++)
            if (sorted[k].lane == lane) {
              auto& leafCoefficients = sorted[k].piece.coefficients;
              previousEnd[lane] = end = continueFrom(leafCoefficients[0], atStart(leafCoefficients), atEnd(leafCoefficients));
            }
          previousEnd[lane] = end;
        }
      for (; leaf < last; leaf++) store(sorted[leaf].piece, sorted[leaf].lane, leaves);
      record->leaves = static_cast<uint32_t>(leaves.size()) - record->firstLeaf;
    }
  }
  head.bodies = ((uint64_t{1} << kCount<Body>) - 1) & ~missing;

  const auto storeSeries = [&](const Series& series) {
    StoredSeries stored{series.origin, series.cell, 0, series.cells.size(), cells.size(), series.pieces.size(), pieces.size()};
    cells.insert(cells.end(), series.cells.begin(), series.cells.end());
    for (const auto& piece : series.pieces) store(piece, 0, pieces);
    return stored;
  };
  head.clock = storeSeries(series_[0]);
  for (size_t i = 0; i < ayanamshas_.size(); i++) {
    const Series& series = series_[i + 1];
    StoredSeries& stored = head.ayanamshas[ayanamshas_[i]];
    stored = series.equalTo < 0 ? storeSeries(series) : head.ayanamshas[ayanamshas_[static_cast<size_t>(series.equalTo) - 1]];
    stored.shift = series.shift;
  }

  TableLayout layout{nullptr, 0, &head, records.data(), leaves.data(), pieces.data(), cells.data(), coefficients.data()};
  for (size_t at = 0; at < records.size(); at += kRecordDoubles) {
    auto* record = reinterpret_cast<RecordHead*>(&records[at]);
    double rate;
    const auto clock = [&](double x) { return layout.clock(record->middle + x / record->inverse, rate); };
    const double before = clock(-0.8), now = clock(0), after = clock(0.8);
    double* c = record->clock;
    c[0] = now;
    c[1] = (after - before) / 1.6;
    c[2] = (after - 2 * now + before) / (2 * 0.64);
    for (double x = -1; x <= 1; x += 0.125)
      if (std::abs(c[0] + x * (c[1] + x * c[2]) - clock(x)) > kClockTolerance) c[0] = std::numeric_limits<double>::quiet_NaN();
  }

  std::vector<unsigned char> bytes(kHeadBytes);
  appendSection(bytes, head.recordsAt, records);
  appendSection(bytes, head.leavesAt, leaves);
  appendSection(bytes, head.piecesAt, pieces);
  appendSection(bytes, head.cellsAt, cells);
  appendSection(bytes, head.coefficientsAt, coefficients);
  head.leaves = leaves.size();
  head.pieces = pieces.size();
  head.cells = cells.size();
  head.coefficients = coefficients.size();
  head.size = bytes.size();
  verify(layout);
  std::memcpy(bytes.data(), &head, sizeof head);
  head.checksum = fileChecksum(bytes.data(), bytes.size());
  std::memcpy(bytes.data(), &head, sizeof head);
  return bytes;
}

void Fitting::verify(const TableLayout& table) const {
  std::vector<Body> bodies;
  for (const Body body : kAll<Body>)
    if (table.head->bodies & bitOf(body)) bodies.push_back(body);
  const BodySet set(table, bodies, Frame::ecliptic);
  std::vector<double> places(bodies.size() * 6);
  withEngine(files_, [&](Engine& engine) {
    const auto check = [](double off, double most, double jd, const std::string& what) {
      if (!(std::abs(off) <= most))
        throw std::runtime_error("The compiled ephemeris exceeds its error bound: " + what + " differs by " +
                                 std::to_string(off / kArcsecond) + "\" at JD " + std::to_string(jd) + ".");
    };
    const auto checkTime = [&](double jd) {
      const double off = (orientationAt(table, jd).siderealTime - engine.orientation(jd).siderealTime) * 15;
      check(std::remainder(off, 360), kSiderealErrorBound * kArcsecond, jd, "sidereal time");
    };
    for (const double step : kSiderealSteps)
      for (const double jd : {step - 1e-6, step, step + 1e-6})
        if (jd >= from_ && jd < to_) checkTime(jd);
    for (int trial = 0; trial < kTrials; trial++) {
      // Multiples of the golden ratio are spread evenly and never coincide with a grid.
      const double part = std::fmod((trial + 0.5) * 0.6180339887498949, 1), jd = from_ + part * (to_ - from_);
      set.at(jd, places.data());
      checkTime(jd);
      for (size_t i = 0; i < bodies.size(); i++) {
        Place expected;
        if (engine.position(jd, bodies[i], Frame::ecliptic, expected) != Status::ok)
          throw std::runtime_error("The ephemeris files do not cover the whole span of the compiled ephemeris.");
        for (const Component component : kAll<Component>) {
          const auto number = static_cast<size_t>(component);
          const double off = places[i * 6 + number] - expected[number];
          if (osculates(bodies[i]) && std::abs(off) > errorBound(bodies[i], component) && areUncertain(engine, jd)) continue;
          check(component == Component::longitude ? std::remainder(off, 360) : off, errorBound(bodies[i], component), jd,
                std::string(kWords<Body>[bodies[i]]));
        }
      }
      if (ayanamshas_.empty()) continue;
      const int mode = ayanamshas_[static_cast<size_t>(trial) % ayanamshas_.size()];
      double expected;
      if (engine.ayanamsha(jd, {mode}, expected) != Status::ok) continue;
      check(std::remainder(ayanamshaAt(table, jd, mode) - expected, 360), 1e-7, jd, "ayanamsha " + std::to_string(mode));
    }
  });
}

}  // namespace khagola
