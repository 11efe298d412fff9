#define _GNU_SOURCE
#include "csystem.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* openat2 by hand, for kernels before 5.6 and sandboxes that do not know the call: one open for each part. */
static int open_part_by_part(int directory, const char *path, int flags, mode_t mode) {
  char part[256];
  int parent = directory;
  for (;;) {
    const char *slash = strchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : strlen(path);
    if (length >= sizeof part || (length == 2 && path[0] == '.' && path[1] == '.')) {
      if (parent != directory) close(parent);
      errno = length >= sizeof part ? ENAMETOOLONG : EXDEV;
      return -1;
    }
    memcpy(part, path, length);
    part[length] = 0;
    int next = slash ? openat(parent, part, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                     : openat(parent, part, flags | O_NOFOLLOW, mode);
    int code = errno;
    if (parent != directory) close(parent);
    errno = code;
    if (next < 0 || !slash) return next;
    parent = next;
    path = slash + 1;
  }
}

int csystem_open_beneath(int directory, const char *path, int flags, mode_t mode) {
  struct open_how how = {
      .flags = (uint64_t)flags,
      .mode = flags & O_CREAT ? mode : 0,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS,
  };
  long descriptor = syscall(SYS_openat2, directory, path, &how, sizeof how);
  if (descriptor >= 0 || (errno != ENOSYS && errno != EPERM)) return (int)descriptor;
  return open_part_by_part(directory, path, flags, mode);
}

int csystem_exchange(int directory, const char *first, const char *second) {
  return renameat2(directory, first, directory, second, RENAME_EXCHANGE);
}

int csystem_syncfs(int descriptor) { return syncfs(descriptor); }

int csystem_is_mount_root(int directory) {
  struct statx status;
  if (statx(directory, "", AT_EMPTY_PATH, STATX_BASIC_STATS, &status) != 0) return -1;
  if (status.stx_attributes_mask & STATX_ATTR_MOUNT_ROOT)
    return (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
  /* Before Linux 5.8: another device than the folder above; a bind mount goes unnoticed. */
  struct stat here, above;
  if (fstat(directory, &here) != 0 || fstatat(directory, "..", &above, 0) != 0) return -1;
  return here.st_dev != above.st_dev;
}
