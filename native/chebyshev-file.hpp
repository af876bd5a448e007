#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chebyshev.hpp"

/** The file layout of a compiled ephemeris, described in docs/compiled-ephemeris.md. */
namespace khagola {

/** Increase with every change of the layout, the bounds or the fitting. Files of another version are rebuilt. */
constexpr uint32_t kTableVersion = 6;
constexpr char kTableMagic[9] = "KHAGOLA\n";
constexpr uint32_t kByteOrder = 0x01020304;

/** The number of lanes that one vector operation evaluates, and the number of groups. */
constexpr int kGroupLanes = 8, kGroups = 8;
/** The last row, after those of the groups, has constant lanes. */
constexpr int kRows = kGroups + 1, kSlots = kRows * kGroupLanes;

/**
 * Lanes that are evaluated together: the first `lanes` of the eight places of a row. Coefficients below index `exact` are doubles, the
 * others floats.
 */
struct Group {
  int degree, lanes, exact;
  constexpr size_t doubles() const { return static_cast<size_t>(exact * lanes); }
  /** The size in a record, in doubles. The next group begins at a cache line. */
  constexpr size_t room() const { return (doubles() + static_cast<size_t>((degree + 1 - exact) * lanes + 1) / 2 + 7) / 8 * 8; }
};

/**
 * The groups have lanes that need about equal degrees. The first five groups have the lanes that a chart of Sun to Pluto and a node reads,
 * because memory access takes most of the time at random moments. With these degrees 95 to 98 percent of the records (each half a segment
 * of the Moon's file) need no leaf. The rounding error of a float is at most 0.00003". The lanes of most bodies are adjacent, also across
 * groups, so that a position is copied in one operation.
 */
constexpr Group kGroupOf[kGroups] = {{20, 4, 21}, {11, 8, 8}, {8, 8, 3}, {7, 8, 2}, {6, 8, 3}, {20, 4, 21}, {8, 8, 3}, {8, 8, 3}};
/** The lanes of each row: the groups, and a last row of constant lanes (latitudes of nodes, distances of mean points). */
constexpr auto kRowLanes = [] {
  using enum Body;
  constexpr auto longitude = [](Body body) { return laneOf(body, Component::longitude); };
  constexpr auto latitude = [](Body body) { return laneOf(body, Component::latitude); };
  constexpr auto distance = [](Body body) { return laneOf(body, Component::distance); };
  return std::array<std::array<int, kGroupLanes>, kRows>{{
      {longitude(Moon), latitude(Moon), distance(Moon), longitude(TrueNode), -1, -1, -1, -1},
      {kNutationLane, kObliquityLane, kSiderealLane, longitude(Mercury), latitude(Mercury), distance(Mercury), longitude(Sun),
       latitude(Sun)},
      {distance(Sun), longitude(Venus), latitude(Venus), distance(Venus), longitude(Mars), latitude(Mars), distance(Mars),
       longitude(Jupiter)},
      {latitude(Jupiter), distance(Jupiter), longitude(Saturn), latitude(Saturn), distance(Saturn), longitude(Uranus),
       latitude(Uranus), distance(Uranus)},
      {longitude(Neptune), latitude(Neptune), distance(Neptune), longitude(Pluto), latitude(Pluto), distance(Pluto),
       longitude(MeanNode), longitude(MeanLilith)},
      {longitude(TrueLilith), latitude(TrueLilith), distance(TrueLilith), distance(TrueNode), -1, -1, -1, -1},
      {longitude(Ceres), latitude(Ceres), distance(Ceres), longitude(Pallas), latitude(Pallas), distance(Pallas),
       longitude(Juno), latitude(Juno)},
      {distance(Juno), longitude(Vesta), latitude(Vesta), distance(Vesta), longitude(Chiron), latitude(Chiron),
       distance(Chiron), latitude(MeanLilith)},
      {latitude(MeanNode), distance(MeanNode), latitude(TrueNode), distance(MeanLilith), -1, -1, -1, -1},
  }};
}();

/** The slot of each lane: row * 8 + place in the row. */
constexpr auto kSlotOfLane = [] {
  std::array<int, kLanes> slots{};
  for (int row = 0; row < kRows; row++)
    for (int i = 0; i < kGroupLanes; i++)
      if (kRowLanes[row][i] >= 0) slots[kRowLanes[row][i]] = row * kGroupLanes + i;
  return slots;
}();
constexpr int slotOf(int lane) { return kSlotOfLane[lane]; }

/** The head of a record, one cache line. Its groups follow, coefficient by coefficient for all lanes of a group. */
struct RecordHead {
  double from, to, middle;
  /** 1 / (half the length). */
  double inverse;
  uint32_t firstLeaf, leaves;
  /** Terrestrial time minus UT in days, a quadratic in (jd - middle) * inverse. NaN if it steps in the record; then the clock series applies. */
  double clock[3];
};
static_assert(sizeof(RecordHead) == 64);

constexpr size_t kRecordHeadDoubles = sizeof(RecordHead) / sizeof(double);

/** The offset of each group in a record, in doubles. */
constexpr auto kGroupOffsets = [] {
  std::array<size_t, kGroups + 1> offsets{kRecordHeadDoubles};
  for (size_t i = 0; i < kGroups; i++) offsets[i + 1] = offsets[i] + kGroupOf[i].room();
  return offsets;
}();
constexpr size_t kRecordDoubles = kGroupOffsets[kGroups];

/** The coefficients of the lane at a slot. */
class Column {
 public:
  Column(const double* record, int slot)
      : group_(kGroupOf[slot / kGroupLanes]),
        exact_(record + kGroupOffsets[static_cast<size_t>(slot / kGroupLanes)] + slot % kGroupLanes),
        rounded_(reinterpret_cast<const float*>(exact_ - slot % kGroupLanes + group_.doubles()) + slot % kGroupLanes) {}
  int degree() const { return group_.degree; }
  double operator[](int k) const { return k < group_.exact ? exact_[k * group_.lanes] : rounded_[(k - group_.exact) * group_.lanes]; }

