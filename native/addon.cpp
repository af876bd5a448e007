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

/** `{ path, model? }` -> the handle of the ephemeris directories with this model (a number). */
Napi::Value openFiles(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  try {
    return Napi::Number::New(info.Env(), registerFiles(args.text("path"), args.has("model") ? args.word<Model>("model") : Model::files));
  } catch (const std::invalid_argument& error) {
    throw Napi::TypeError::New(info.Env(), error.what());
  }
}

/** The closed sets of words, which src/ephemeris compares with its own. */
Napi::Object words(Napi::Env env) {
  auto sets = Napi::Object::New(env);
  const auto add = [&]<class Word>(const char* name, Word) { sets[name] = toJs(env, std::vector<Word>(kAll<Word>.begin(), kAll<Word>.end())); };
  add("bodies", Body{});
  add("frames", Frame{});
  add("coordinates", Component{});
  add("centres", Centre{});
  add("equinoxes", Equinox{});
  add("horizonEvents", HorizonKind{});
  add("limbs", Limb{});
  add("appearances", Appearance{});
  add("eclipseKinds", EclipseKind{});
  add("eclipseTypes", EclipseType{});
  add("models", Model{});
  add("statuses", Status{});
  std::vector<std::string> letters;
  for (const char letter : kHouseSystems) letters.emplace_back(1, letter);
  auto systems = Napi::Array::New(env, letters.size());
  for (uint32_t i = 0; i < letters.size(); i++) systems[i] = letters[i];
  sets["houseSystems"] = systems;
  return sets;
}

Napi::Object exportAll(Napi::Env env, Napi::Object exports) {
#ifndef _WIN32
  // In Swiss Ephemeris this variable overrides every path.
  unsetenv("SE_EPHE_PATH");
#endif
  try {
    requireSwissEphemeris();
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(env, error.what());
  }
  const auto add = [&](const char* name, Napi::Value (*function)(const Napi::CallbackInfo&)) {
    exports.Set(name, Napi::Function::New(env, function, name));
  };
  exports["words"] = words(env);
  add("openFiles", openFiles);
  add("positions", positions);
  add("positionChannel", positionChannel);
  add("ayanamshas", ayanamshas);
  add("ayanamshaChannel", ayanamshaChannel);
  add("orientations", orientations);
  add("orientationChannel", orientationChannel);
  add("places", places);
  add("houses", houses);
  add("meridianHouses", meridianHouses);
  add("houseChannel", houseChannel);
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
  add("eclipsePhase", eclipsePhase);
  add("beginFitting", beginFitting);
  add("fitPart", fitPart);
  add("installFitting", installFitting);
  add("takeClaim", takeClaim);
  add("dropClaim", dropClaim);
  add("openTable", openTable);
  add("bodySet", bodySet);
  add("vectors", vectors);
  add("lookupInstructionSets", lookupInstructionSets);
  add("lookupTable", lookupTable);
  add("lookupTotals", lookupTotals);
  add("lookupSpread", lookupSpread);
  add("lookupBest", lookupBest);
  add("lookupWalk", lookupWalk);
  add("lookupFill", lookupFill);
  return exports;
}

}  // namespace
}  // namespace khagola

Napi::Object Init(Napi::Env env, Napi::Object exports) { return khagola::exportAll(env, exports); }
NODE_API_MODULE(khagola, Init)
