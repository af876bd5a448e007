#pragma once
#include "expression.hpp"
#include "marshal.hpp"
#include "pool.hpp"

namespace khagola {

/**
 * Every moment of [from, to), UT and within the table, at which an expression passes a target: appends rows of [moment, name,
 * direction], in order. The polynomials are cut where their rate changes its sign, so that the ends of a stretch tell what
 * lies between, and none is missed. Where one polynomial ends and the next begins a little off, the value goes on from the
 * end: a target in the gap is passed once.
 */
Status passes(const Table& table, const Expression& expression, const Targets& targets, double from, double to, const Stop& stop,
              std::vector<double>& rows);

/** Every moment of [from, to) at which it turns: rows of [moment, value, -1 for a maximum or 1 for a minimum]. */
Rows turnings(const Table& table, const Expression& expression, double from, double to, const Stop& stop);

}  // namespace khagola
