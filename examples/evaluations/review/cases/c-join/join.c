#include <stdlib.h>
#include <string.h>

/* The two parts with a separator between them. The caller frees the result. */
char *join(const char *a, const char *b, char separator) {
    size_t length = strlen(a) + strlen(b) + 1;
    char *result = malloc(length);
    if (result == NULL) return NULL;
    strcpy(result, a);
    size_t end = strlen(a);
    result[end] = separator;
    strcpy(result + end + 1, b);
    return result;
}
