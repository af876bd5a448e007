#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/** Files as memory, and memory as files: what differs between operating systems. Failures are std::runtime_error. */
namespace khagola {

/** Read-only, shared with every process that maps the same file. */
const unsigned char* mapFile(const std::string& path, size_t& size);
void unmapFile(const unsigned char* bytes, size_t size);

/** Writes beside `path`, syncs, and renames: a reader sees the old file or the whole new one. */
void writeWhole(const std::string& path, const std::vector<unsigned char>& content);

/** What one process at a time holds, by a file that is there meanwhile; the operating system lets go for a process that dies. */
class Claim {
 public:
  /** Null while another holds it. */
  static std::unique_ptr<Claim> take(const std::string& path);
  ~Claim();
  Claim(const Claim&) = delete;

 private:
  Claim(std::string path, intptr_t file) : path_(std::move(path)), file_(file) {}
  const std::string path_;
  const intptr_t file_;
};

}  // namespace khagola
