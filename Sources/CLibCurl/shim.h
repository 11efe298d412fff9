#ifndef POKEDEX_CLIBCURL_SHIM_H
#define POKEDEX_CLIBCURL_SHIM_H
#include <curl/curl.h>

/* Swift calls no variadic functions: each of these is one of curl's with the type of its last argument. */

typedef size_t (*clibcurl_receiver)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode clibcurl_start(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

static inline CURLcode clibcurl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode clibcurl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode clibcurl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode clibcurl_set_headers(CURL *handle, struct curl_slist *list) {
  return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, list);
}

static inline CURLcode clibcurl_set_receiver(CURL *handle, CURLoption option, clibcurl_receiver receiver) {
  return curl_easy_setopt(handle, option, receiver);
}

/* The only protocols a handle may speak, "http" or "https". */
static inline CURLcode clibcurl_set_protocol(CURL *handle, int is_secure) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, is_secure ? "https" : "http");
#else
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, is_secure ? CURLPROTO_HTTPS : CURLPROTO_HTTP);
#endif
}

static inline long clibcurl_status(CURL *handle) {
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

static inline CURLMcode clibcurl_limit_connections(CURLM *multi, long count) {
  return curl_multi_setopt(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, count);
}

#endif
