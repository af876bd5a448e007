#pragma once
#include "expression.hpp"
#include "marshal.hpp"
#include "pool.hpp"

namespace khagola {

/**
 * Appends rows of [moment, number of the target, direction] for every moment of [from, to) (UT) at which an expression passes a target, in
 * order of time. The polynomials of the source (`TableExpression` or `FittedExpression`) are divided where their rate changes its sign, so
 * that the values at both ends of a part determine the targets in between and none is missed. If a polynomial starts at a slightly
 * different value than the previous one ended, the search continues from that end, so that a target in the gap is passed once.
 */
template <class Source>
Status passes(Source& source, const Targets& targets, double from, double to, const Stop& stop, std::vector<double>& rows);

/** Appends rows of [moment, value, -1 for a maximum or 1 for a minimum] for every extremum in [from, to). */
template <class Source>
Status expressionExtrema(Source& source, const Expression& expression, double from, double to, const Stop& stop, std::vector<double>& rows);

}  // namespace khagola
