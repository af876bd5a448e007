#pragma once
#include <cstddef>
#include <string>
#include <vector>

/** Files as memory, and memory as files: what differs between operating systems. Failures are std::runtime_error. */
namespace khagola {

/** Read-only, shared with every process that maps the same file. */
const unsigned char* mapFile(const std::string& path, size_t& size);
void unmapFile(const unsigned char* bytes, size_t size);

/** Writes beside `path`, syncs, and renames: a reader sees the old file or the whole new one. */
void writeWhole(const std::string& path, const std::vector<unsigned char>& content);

}  // namespace khagola
