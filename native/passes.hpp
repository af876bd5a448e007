#pragma once
#include "expression.hpp"
#include "marshal.hpp"
#include "pool.hpp"

namespace khagola {

/**
 * Every moment of [from, to), UT, at which an expression passes a target: appends rows of [moment, name, direction], in order.
 * The polynomials of the source, a `Sum` or a `Fitted`, are cut where their rate changes its sign, so that the ends of a
 * stretch tell what lies between, and none is missed. Where one polynomial ends and the next begins a little off, the value
 * goes on from the end: a target in the gap is passed once.
 */
template <class Source>
Status passes(Source& source, const Targets& targets, double from, double to, const Stop& stop, std::vector<double>& rows);

/** Every moment of [from, to) at which it turns: appends rows of [moment, value, -1 for a maximum or 1 for a minimum]. */
template <class Source>
Status turnings(Source& source, const Expression& expression, double from, double to, const Stop& stop, std::vector<double>& rows);

}  // namespace khagola
