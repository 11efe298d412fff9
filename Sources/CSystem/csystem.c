#define _GNU_SOURCE
#include "csystem.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int csystem_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int csystem_syncfs(int descriptor) { return syncfs(descriptor); }
