#include <ctype.h>
#include <string.h>

/* Removes white space at the end, in place. */
void trim_end(char *text) {
    size_t length = strlen(text);
    while (length > 0 && isspace((unsigned char)text[length - 1])) length--;
    text[length] = '\0';
}
