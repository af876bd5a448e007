#include "chebyshev.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <stdexcept>

#include "chebyshev-file.hpp"
#include "mapping.hpp"

namespace khagola {
namespace {

void require(bool condition, const std::string& path, const char* fault) {
  if (!condition) throw std::runtime_error("The compiled ephemeris " + path + " " + fault + ".");
}

/** True if the `count` elements from `first` on exist among `all`. */
bool within(uint64_t first, uint64_t count, uint64_t all) { return first <= all && count <= all - first; }

/** A section of the file; null if it exceeds the file. */
template <class T>
const T* section(const TableLayout& map, uint64_t at, uint64_t count) {
  const bool exists = at % alignof(T) == 0 && at <= map.size && within(0, count, (map.size - at) / sizeof(T));
  return exists ? reinterpret_cast<const T*>(map.bytes + at) : nullptr;
}

/**
 * The validation of an opened file. A checksum detects damage but not a malicious file, so that all indexes and loop bounds are checked
 * once. Numbers outside the range of astronomical values are rejected too.
 */
class Inspection {
 public:
  explicit Inspection(TableLayout& map) : map_(map), head_(*map.head), maxValue_(720 + 20 * (head_.to - head_.from)) {}

  bool passes() {
    return head_.from < head_.to && head_.to - head_.from < kLongest && sections() && records() && leaves() && series();
  }

 private:
  static constexpr double kLongest = 1.2e7;

  /** True if numbers (degrees, AU or days) are at most what the unwrapped longitude of the Moon, the fastest body, can reach. */
  bool arePlausible(const double* numbers, size_t count) const {
    for (size_t i = 0; i < count; i++)
      if (!(std::abs(numbers[i]) <= maxValue_)) return false;
    return true;
  }

  bool sections() {
    map_.records = section<double>(map_, head_.recordsAt, within(0, head_.records, map_.size) ? head_.records * kRecordDoubles : map_.size);
    map_.leaves = section<StoredPiece>(map_, head_.leavesAt, head_.leaves);
    map_.pieces = section<StoredPiece>(map_, head_.piecesAt, head_.pieces);
    map_.cells = section<uint32_t>(map_, head_.cellsAt, head_.cells);
    map_.coefficients = section<double>(map_, head_.coefficientsAt, head_.coefficients);
    return map_.records && map_.leaves && map_.pieces && map_.cells && map_.coefficients && head_.records > 0 &&
           head_.recordDoubles == kRecordDoubles && head_.bodies >> kCount<Body> == 0 && std::isfinite(head_.origin) &&
           std::isfinite(head_.perDay) && arePlausible(map_.coefficients, head_.coefficients) && arePlausible(head_.constants, kGroupLanes);
  }

  bool groups(const double* record) const {
    for (int slot = 0; slot < kGroups * kGroupLanes; slot++) {
      if (slot % kGroupLanes >= kGroupOf[slot / kGroupLanes].lanes) continue;
      const Column column(record, slot);
      for (int k = 0; k <= column.degree(); k++)
        if (!(std::abs(column[k]) <= maxValue_)) return false;
    }
    return true;
  }

  bool records() {
    map_.cut.resize(head_.records);
    double previousEnd = map_.recordHead(0).from;
    for (size_t i = 0; i < head_.records; i++) {
      const RecordHead& record = map_.recordHead(i);
      const double half = (record.to - record.from) / 2;
      const double* clock = record.clock;
      const bool hasValidClock = std::isnan(clock[0]) || std::abs(clock[0]) + std::abs(clock[1]) + std::abs(clock[2]) < kLongestLead;
      if (record.from != previousEnd || !(half > 0) || !(std::abs(record.inverse * half - 1) < 1e-6) ||
          !(std::abs(record.middle - record.from - half) < 1e-6) || !hasValidClock || !arePlausible(clock + 1, 2) ||
          !within(record.firstLeaf, record.leaves, head_.leaves) ||
          !groups(map_.record(i)))
        return false;
      for (uint32_t leaf = 0; leaf < record.leaves; leaf++) {
        const uint32_t lane = map_.leaves[record.firstLeaf + leaf].lane;
        if (lane >= kLanes) return false;
        map_.cut[i] |= uint64_t{1} << lane;
      }
      previousEnd = record.to;
    }
    return map_.recordHead(0).from < head_.from + kLongestLead && previousEnd > head_.to - kLongestLead;
  }

  bool isValid(const StoredPiece& piece) const {
    return piece.to - piece.from > kShortest && piece.to - piece.from < kLongest && piece.lane < kLanes &&
           piece.degree < kMaxCoefficients && within(piece.coefficients, piece.degree + 1, head_.coefficients);
  }
  bool leaves() const { return std::all_of(map_.leaves, map_.leaves + head_.leaves, [this](const StoredPiece& leaf) { return isValid(leaf); }); }

  bool isValid(const StoredSeries& series) const {
    return std::isfinite(series.origin) && series.cell > 0 && std::isfinite(series.cell) && arePlausible(&series.shift, 1) && series.cells > 0 &&
           within(series.firstCell, series.cells, head_.cells) && within(series.firstPiece, series.pieces, head_.pieces) &&
           std::all_of(map_.cells + series.firstCell, map_.cells + series.firstCell + series.cells,
                       [&](uint32_t piece) { return piece < series.pieces; });
  }
  bool series() const {
    return std::all_of(map_.pieces, map_.pieces + head_.pieces, [this](const StoredPiece& piece) { return isValid(piece); }) &&
           isValid(head_.clock) && std::all_of(std::begin(head_.ayanamshas), std::end(head_.ayanamshas),
                                             [this](const StoredSeries& series) { return series.pieces == 0 || isValid(series); });
  }

