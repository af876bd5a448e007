{
  "variables": { "swisseph": "node_modules/sweph/swisseph" },
  "targets": [
    {
      "target_name": "swisseph",
      "type": "static_library",
      "sources": [
        "<(swisseph)/swecl.c",
        "<(swisseph)/swedate.c",
        "<(swisseph)/swehel.c",
        "<(swisseph)/swehouse.c",
        "<(swisseph)/swejpl.c",
        "<(swisseph)/swemmoon.c",
        "<(swisseph)/swemplan.c",
        "<(swisseph)/sweph.c",
        "<(swisseph)/swephlib.c"
      ],
      "cflags": ["-O3", "-fPIC", "-w"],
      "direct_dependent_settings": { "include_dirs": ["<(swisseph)"] }
    },
    {
      "target_name": "khagola",
      "dependencies": ["swisseph"],
      "sources": [
        "native/polynomial.cpp",
        "native/addon.cpp",
        "native/appearance.cpp",
        "native/batch.cpp",
        "native/channel.cpp",
        "native/chebyshev-assemble.cpp",
        "native/chebyshev-evaluate.cpp",
        "native/chebyshev-file.cpp",
        "native/chebyshev-fit.cpp",
        "native/chebyshev.cpp",
        "native/compiled.cpp",
        "native/crossing.cpp",
        "native/diurnal.cpp",
        "native/eclipse.cpp",
        "native/engine-eclipses.cpp",
        "native/engine-sights.cpp",
        "native/engine.cpp",
        "native/expression.cpp",
        "native/horizon.cpp",
        "native/houses.cpp",
        "native/lookup.cpp",
        "native/mapping.cpp",
        "native/passes.cpp",
        "native/pool.cpp",
        "native/shuffle.cpp"
      ],
      "include_dirs": ["<!(node -p \"require('node-addon-api').include_dir\")"],
      "defines": ["NAPI_VERSION=8", "NODE_ADDON_API_CPP_EXCEPTIONS_ALL"],
      "cflags": ["-O3", "-fPIC", "-fno-math-errno", "-Wall", "-Wextra", "-Wno-psabi"],
      "cflags_cc!": ["-fno-exceptions", "-std=gnu++17", "-fno-rtti"],
      "cflags_cc": ["-std=c++20", "-fexceptions"],
      "conditions": [["OS=='linux'", { "ldflags": ["-Wl,-z,nodelete", "-Wl,--exclude-libs,ALL"] }]],
      "xcode_settings": { "GCC_ENABLE_CPP_EXCEPTIONS": "YES", "CLANG_CXX_LANGUAGE_STANDARD": "c++20" },
      "msvs_settings": { "VCCLCompilerTool": { "ExceptionHandling": 1, "AdditionalOptions": ["/std:c++20"] } }
    }
  ]
}
