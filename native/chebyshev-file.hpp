#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chebyshev.hpp"

/** The bytes of a compiled ephemeris, as docs/compiled-ephemeris.md describes them. */
namespace khagola {

/** To be raised with every change of the layout, the bounds or the way of fitting: files of another version are rebuilt. */
constexpr uint32_t kTableVersion = 3;
constexpr char kTableMagic[9] = "KHAGOLA\n";
constexpr uint32_t kByteOrder = 0x01020304;

/** Lanes that are worked in one vector. */
constexpr int kGroupLanes = 8, kGroups = 7;
/** One row more than there are groups: lanes that never change. */
constexpr int kRows = kGroups + 1, kSlots = kRows * kGroupLanes;

/**
 * Lanes of about equal need stand together; the first five groups hold what a chart of Sun to Pluto and a node reads. At these
 * degrees 95 to 98 of 100 records, each half a segment of the Moon's file long, need no leaf. The lanes of most bodies follow
 * one another, over the end of a group too, so that a place is copied at once.
 */
constexpr int kGroupDegrees[kGroups] = {20, 11, 8, 7, 6, 8, 8};
/** Groups, and a last row of lanes that are one number through all time: latitudes of nodes, distances of mean points. */
constexpr auto kRowLanes = [] {
  constexpr int sun = 0, moon = 1, mercury = 2, venus = 3, mars = 4, jupiter = 5, saturn = 6, uranus = 7, neptune = 8, pluto = 9,
                meanNode = 10, trueNode = 11, meanLilith = 12, trueLilith = 13, chiron = 14, ceres = 15, pallas = 16, juno = 17,
                vesta = 18;
  constexpr auto longitude = [](int body) { return laneOf(body, Component::longitude); };
  constexpr auto latitude = [](int body) { return laneOf(body, Component::latitude); };
  constexpr auto distance = [](int body) { return laneOf(body, Component::distance); };
  return std::array<std::array<int, kGroupLanes>, kRows>{{
      {longitude(moon), latitude(moon), distance(moon), longitude(trueLilith), latitude(trueLilith), distance(trueLilith),
       longitude(trueNode), distance(trueNode)},
      {kNutationLane, kObliquityLane, kSiderealLane, longitude(mercury), latitude(mercury), distance(mercury), longitude(sun),
       latitude(sun)},
      {distance(sun), longitude(venus), latitude(venus), distance(venus), longitude(mars), latitude(mars), distance(mars),
       longitude(jupiter)},
      {latitude(jupiter), distance(jupiter), longitude(saturn), latitude(saturn), distance(saturn), longitude(uranus),
       latitude(uranus), distance(uranus)},
      {longitude(neptune), latitude(neptune), distance(neptune), longitude(pluto), latitude(pluto), distance(pluto),
       longitude(meanNode), longitude(meanLilith)},
      {longitude(ceres), latitude(ceres), distance(ceres), longitude(pallas), latitude(pallas), distance(pallas),
       longitude(juno), latitude(juno)},
      {distance(juno), longitude(vesta), latitude(vesta), distance(vesta), longitude(chiron), latitude(chiron),
       distance(chiron), latitude(meanLilith)},
      {latitude(meanNode), distance(meanNode), latitude(trueNode), distance(meanLilith), -1, -1, -1, -1},
  }};
}();

/** Where each lane stands: row * 8 + place in the row. */
constexpr auto kSlotOfLane = [] {
  std::array<int, kLanes> slots{};
  for (int row = 0; row < kRows; row++)
    for (int i = 0; i < kGroupLanes; i++)
      if (kRowLanes[row][i] >= 0) slots[kRowLanes[row][i]] = row * kGroupLanes + i;
  return slots;
}();
constexpr int slotOf(int lane) { return kSlotOfLane[lane]; }

/** The head of a record, one cache line; its groups follow, coefficient by coefficient, eight lanes each. */
struct RecordHead {
  double from, to, middle;
  /** One over half the length. */
  double inverse;
  uint32_t firstLeaf, leaves;
  /** Days from UT to terrestrial time, a quadratic in (jd - middle) * inverse; NaN where it steps, then the clock series tells. */
  double clock[3];
};
static_assert(sizeof(RecordHead) == 64);

constexpr size_t kRecordHeadDoubles = sizeof(RecordHead) / sizeof(double);

/** Doubles before coefficient 0 of a group in its record. */
constexpr size_t groupOffset(int group) {
  size_t doubles = kRecordHeadDoubles;
  for (int i = 0; i < group; i++) doubles += static_cast<size_t>(kGroupDegrees[i] + 1) * kGroupLanes;
  return doubles;
}
constexpr size_t kRecordDoubles = groupOffset(kGroups);

struct StoredPiece {
  double from, to;
  uint32_t lane, degree;
  /** The index of its first coefficient in the file's pool. */
  uint64_t coefficients;
};
static_assert(sizeof(StoredPiece) == 32);

/** Pieces that follow one another, found through cells of equal length: `cells[i]` is the piece at the start of cell i. */
struct StoredSeries {
  double origin, cell;
  /** To be added to every value: series that differ by a constant share their pieces. */
  double shift;
  uint64_t cells, firstCell, pieces, firstPiece;
};
static_assert(sizeof(StoredSeries) == 56);

struct FileHead {
  char magic[8];
  uint32_t byteOrder, version;
  uint64_t size, checksum;
  char fingerprint[64];
  double from, to;
  /** The even grid: where it begins, and records a day. */
  double origin, perDay;
  uint64_t records, recordDoubles;
  /** Offsets of the sections, bytes. */
  uint64_t recordsAt, leavesAt, piecesAt, cellsAt, coefficientsAt;
  uint64_t leaves, pieces, cells, coefficients;
  /** A bit for each body whose lanes are there. */
  uint64_t bodies;
  double constants[kGroupLanes];
  StoredSeries clock, ayanamshas[kAyanamshas];
};
static_assert(sizeof(FileHead) < 4096);

/** The same for all files of one version. */
constexpr size_t kHeadBytes = 4096;

/** Of 8-byte words. A change of any one word changes it; eight sums side by side, so that memory sets the pace. */
uint64_t checksumOf(const void* data, size_t bytes);
/** Of the whole file, its own field taken as zero. */
uint64_t fileChecksum(const void* file, size_t bytes);

/** The whole part of a number, of [0, count): the nearest, and 0 for NaN. */
inline size_t indexOf(double number, uint64_t count) {
  return !(number > 0) ? 0 : number < static_cast<double>(count) ? static_cast<size_t>(number) : count - 1;
}

static_assert(kLanes <= 64);

/** Typed pointers into a mapped file. */
struct TableLayout {
  const unsigned char* bytes;
  size_t size;
  const FileHead* head;
  const double* records;
  const StoredPiece* leaves;
  const StoredPiece* pieces;
  const uint32_t* cells;
  const double* coefficients;
  /** For each record a bit for each lane that is cut there. */
  std::vector<uint64_t> cut = {};

