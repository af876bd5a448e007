#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/** File access that differs between operating systems. Functions throw std::runtime_error on failure. */
namespace khagola {

/** Maps a file read-only, shared with every process that maps the same file. */
const unsigned char* mapFile(const std::string& path, size_t& size);
void unmapFile(const unsigned char* bytes, size_t size);

/** Writes a temporary file beside `path`, syncs it and renames it, so that a reader sees the old file or the complete new one. */
void writeWhole(const std::string& path, const std::vector<unsigned char>& content);

/** An exclusive claim of one process, by a locked file. The operating system releases the claim of a process that dies. */
class Claim {
 public:
  /** Null while another process has the claim. */
  static std::unique_ptr<Claim> take(const std::string& path);
  ~Claim();
  Claim(const Claim&) = delete;

 private:
  Claim(std::string path, intptr_t file) : path_(std::move(path)), file_(file) {}
  const std::string path_;
  const intptr_t file_;
};

}  // namespace khagola
