#include <cstdlib>

#include "appearance.hpp"
#include "batch.hpp"
#include "compiled.hpp"
#include "crossing.hpp"
#include "eclipse.hpp"
#include "horizon.hpp"
#include "houses.hpp"
#include "lookup.hpp"
#include "pool.hpp"

namespace khagola {
namespace {

/** (path) -> the number of that set of ephemeris directories. */
Napi::Value openFiles(const Napi::CallbackInfo& info) {
  if (!info[0].IsString()) throw shapeError(info, 0, "a string");
  try {
    return Napi::Number::New(info.Env(), registerFiles(info[0].As<Napi::String>()));
  } catch (const std::exception& error) {
    throw Napi::TypeError::New(info.Env(), error.what());
  }
}

Napi::Object exportAll(Napi::Env env, Napi::Object exports) {
#ifndef _WIN32
  // Swiss Ephemeris lets this variable override every path it is given.
  unsetenv("SE_EPHE_PATH");
#endif
  const auto add = [&](const char* name, Napi::Value (*function)(const Napi::CallbackInfo&)) {
    exports.Set(name, Napi::Function::New(env, function, name));
  };
  add("openFiles", openFiles);
  add("positions", positions);
  add("ayanamshas", ayanamshas);
  add("orientations", orientations);
  add("houses", houses);
  add("horizon", horizon);
  add("crossings", crossings);
  add("scan", scan);
  add("extrema", extrema);
  add("scanExtrema", scanExtrema);
  add("newStop", newStop);
  add("stop", stop);
  add("appearances", appearances);
  add("eclipses", eclipses);
  add("localEclipse", localEclipse);
  add("beginFitting", beginFitting);
  add("fittingParts", fittingParts);
  add("fitPart", fitPart);
  add("installFitting", installFitting);
  add("takeClaim", takeClaim);
  add("dropClaim", dropClaim);
  add("openTable", openTable);
  add("tableSpan", tableSpan);
  add("bodySet", bodySet);
  add("widestVectors", widestVectors);
  add("lookupInstructionSets", lookupInstructionSets);
  add("lookupTable", lookupTable);
  add("lookupTotals", lookupTotals);
  add("lookupSpread", lookupSpread);
  add("lookupBest", lookupBest);
  add("lookupWalk", lookupWalk);
  add("lookupChunk", lookupChunk);
  add("lookupFill", lookupFill);
  return exports;
}

}  // namespace
}  // namespace khagola

Napi::Object Init(Napi::Env env, Napi::Object exports) { return khagola::exportAll(env, exports); }
NODE_API_MODULE(khagola, Init)