  /** The maximum difference of terrestrial time and UT, and the minimum length of a piece, days. */
  static constexpr double kLongestLead = 10, kShortest = 1e-7;

  TableLayout& map_;
  const FileHead& head_;
  const double maxValue_;
};

}  // namespace

std::shared_ptr<const Table> Table::open(const std::string& path, const std::string& fingerprint) {
  auto layout = std::make_unique<TableLayout>();
  layout->bytes = mapFile(path, layout->size);
  // From here on the table owns the mapping and frees it if a check fails.
  std::shared_ptr<Table> table(new Table(std::move(layout)));
  TableLayout& map = *table->layout_;
  require(map.size >= kHeadBytes, path, "is truncated");
  const FileHead* head = section<FileHead>(map, 0, 1);
  require(std::memcmp(head->magic, kTableMagic, sizeof head->magic) == 0, path, "is another kind of file");
  require(head->byteOrder == kByteOrder, path, "was written on a machine with another byte order");
  require(head->version == kTableVersion, path, "has another version");
  require(head->size == map.size, path, "is truncated or too long: its size is not that of its header");
  require(head->checksum == fileChecksum(map.bytes, map.size), path, "is damaged: its checksum is wrong");
  require(fingerprint.size() == sizeof head->fingerprint &&
             std::memcmp(head->fingerprint, fingerprint.data(), sizeof head->fingerprint) == 0,
         path, "was made from other ephemeris files");
  map.head = head;
  require(Inspection(map).passes(), path, "has invalid contents");
  return table;
}

Table::Table(std::unique_ptr<TableLayout> layout) : layout_(std::move(layout)) {}
Table::~Table() { unmapFile(layout_->bytes, layout_->size); }

double Table::from() const { return layout_->head->from; }
double Table::to() const { return layout_->head->to; }

double Table::terrestrial(double jd) const {
  double rate;
  return jd + layout_->clock(jd, rate);
}

double Table::universal(double tt) const {
  double rate, jd = tt - layout_->clock(tt, rate);
  // The difference of the scales changes by some 1e-12 days in the minutes or hours between them, so that one more iteration converges.
  jd = tt - layout_->clock(jd, rate);
  return jd;
}

size_t Table::records() const { return layout_->head->records; }
size_t Table::recordOf(double tt) const { return layout_->recordOf(tt); }
double Table::recordFrom(size_t record) const { return layout_->recordHead(record).from; }
double Table::recordTo(size_t record) const { return layout_->recordHead(record).to; }

bool Table::has(int lane) const {
  return lane >= kNutationLane ? lane < kLanes : lane >= 0 && (layout_->head->bodies & bitOf(bodyOf(lane)));
}

namespace {

/** The leaves of a lane in a record; none if it has one polynomial. */
std::pair<const StoredPiece*, const StoredPiece*> leavesOf(const TableLayout& layout, int lane, size_t record) {
  const RecordHead& head = layout.recordHead(record);
  const StoredPiece* begin = layout.leaves + head.firstLeaf;
  return std::equal_range(begin, begin + head.leaves, StoredPiece{0, 0, static_cast<uint32_t>(lane), 0, 0},
                          [](const StoredPiece& a, const StoredPiece& b) { return a.lane < b.lane; });
}

Piece unpack(const TableLayout& layout, const StoredPiece& stored) {
  const double half = (stored.to - stored.from) / 2;
  Piece piece{stored.from, stored.to, stored.from + half, half, static_cast<int>(stored.degree), {}};
  std::copy_n(layout.coefficients + stored.coefficients, stored.degree + 1, piece.coefficients.begin());
  return piece;
}

}  // namespace

Piece Table::piece(int lane, size_t record, double tt) const {
  const auto [first, last] = leavesOf(*layout_, lane, record);
  if (first != last) {
    const StoredPiece* leaf = first;
    while (tt >= leaf->to && leaf + 1 < last) leaf++;
    return unpack(*layout_, *leaf);
  }
  const RecordHead& head = layout_->recordHead(record);
  Piece piece{head.from, head.to, head.middle, 1 / head.inverse, 0, {}};
  const int slot = slotOf(lane), group = slot / kGroupLanes;
  if (group == kGroups) {
    piece.coefficients[0] = layout_->head->constants[slot % kGroupLanes];
    return piece;
  }
  const Column column(layout_->record(record), slot);
  piece.degree = column.degree();
  for (int k = 0; k <= piece.degree; k++) piece.coefficients[k] = column[k];
  return piece;
}

bool Table::hasAyanamsha(int mode) const {
  return mode >= 0 && mode < kAyanamshas && layout_->head->ayanamshas[mode].pieces > 0;
}

Piece Table::ayanamsha(int mode, double tt) const {
  const StoredSeries& series = layout_->head->ayanamshas[mode];
  Piece piece = unpack(*layout_, layout_->pieceOf(series, tt));
  piece.coefficients[0] += series.shift;
  return piece;
}

}  // namespace khagola
