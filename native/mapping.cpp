#include "mapping.hpp"

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>

#ifdef _WIN32
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace khagola {

#ifdef _WIN32

namespace {

[[noreturn]] void fail(const std::string& path) {
  throw std::runtime_error(path + ": error " + std::to_string(GetLastError()) + " of the operating system");
}

}  // namespace

const unsigned char* mapFile(const std::string& path, size_t& size) {
  const HANDLE file = CreateFileA(path.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) fail(path);
  LARGE_INTEGER length;
  GetFileSizeEx(file, &length);
  size = static_cast<size_t>(length.QuadPart);
  const HANDLE mapping = CreateFileMappingA(file, nullptr, PAGE_READONLY, 0, 0, nullptr);
  CloseHandle(file);
  if (mapping == nullptr) fail(path);
  const void* bytes = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
  CloseHandle(mapping);
  if (bytes == nullptr) fail(path);
  return static_cast<const unsigned char*>(bytes);
}

void unmapFile(const unsigned char* bytes, size_t) { UnmapViewOfFile(bytes); }

void writeWhole(const std::string& path, const std::vector<unsigned char>& content) {
  const std::string beside = path + "." + std::to_string(GetCurrentProcessId()) + ".part";
  const HANDLE file = CreateFileA(beside.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) fail(beside);
  DWORD written = 0;
  const bool whole = WriteFile(file, content.data(), static_cast<DWORD>(content.size()), &written, nullptr) &&
                     written == content.size() && FlushFileBuffers(file);
  CloseHandle(file);
  if (!whole || !MoveFileExA(beside.c_str(), path.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)) {
    DeleteFileA(beside.c_str());
    fail(path);
  }
}

std::unique_ptr<Claim> Claim::take(const std::string& path) {
  const HANDLE file =
      CreateFileA(path.c_str(), GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS, FILE_FLAG_DELETE_ON_CLOSE, nullptr);
  if (file == INVALID_HANDLE_VALUE) {
    if (GetLastError() == ERROR_SHARING_VIOLATION || GetLastError() == ERROR_ACCESS_DENIED) return nullptr;
    fail(path);
  }
  return std::unique_ptr<Claim>(new Claim(path, reinterpret_cast<intptr_t>(file)));
}

Claim::~Claim() { CloseHandle(reinterpret_cast<HANDLE>(file_)); }

#else

namespace {

[[noreturn]] void fail(const std::string& path) { throw std::runtime_error(path + ": " + std::strerror(errno)); }

/** A file descriptor that is closed on destruction. */
struct Descriptor {
  int number;
  ~Descriptor() { close(number); }
};

bool writeAll(int file, const unsigned char* data, size_t size) {
  while (size > 0) {
    const ssize_t written = write(file, data, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    data += written;
    size -= static_cast<size_t>(written);
  }
  return true;
}

}  // namespace

const unsigned char* mapFile(const std::string& path, size_t& size) {
  const Descriptor file{open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (file.number < 0) fail(path);
  struct stat about;
  if (fstat(file.number, &about) != 0) fail(path);
  size = static_cast<size_t>(about.st_size);
  if (size == 0) throw std::runtime_error(path + " is empty");
  void* bytes = mmap(nullptr, size, PROT_READ, MAP_SHARED, file.number, 0);
  if (bytes == MAP_FAILED) fail(path);
  return static_cast<const unsigned char*>(bytes);
}

void unmapFile(const unsigned char* bytes, size_t size) { munmap(const_cast<unsigned char*>(bytes), size); }

void writeWhole(const std::string& path, const std::vector<unsigned char>& content) {
  const std::string beside = path + "." + std::to_string(getpid()) + ".part";
  {
    const Descriptor file{open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
    if (file.number < 0) fail(beside);
    if (!writeAll(file.number, content.data(), content.size()) || fsync(file.number) != 0) {
      unlink(beside.c_str());
      fail(beside);
    }
  }
  if (rename(beside.c_str(), path.c_str()) != 0) {
    unlink(beside.c_str());
    fail(path);
  }
  // The rename is durable after a sync of the directory.
  const size_t slash = path.rfind('/');
  const Descriptor directory{open(slash == std::string::npos ? "." : path.substr(0, slash + 1).c_str(), O_RDONLY | O_CLOEXEC)};
  if (directory.number >= 0) fsync(directory.number);
}

std::unique_ptr<Claim> Claim::take(const std::string& path) {
  for (;;) {
    Descriptor file{open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)};
    if (file.number < 0) fail(path);
    // On file systems without locks two processes may do the same work; the result is correct nevertheless.
    if (flock(file.number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return nullptr;
    // The previous owner may have deleted the file between the two calls. Then the lock is on a deleted file, and the loop tries again.
    struct stat locked, current;
    if (fstat(file.number, &locked) == 0 && stat(path.c_str(), &current) == 0 && locked.st_ino == current.st_ino && locked.st_dev == current.st_dev)
      return std::unique_ptr<Claim>(new Claim(path, std::exchange(file.number, -1)));
  }
}

Claim::~Claim() {
  unlink(path_.c_str());
  close(static_cast<int>(file_));
}

#endif

}  // namespace khagola
