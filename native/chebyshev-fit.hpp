#pragma once
#include <atomic>
#include <cmath>
#include <string>
#include <vector>

#include "chebyshev-file.hpp"
#include "engine.hpp"

namespace khagola {

/** The target accuracy of a fit. */
struct Bound {
  double aim;
  /** Shorter pieces are not divided further. They are stored even if they miss the aim; the verification of the table decides. */
  double shortest;
};

struct FittedPiece {
  double from, to;
  std::vector<double> coefficients;
};

/** Polynomials through Chebyshev nodes, truncated at a degree, with their error at the nodes and at other points. */
class Sampling {
 public:
  Sampling(int nodes, int checks);
  int points() const { return static_cast<int>(at_.size()); }
  /** The position of a point in [-1, 1]: nodes from 1 down to -1, then the other points. */
  double at(int i) const { return at_[i]; }
  /** The coefficients of the Chebyshev polynomials 0 to degree. */
  void fit(const double* values, int degree, double* chebyshev) const;
  /** The largest error at any point. `periodic`: true for angles, which are periodic in 360. */
  double error(const double* values, const double* powers, int degree, bool periodic) const;
  /** Removes jumps by 360 from the values at the nodes. */
  void unwrap(double* values) const;

 private:
  int nodes_;
  std::vector<double> at_, cosines_;
};

/** Converts a Chebyshev sum to powers of x. */
void toPowers(const double* chebyshev, int degree, double* powers);

/** Appends pieces for `value(t)` on [from, to], halved until each meets the bound. */
template <class Value>
void fitPieces(const Value& value, double from, double to, const Sampling& sampling, int degree, bool periodic, Bound bound,
               std::vector<FittedPiece>& pieces) {
  const double half = (to - from) / 2, middle = from + half;
  std::vector<double> values(sampling.points());
  for (int i = 0; i < sampling.points(); i++) values[i] = value(middle + half * sampling.at(i));
  if (periodic) sampling.unwrap(values.data());
  double chebyshev[kMaxCoefficients], powers[kMaxCoefficients];
  sampling.fit(values.data(), degree, chebyshev);
  int enough = degree;
  for (double rest = 0; enough > 0 && (rest += std::abs(chebyshev[enough])) < bound.aim / 8;) enough--;
  toPowers(chebyshev, enough, powers);
  const double error = sampling.error(values.data(), powers, enough, periodic);
  if (error <= bound.aim || to - from < bound.shortest) {
    pieces.push_back({from, to, std::vector<double>(powers, powers + enough + 1)});
    return;
  }
  fitPieces(value, from, middle, sampling, degree, periodic, bound, pieces);
  fitPieces(value, middle, to, sampling, degree, periodic, bound, pieces);
}

/**
 * A compiled ephemeris under construction. The parts of the work can run in any order on any thread, each once, before `assemble`. Bodies
 * whose files do not cover the span are left out, except Sun to Pluto and the points of the Moon, which are required.
 */
class Fitting {
 public:
  /** UT. */
  Fitting(Files files, double from, double to, std::vector<int> ayanamshas);
  size_t parts() const { return recordParts_ + 1 + ayanamshas_.size(); }
  /** Throws std::runtime_error if a file does not cover the span of a required body, and for a part that was already fitted. */
  void work(size_t part);
  /**
   * The bytes of the file, verified at some thousands of moments against Swiss Ephemeris. Throws std::runtime_error if a value exceeds its
   * error bound, or if a part is missing.
   */
  std::vector<unsigned char> assemble(const std::string& fingerprint) const;

 private:
  struct Leaf {
    size_t record;
    int lane;
    FittedPiece piece;
  };
  struct Records {
    std::vector<double> doubles;
    std::vector<Leaf> leaves;
    uint64_t missing = 0;
    double constants[kGroupLanes] = {};
  };
  /** A moment in a record at which the lanes from first to last jump, because Swiss Ephemeris changes to another polynomial or formula. */
  struct Seam {
    double at;
    int first, last;
    bool of(int lane) const { return lane >= first && lane <= last; }
  };
  struct Series {
    double origin = 0, cell = 0;
    std::vector<uint32_t> cells;
    std::vector<FittedPiece> pieces;
    /** The index of the series that this one equals except for `shift`; -1 for none. */
    int equalTo = -1;
    double shift = 0;
  };

  std::vector<Seam> seams(Engine& engine, double from, double to, uint64_t missing) const;
  static double ayanamsha(Engine& engine, double tt, int mode);
  double edge(Engine& engine, size_t i) const;
  double sample(Engine& engine, double tt, int lane) const;
  void samplePoint(Engine& engine, double tt, double* lanes, uint64_t& missing) const;
  void fitRecord(Engine& engine, size_t record, double from, double to, Records& records) const;
  void fitLeaves(Engine& engine, size_t record, int lane, const std::vector<double>& cuts, Records& records) const;
  template <class Value>
  void fitSeries(const Value& value, double from, double to, double cell, bool periodic, Bound bound, Series& series) const;
  void findEqualSeries(Engine& engine);
  void fitPart(Engine& engine, size_t part);
  void verify(const TableLayout& table) const;

  const Files files_;
  const double from_, to_;
  const std::vector<int> ayanamshas_;
  double ttFrom_, ttTo_, origin_, step_;
  size_t records_, recordParts_;
  std::vector<Records> parts_;
  std::vector<Series> series_;
  enum class Progress : uint8_t { waiting, running, done };
  std::vector<std::atomic<Progress>> progress_;
};

}  // namespace khagola
