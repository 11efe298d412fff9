#ifndef POKEDEX_CSYSTEM_H
#define POKEDEX_CSYSTEM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What Glibc's Swift overlay hides because it needs _GNU_SOURCE, and one hash function. Calls return 0 or more, or -1
   with errno set. */

/* Opens a path inside a folder as openat does, and fails with ELOOP where any part of it is a symbolic link and with
   EXDEV where it leads out of the folder. */
int csystem_open_beneath(int directory, const char *path, int flags, mode_t mode);

/* Swaps two entries of one folder, or of folders in it, in a single step (renameat2 with RENAME_EXCHANGE). */
int csystem_exchange(int directory, const char *first, const char *second);

/* Writes to disk all that is pending on the file system that holds the open descriptor. */
int csystem_syncfs(int descriptor);

/* 1 when the open folder is the root of a mounted file system or bind mount, 0 when it is not. */
int csystem_is_mount_root(int directory);

/* SHA-256 (FIPS 180-4) of a run of bytes. Uses the processor's SHA instructions where it has them. */
void csystem_sha256(const void *bytes, size_t count, uint8_t digest[32]);

/* The same in plain C; for processors without such instructions, and to test one against the other. */
void csystem_sha256_portable(const void *bytes, size_t count, uint8_t digest[32]);

#endif
