#pragma once
#include <atomic>
#include <cmath>
#include <string>
#include <vector>

#include "chebyshev-file.hpp"
#include "engine.hpp"

namespace khagola {

/** How near a polynomial has to come, and what is given up for. */
struct Bound {
  double aim;
  /** The shortest piece; one that is still off by more than the aim is then kept, and the verification judges. */
  double shortest;
};

struct FittedPiece {
  double from, to;
  std::vector<double> coefficients;
};

/** Polynomials through Chebyshev's nodes, cut off at a degree; tried at their nodes and at other points. */
class Sampling {
 public:
  Sampling(int nodes, int checks);
  int points() const { return static_cast<int>(at_.size()); }
  /** Where, within [-1, 1]: nodes from 1 down to -1, then the other points. */
  double at(int i) const { return at_[i]; }
  /** Coefficients of Chebyshev's polynomials 0 .. degree. */
  void fit(const double* values, int degree, double* chebyshev) const;
  /** The largest distance at any point; `turns` for angles, which are the same after 360. */
  double error(const double* values, const double* powers, int degree, bool turns) const;
  /** Takes whole turns out of the values at the nodes. */
  void unwrap(double* values) const;

 private:
  int nodes_;
  std::vector<double> at_, cosines_;
};

/** Chebyshev's sum as powers of x. */
void toPowers(const double* chebyshev, int degree, double* powers);

/** Pieces for `value(t)` on [from, to], halved until each meets the bound. */
template <class Value>
void fitPieces(const Value& value, double from, double to, const Sampling& sampling, int degree, bool turns, Bound bound,
               std::vector<FittedPiece>& pieces) {
  const double half = (to - from) / 2, middle = from + half;
  std::vector<double> values(sampling.points());
  for (int i = 0; i < sampling.points(); i++) values[i] = value(middle + half * sampling.at(i));
  if (turns) sampling.unwrap(values.data());
  double chebyshev[kMostCoefficients], powers[kMostCoefficients];
  sampling.fit(values.data(), degree, chebyshev);
  int enough = degree;
  for (double rest = 0; enough > 0 && (rest += std::abs(chebyshev[enough])) < bound.aim / 8;) enough--;
  toPowers(chebyshev, enough, powers);
  const double error = sampling.error(values.data(), powers, enough, turns);
  if (error <= bound.aim || to - from < bound.shortest) {
    pieces.push_back({from, to, std::vector<double>(powers, powers + enough + 1)});
    return;
  }
  fitPieces(value, from, middle, sampling, degree, turns, bound, pieces);
  fitPieces(value, middle, to, sampling, degree, turns, bound, pieces);
}

/**
 * A compiled ephemeris in the making. The work is in parts that can run in any order on any thread, each once; then
 * `assemble`. Bodies whose files do not cover the span are left out; Sun to Pluto and the Moon's points must be there.
 */
class Fitting {
 public:
  /** UT. */
  Fitting(Files files, double from, double to, std::vector<int> ayanamshas);
  size_t parts() const { return recordParts_ + 1 + ayanamshas_.size(); }
  /** Throws std::runtime_error where a file does not cover what must be there, and for a part that was taken before. */
  void work(size_t part);
  /**
   * The bytes of the file, tried at some thousands of moments against Swiss Ephemeris. Throws std::runtime_error when one
   * misses its bound, or while a part is not done.
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
  /** Where lanes, first to last, step within a record, because Swiss Ephemeris goes over to its next polynomial or formula. */
  struct Seam {
    double at;
    int first, last;
    bool of(int lane) const { return lane >= first && lane <= last; }
  };
  struct Series {
    double origin = 0, cell = 0;
    std::vector<uint32_t> cells;
    std::vector<FittedPiece> pieces;
    /** This one is another, by its place in the list, plus a constant. */
    int like = -1;
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
  void fitSeries(const Value& value, double from, double to, double cell, bool turns, Bound bound, Series& series) const;
  void findLikes(Engine& engine);
  void fitPart(Engine& engine, size_t part);
  void verify(const TableLayout& table) const;

  const Files files_;
  const double from_, to_;
  const std::vector<int> ayanamshas_;
  double ttFrom_, ttTo_, origin_, step_;
  size_t records_, recordParts_;
  std::vector<Records> parts_;
  std::vector<Series> series_;
  enum class Progress : uint8_t { waiting, taken, done };
  std::vector<std::atomic<Progress>> progress_;
};

}  // namespace khagola
