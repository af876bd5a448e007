#pragma once
#include <functional>

#include "marshal.hpp"

namespace khagola {

/** Runs `work` on a thread of the pool; the promise resolves with its rows, or its status. */
Napi::Value inPool(Napi::Env env, std::function<Rows()> work);

}  // namespace khagola
