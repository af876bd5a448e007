#include "chebyshev.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "chebyshev-file.hpp"
#include "mapping.hpp"

namespace khagola {
namespace {

void demand(bool met, const std::string& path, const char* fault) {
  if (!met) throw std::runtime_error("The compiled ephemeris " + path + " " + fault + ".");
}

template <class T>
const T* section(const unsigned char* bytes, uint64_t at) {
  return reinterpret_cast<const T*>(bytes + at);
}

}  // namespace

std::shared_ptr<const Table> Table::open(const std::string& path, const std::string& fingerprint) {
  auto layout = std::make_unique<TableLayout>();
  layout->bytes = mapFile(path, layout->size);
  // From here on the map belongs to the table, which lets it go when a check fails.
  std::shared_ptr<Table> table(new Table(std::move(layout)));
  TableLayout& map = *table->layout_;
  demand(map.size >= kHeadBytes, path, "is cut short");
  const FileHead* head = section<FileHead>(map.bytes, 0);
  demand(std::memcmp(head->magic, kTableMagic, sizeof head->magic) == 0, path, "is another kind of file");
  demand(head->byteOrder == kByteOrder, path, "was written on a machine with another byte order");
  demand(head->version == kTableVersion, path, "is of another version");
  demand(head->size == map.size, path, "is cut short, or longer than it says");
  demand(head->checksum == fileChecksum(map.bytes, map.size), path, "is damaged: its checksum is wrong");
  demand(fingerprint.size() == sizeof head->fingerprint &&
             std::memcmp(head->fingerprint, fingerprint.data(), sizeof head->fingerprint) == 0,
         path, "was made from other ephemeris files");
  map.head = head;
  map.records = section<double>(map.bytes, head->recordsAt);
  map.leaves = section<StoredPiece>(map.bytes, head->leavesAt);
  map.pieces = section<StoredPiece>(map.bytes, head->piecesAt);
  map.cells = section<uint32_t>(map.bytes, head->cellsAt);
  map.coefficients = section<double>(map.bytes, head->coefficientsAt);
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
  // The clock differs by some 1e-12 days over the minute or hours between the two scales; once more settles it.
  jd = tt - layout_->clock(jd, rate);
  return jd;
}

size_t Table::records() const { return layout_->head->records; }
size_t Table::recordOf(double tt) const { return layout_->recordOf(tt); }
double Table::recordFrom(size_t record) const { return layout_->recordHead(record).from; }
double Table::recordTo(size_t record) const { return layout_->recordHead(record).to; }

bool Table::has(int lane) const {
  return lane >= kNutationLane ? lane < kLanes : lane >= 0 && layout_->head->bodies >> (lane / kComponents) & 1;
}

namespace {

/** The leaves of a lane in a record; none where one polynomial does. */
std::pair<const StoredPiece*, const StoredPiece*> leavesOf(const TableLayout& layout, int lane, size_t record) {
  const RecordHead& head = layout.recordHead(record);
  const StoredPiece* begin = layout.leaves + head.firstLeaf;
  return std::equal_range(begin, begin + head.leaves, StoredPiece{0, 0, static_cast<uint32_t>(lane), 0, 0},
                          [](const StoredPiece& a, const StoredPiece& b) { return a.lane < b.lane; });
}

Piece unpacked(const TableLayout& layout, const StoredPiece& stored) {
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
    return unpacked(*layout_, *leaf);
  }
  const RecordHead& head = layout_->recordHead(record);
  Piece piece{head.from, head.to, head.middle, 1 / head.inverse, 0, {}};
  const int slot = slotOf(lane), group = slot / kGroupLanes;
  if (group == kGroups) {
    piece.coefficients[0] = layout_->head->constants[slot % kGroupLanes];
    return piece;
  }
  piece.degree = kGroupDegrees[group];
  const double* c = layout_->record(record) + groupOffset(group) + slot % kGroupLanes;
  for (int k = 0; k <= piece.degree; k++) piece.coefficients[k] = c[k * kGroupLanes];
  return piece;
}

bool Table::hasAyanamsha(int mode) const {
  return mode >= 0 && mode < kAyanamshas && layout_->head->ayanamshas[mode].pieces > 0;
}

Piece Table::ayanamsha(int mode, double tt) const {
  const StoredSeries& series = layout_->head->ayanamshas[mode];
  Piece piece = unpacked(*layout_, layout_->pieceOf(series, tt));
  piece.coefficients[0] += series.shift;
  return piece;
}

}  // namespace khagola
