#include "chebyshev-fit.hpp"

#include <algorithm>
#include <stdexcept>

#include "chebyshev-evaluate.hpp"

namespace khagola {
namespace {

constexpr double kArcsecond = 1.0 / 3600, kPi = 3.14159265358979323846;
constexpr Body kFirstOptional = Body::Chiron;
/** The light time for one astronomical unit, days. */
constexpr double kLightDays = 499.0047838362 / 86400;
/** The distance of the Moon, AU; accurate to 0.1 s of light time. */
constexpr double kMoonDistance = 0.00257;
/** More than the light time of the farthest body, Pluto; days. */
constexpr double kLongestLight = 0.5;
constexpr size_t kRecordsAPart = 64;
/** The distance from a seam at which a moment is certainly on one side of it, days. */
constexpr double kBeside = 2e-6;

const Sampling& recordSampling = *new Sampling(26, 6);
const Sampling& leafSampling = *new Sampling(18, 5);
constexpr int kLeafDegree = 13;
const Sampling& seriesSampling = *new Sampling(14, 3);
constexpr int kSeriesDegree = 11;

bool isDistance(int lane) { return lane < kNutationLane && componentOf(lane) == Component::distance; }
bool isLongitude(int lane) { return lane < kNutationLane && componentOf(lane) == Component::longitude; }
bool periodic(int lane) { return isLongitude(lane) || lane == kSiderealLane; }

/** The aim of a lane: the documented bound of 0.001" (osculating points 0.02") minus rounding errors and the seams of Swiss Ephemeris. */
Bound boundOf(int lane, double value) {
  if (lane >= kNutationLane) return {0.00005 * kArcsecond, 1e-3};
  if (isDistance(lane)) return {std::abs(value) * (osculates(bodyOf(lane)) ? 5e-8 : 4e-9), 1e-3};
  if (osculates(bodyOf(lane))) return {0.006 * kArcsecond, 1e-6};
  // Swiss Ephemeris rounds the moment of light emission to 40 us, in which the Earth moves a metre, so that its Moon has a noise of 0.0003".
  return {(bodyOf(lane) == Body::Moon ? 0.0008 : 0.0005) * kArcsecond, 1e-3};
}

[[noreturn]] void uncovered() { throw std::runtime_error("The ephemeris files do not cover the whole span of the compiled ephemeris."); }

}  // namespace

Sampling::Sampling(int nodes, int checks) : nodes_(nodes) {
  for (int j = 0; j < nodes; j++) at_.push_back(std::cos(kPi * (j + 0.5) / nodes));
  // Each point is between two nodes.
  for (int j = 0; j < checks; j++) at_.push_back(std::cos(kPi * std::round((j + 0.5) * nodes / checks) / nodes));
  for (int k = 0; k < kMaxCoefficients; k++)
    for (int j = 0; j < nodes; j++) cosines_.push_back(std::cos(kPi * k * (j + 0.5) / nodes) * (k ? 2 : 1) / nodes);
}

void Sampling::fit(const double* values, int degree, double* chebyshev) const {
  for (int k = 0; k <= degree; k++) {
    double sum = 0;
    for (int j = 0; j < nodes_; j++) sum += values[j] * cosines_[k * nodes_ + j];
    chebyshev[k] = sum;
  }
}

double Sampling::error(const double* values, const double* powers, int degree, bool periodic) const {
  double most = 0;
  for (int i = 0; i < points(); i++) {
    double v = powers[degree];
    for (int k = degree - 1; k >= 0; k--) v = v * at_[i] + powers[k];
    const double off = periodic ? std::remainder(v - values[i], 360) : v - values[i];
    most = std::max(most, std::abs(off));
  }
  return most;
}

void Sampling::unwrap(double* values) const {
  for (int j = 1; j < nodes_; j++) values[j] = values[j - 1] + std::remainder(values[j] - values[j - 1], 360);
}

void toPowers(const double* chebyshev, int degree, double* powers) {
  double before[kMaxCoefficients] = {1}, now[kMaxCoefficients] = {0, 1}, next[kMaxCoefficients];
  std::fill_n(powers, degree + 1, 0);
  powers[0] = chebyshev[0];
  for (int n = 1; n <= degree; n++) {
    for (int k = 0; k <= n; k++) powers[k] += chebyshev[n] * now[k];
    for (int k = 0; k <= degree; k++) next[k] = (k ? 2 * now[k - 1] : 0) - before[k];
    std::copy_n(now, degree + 1, before);
    std::copy_n(next, degree + 1, now);
  }
}

Fitting::Fitting(Files files, double from, double to, std::vector<int> ayanamshas)
    : files_(files), from_(from), to_(to), ayanamshas_(std::move(ayanamshas)) {
  if (!(from_ < to_)) throw std::runtime_error("The end of a compiled ephemeris must be after its start.");
  withEngine(files_, [&](Engine& engine) {
    // A margin of a second on both sides against rounding errors.
    ttFrom_ = from_ + engine.clock(from_) - 1e-5;
    ttTo_ = to_ + engine.clock(to_) + 1e-5;
    double begin, end;
    if (engine.segment(ttFrom_, Body::Moon, begin, end) != Status::ok) uncovered();
    // Two records per segment of the Moon's file. At the segment boundaries the osculating points jump by up to 0.22".
    origin_ = begin;
    step_ = (end - begin) / 2;
    if (!(step_ > 0)) uncovered();
    // Skips empty records.
    while (edge(engine, 1) <= ttFrom_) origin_ += step_;
    records_ = static_cast<size_t>(std::ceil((ttTo_ - origin_) / step_));
    while (records_ > 1 && edge(engine, records_ - 1) >= ttTo_) records_--;
    series_.resize(1 + ayanamshas_.size());
    findEqualSeries(engine);
  });
  recordParts_ = (records_ + kRecordsAPart - 1) / kRecordsAPart;
  parts_.resize(recordParts_);
  progress_ = std::vector<std::atomic<Progress>>(parts());
}

double Fitting::ayanamsha(Engine& engine, double tt, int mode) {
  double degrees;
  if (engine.meanAyanamsha(tt, mode, degrees) != Status::ok) uncovered();
  return degrees;
}

void Fitting::findEqualSeries(Engine& engine) {
  constexpr int probes = 7;
  std::vector<std::array<double, probes>> samples;
  for (size_t i = 0; i < ayanamshas_.size(); i++) {
    auto& values = samples.emplace_back();
    for (int k = 0; k < probes; k++) values[k] = ayanamsha(engine, ttFrom_ + (ttTo_ - ttFrom_) * std::sqrt((k + 0.5) / probes), ayanamshas_[i]);
    for (size_t j = 0; j < i && series_[i + 1].equalTo < 0; j++) {
      if (series_[j + 1].equalTo >= 0) continue;
      double difference = 0;
      for (int k = 1; k < probes; k++)
        difference = std::max(difference, std::abs(std::remainder(values[k] - samples[j][k] - values[0] + samples[j][0], 360)));
      if (difference < 1e-10) series_[i + 1].equalTo = static_cast<int>(j) + 1, series_[i + 1].shift = values[0] - samples[j][0];
    }
  }
}

double Fitting::edge(Engine& engine, size_t i) const {
  const double even = origin_ + static_cast<double>(i) * step_;
  double at = even, from, to, place[3];
  if (engine.segment(std::clamp(even, ttFrom_, ttTo_), Body::Moon, from, to) != Status::ok) uncovered();
  const double seam = std::abs(from - even) < std::abs(to - even) ? from : to;
  if (std::abs(seam - even) < 0.01 && seam > ttFrom_ && seam < ttTo_) {
    // The jump is visible when the light from that moment arrives.
    if (engine.meanPlace(seam, Body::Moon, place) != Status::ok) uncovered();
    at = seam + place[2] * kLightDays;
  }
  return std::clamp(at, ttFrom_, ttTo_);
}

double Fitting::sample(Engine& engine, double tt, int lane) const {
  if (lane < kNutationLane) {
    double place[3];
    if (engine.meanPlace(tt, bodyOf(lane), place) != Status::ok) uncovered();
    return place[lane % kComponents];
  }
  const double jd = tt - engine.clock(tt - engine.clock(tt));
  const Orientation earth = engine.orientation(jd);
  if (lane == kNutationLane) return earth.nutation;
  if (lane == kObliquityLane) return earth.obliquity;
  return earth.siderealTime * 15 - meanRotation(jd);
}

void Fitting::samplePoint(Engine& engine, double tt, double* lanes, uint64_t& missing) const {
  for (const Body body : kAll<Body>) {
    if (missing & bitOf(body)) continue;
    if (engine.meanPlace(tt, body, lanes + laneOf(body, Component::longitude)) == Status::ok) continue;
    if (body < kFirstOptional) uncovered();
    missing |= bitOf(body);
  }
  const double jd = tt - engine.clock(tt - engine.clock(tt));
  const Orientation earth = engine.orientation(jd);
  lanes[kNutationLane] = earth.nutation;
  lanes[kObliquityLane] = earth.obliquity;
  lanes[kSiderealLane] = earth.siderealTime * 15 - meanRotation(jd);
}

void Fitting::fitRecord(Engine& engine, size_t record, double from, double to, Records& out) const {
  const Sampling& sampling = recordSampling;
  const double half = (to - from) / 2, middle = from + half;
  std::vector<double> byPoint(static_cast<size_t>(sampling.points()) * kLanes), values(sampling.points());
  for (int i = 0; i < sampling.points(); i++)
    samplePoint(engine, middle + half * sampling.at(i), &byPoint[static_cast<size_t>(i) * kLanes], out.missing);
  for (int i = 0; i < kGroupLanes; i++) out.constants[i] = kRowLanes[kGroups][i] < 0 ? 0 : byPoint[kRowLanes[kGroups][i]];

  const size_t at = out.doubles.size();
  out.doubles.resize(at + kRecordDoubles);
  auto* head = reinterpret_cast<RecordHead*>(&out.doubles[at]);
  *head = {from, to, middle, 1 / half, 0, 0, {}};
  const std::vector<Seam> steps = seams(engine, from, to, out.missing);
  for (int group = 0; group < kGroups; group++)
    for (int place = 0; place < kGroupLanes; place++) {
      const int lane = kRowLanes[group][place], degree = kGroupOf[group].degree, slot = group * kGroupLanes + place;
      if (lane < 0 || (lane < kNutationLane && out.missing & bitOf(bodyOf(lane)))) continue;
      for (int i = 0; i < sampling.points(); i++) values[i] = byPoint[static_cast<size_t>(i) * kLanes + lane];
      if (periodic(lane)) sampling.unwrap(values.data());
      double chebyshev[kMaxCoefficients], powers[kMaxCoefficients];
      sampling.fit(values.data(), degree, chebyshev);
      toPowers(chebyshev, degree, powers);
      for (int k = 0; k <= degree; k++) {
        storeCoefficient(&out.doubles[at], slot, k, powers[k]);
        powers[k] = Column(&out.doubles[at], slot)[k];
      }
      const double aim = boundOf(lane, chebyshev[0]).aim;
      bool meetsAim = sampling.error(values.data(), powers, degree, periodic(lane)) <= aim;
      std::vector<double> cuts{from, to};
      for (const Seam& seam : steps) {
        // A body may jump together with the Earth, at the same moment.
        if (!seam.of(lane) || seam.at - cuts[cuts.size() - 2] < kBeside) continue;
        cuts.insert(cuts.end() - 1, seam.at);
        for (const double beside : {seam.at - kBeside, seam.at + kBeside}) {
          const double x = (beside - middle) / half;
          double off = sample(engine, beside, lane), power = 1;
          for (int k = 0; k <= degree; k++, power *= x) off -= powers[k] * power;
          meetsAim = meetsAim && std::abs(periodic(lane) ? std::remainder(off, 360) : off) <= aim;
        }
      }
      if (!meetsAim) fitLeaves(engine, record, lane, cuts, out);
    }
}

std::vector<Fitting::Seam> Fitting::seams(Engine& engine, double from, double to, uint64_t missing) const {
  std::vector<Seam> all;
  const double nextFiles = Engine::nextFiles(from - kLongestLight);
  const auto add = [&](double at, Body body) {
    if (at > from + kBeside && at < to - kBeside) all.push_back({at, laneOf(body, Component::longitude), laneOf(body, Component::distance)});
  };
  // `start`: a moment of the record. `earth`: a moment at which the Earth jumps.
  const auto addSegmentEnds = [&](double start, double earth) {
    for (const Body body : kAll<Body>) {
      if (missing & bitOf(body) || body == Body::MeanNode || body == Body::MeanLilith) continue;
      double begin, end, place[3];
      if (engine.segment(start, body, begin, end) != Status::ok || engine.meanPlace(std::min(end, to), body, place) != Status::ok) uncovered();
      const double light = (osculates(body) ? kMoonDistance : place[2]) * kLightDays;
      add(end + light, body);
      // The Moon's files overlap, so that the next file also has the moment of emission.
      if (earth == nextFiles) add(nextFiles, body), add(nextFiles + light, body);
      if (body == Body::Moon || osculates(body)) continue;
      // A jump of the Earth is visible at once as that of the observer, and a light time later as that of the Sun, on which positions depend.
      add(earth, body);
      if (body != Body::Sun) add(earth + light, body);
    }
  };
  const auto segmentEndOfEarth = [&](double start) {
    double begin, end;
    if (engine.segment(start, Body::Sun, begin, end) != Status::ok) uncovered();
    return end;
  };
  addSegmentEnds(from, segmentEndOfEarth(from));
  if (nextFiles < to) {
    // Files of the next century have other segments.
    const double after = std::min(nextFiles + kLongestLight, to);
    addSegmentEnds(after, nextFiles);
    addSegmentEnds(after, segmentEndOfEarth(after));
  }
  // Slightly early (1.5 times the precision of a Julian day), so that the first moment of the new formula is after the seam.
  for (const double step : kSiderealSteps) {
    const double at = step + engine.clock(step) - 7e-10;
    if (at > from + kBeside && at < to - kBeside) all.push_back({at, kSiderealLane, kSiderealLane});
  }
  std::sort(all.begin(), all.end(), [](const Seam& a, const Seam& b) { return a.at < b.at; });
  return all;
}

void Fitting::fitLeaves(Engine& engine, size_t record, int lane, const std::vector<double>& cuts, Records& out) const {
  std::vector<FittedPiece> pieces;
  for (size_t i = 0; i + 1 < cuts.size(); i++) {
    // The sidereal lane is nearly constant and must not be sampled beyond its jump.
    const double low = cuts[i] + kBeside, high = cuts[i + 1] - kBeside;
    const auto value = [&](double tt) { return sample(engine, lane == kSiderealLane ? std::clamp(tt, low, high) : tt, lane); };
    fitPieces(value, cuts[i], cuts[i + 1], leafSampling, kLeafDegree, periodic(lane), boundOf(lane, value(cuts[i])), pieces);
  }
  for (auto& piece : pieces) out.leaves.push_back({record, lane, std::move(piece)});
}

template <class Value>
void Fitting::fitSeries(const Value& value, double from, double to, double cell, bool periodic, Bound bound, Series& series) const {
  series.origin = from;
  series.cell = cell;
  const auto cells = static_cast<size_t>(std::ceil((to - from) / cell));
  for (size_t i = 0; i < cells; i++) {
    series.cells.push_back(static_cast<uint32_t>(series.pieces.size()));
    const double start = from + static_cast<double>(i) * cell;
    fitPieces(value, start, std::min(start + cell, to), seriesSampling, kSeriesDegree, periodic, bound, series.pieces);
  }
  if (!periodic) return;
  for (size_t i = 1; i < series.pieces.size(); i++) {
    const auto& before = series.pieces[i - 1].coefficients;
    auto& now = series.pieces[i].coefficients;
    double end = 0, start = 0, sign = 1;
    for (const double c : before) end += c;
    for (const double c : now) start += sign * c, sign = -sign;
    now[0] += 360 * std::round((end - start) / 360);
  }
}

void Fitting::work(size_t part) {
  auto waiting = Progress::waiting;
  if (part >= parts() || !progress_[part].compare_exchange_strong(waiting, Progress::running))
    throw std::runtime_error("The part of the compiled ephemeris does not exist or was already fitted.");
  withEngine(files_, [&](Engine& engine) { fitPart(engine, part); });
  progress_[part] = Progress::done;
}

void Fitting::fitPart(Engine& engine, size_t part) {
  if (part < recordParts_) {
    const size_t first = part * kRecordsAPart, last = std::min(first + kRecordsAPart, records_);
    double from = first ? edge(engine, first) : ttFrom_;
    for (size_t record = first; record < last; record++) {
      const double to = record + 1 < records_ ? edge(engine, record + 1) : ttTo_;
      fitRecord(engine, record, from, to, parts_[part]);
      from = to;
    }
    return;
  }
  const size_t i = part - recordParts_;
  if (i == 0) {
    // The table of the clock has jumps of a millisecond.
    const auto clock = [&](double jd) { return engine.clock(jd); };
    return fitSeries(clock, from_ - 1, to_ + 1, 64, false, {1e-11, 1e-6}, series_[0]);
  }
  const int mode = ayanamshas_[i - 1];
  if (series_[i].equalTo >= 0) return;
  const auto value = [&](double tt) { return ayanamsha(engine, tt, mode); };
  // Ayanamshas that depend on a star vary with its aberration through the year and the month; the others are nearly linear.
  std::vector<double> probe;
  for (int k = 0; k < 3; k++) probe.push_back(value(ttFrom_ + k * 91.3));
  const bool yearly = std::abs(std::remainder(probe[2] - 2 * probe[1] + probe[0], 360)) > 1e-5;
  fitSeries(value, ttFrom_, ttTo_, yearly ? 36.525 : 3652.5, true, {3e-8, 1e-2}, series_[i]);
}

}  // namespace khagola
