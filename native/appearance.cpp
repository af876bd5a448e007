#include "appearance.hpp"

#include "pool.hpp"

namespace khagola {

Napi::Value appearances(const Napi::CallbackInfo& info) {
  const auto wanted = doubles(info, 1);
  const auto where = doubles(info, 2, 2);
  const std::vector<double> rows(wanted.data, wanted.data + wanted.size / 4 * 4);
  for (size_t i = 0; i < rows.size(); i += 4) {
    oneOf(info, 1, rows[i] - 1, 4, "of known sights");
    bodyOf(info, 1, rows[i + 1]);
  }
  return inPool(info.Env(), [files = integer(info, 0), rows, site = siteOf(info, 2, where[0], where[1]), stop = stopOf(info, 3)] {
    return withEngine(files, [&](Engine& engine) {
      Rows moments;
      for (size_t i = 0; i < rows.size(); i += 4) {
        if (stop && *stop) return Rows{Status::stopped, {}};
        double at;
        const Status status =
            engine.nextAppearance(static_cast<Appearance>(static_cast<int>(rows[i])), static_cast<int>(rows[i + 1]), site, rows[i + 2], at);
        moments.values.push_back(status == Status::ok && at >= rows[i + 2] && at < rows[i + 3] ? at : kNaN);
      }
      return moments;
    });
  });
}

}  // namespace khagola
