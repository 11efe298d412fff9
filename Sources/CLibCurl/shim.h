#ifndef POKEDEX_CLIBCURL_SHIM_H
#define POKEDEX_CLIBCURL_SHIM_H
#include <curl/curl.h>
#endif