  const double* record(size_t i) const { return records + i * head->recordDoubles; }
  const RecordHead& recordHead(size_t i) const { return *reinterpret_cast<const RecordHead*>(record(i)); }

  size_t recordOf(double tt) const {
    size_t i = guess(tt);
    // Edges stand a second beside the even grid.
    while (tt < recordHead(i).from && i > 0) i--;
    while (tt >= recordHead(i).to && i + 1 < head->records) i++;
    return i;
  }

  const StoredPiece& pieceOf(const StoredSeries& series, double t) const {
    const double cell = (t - series.origin) / series.cell;
    const size_t i = indexOf(cell, series.cells);
    const StoredPiece* piece = pieces + series.firstPiece + cells[series.firstCell + i];
    const StoredPiece* last = pieces + series.firstPiece + series.pieces - 1;
    while (t >= piece->to && piece < last) piece++;
    return *piece;
  }

  /** Value, and rate a day. */
  void evaluate(const StoredPiece& piece, double t, double& value, double& rate) const {
    const double half = (piece.to - piece.from) / 2, x = (t - (piece.from + half)) / half;
    const double* c = coefficients + piece.coefficients;
    double v = c[piece.degree], r = 0;
    for (int k = static_cast<int>(piece.degree) - 1; k >= 0; k--) {
      r = r * x + v;
      v = v * x + c[k];
    }
    value = v;
    rate = r / half;
  }

  double clock(double jd, double& rate) const {
    double days;
    evaluate(pieceOf(head->clock, jd), jd, days, rate);
    return days;
  }

  /** Of the even grid; the record itself tells whether a neighbour holds the moment. */
  size_t guess(double tt) const {
    const double cell = (tt - head->origin) * head->perDay;
    return indexOf(cell, head->records);
  }
};

}  // namespace khagola