 private:
  const Group& group_;
  const double* exact_;
  const float* rounded_;
};

inline void storeCoefficient(double* record, int slot, int k, double value) {
  const Group& group = kGroupOf[slot / kGroupLanes];
  double* at = record + kGroupOffsets[static_cast<size_t>(slot / kGroupLanes)];
  if (k < group.exact)
    at[k * group.lanes + slot % kGroupLanes] = value;
  else
    reinterpret_cast<float*>(at + group.doubles())[(k - group.exact) * group.lanes + slot % kGroupLanes] = static_cast<float>(value);
}

struct StoredPiece {
  double from, to;
  uint32_t lane, degree;
  /** The index of the first coefficient in the coefficients of the file. */
  uint64_t coefficients;
};
static_assert(sizeof(StoredPiece) == 32);

/** Consecutive pieces, indexed by cells of equal length: `cells[i]` is the piece at the start of cell i. */
struct StoredSeries {
  double origin, cell;
  /** Added to every value. Series that differ by a constant share their pieces. */
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
  /** The start of the even grid of records, and the number of records per day. */
  double origin, perDay;
  uint64_t records, recordDoubles;
  /** Offsets of the sections in bytes. */
  uint64_t recordsAt, leavesAt, piecesAt, cellsAt, coefficientsAt;
  uint64_t leaves, pieces, cells, coefficients;
  /** A bit for each body in the table. */
  uint64_t bodies;
  double constants[kGroupLanes];
  StoredSeries clock, ayanamshas[kAyanamshas];
};
static_assert(sizeof(FileHead) < 4096);

/** The size of the head. */
constexpr size_t kHeadBytes = 4096;

/** A checksum of 8-byte words. Any change of one word changes it. Eight independent sums make the speed limited by memory only. */
uint64_t checksumOf(const void* data, size_t bytes);
/** The checksum of a file, with 0 for its checksum field. */
uint64_t fileChecksum(const void* file, size_t bytes);

/** The integer part of a number, limited to [0, count); 0 for NaN. */
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
  /** For each record a bit for each lane that has leaves there. */
  std::vector<uint64_t> cut = {};

  const double* record(size_t i) const { return records + i * head->recordDoubles; }
  const RecordHead& recordHead(size_t i) const { return *reinterpret_cast<const RecordHead*>(record(i)); }

  size_t recordOf(double tt) const {
    size_t i = guess(tt);
    // The edges of records differ from the even grid by up to a second.
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

  /** Value and rate per day. */
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

  /** The record by the even grid. The moment may be in a neighbour, which the edges of the record show. */
  size_t guess(double tt) const {
    const double cell = (tt - head->origin) * head->perDay;
    return indexOf(cell, head->records);
  }
};

}  // namespace khagola
