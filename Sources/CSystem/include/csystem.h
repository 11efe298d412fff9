#ifndef POKEDEX_CSYSTEM_H
#define POKEDEX_CSYSTEM_H

/* What Glibc's Swift overlay hides because it needs _GNU_SOURCE. Each returns 0, or -1 with errno set. */

/* Swaps two paths of one file system in a single step (renameat2 with RENAME_EXCHANGE). */
int csystem_exchange(const char *first, const char *second);

/* Writes to disk all that is pending on the file system that holds the open descriptor. */
int csystem_syncfs(int descriptor);

#endif
