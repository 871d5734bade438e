import re
import unicodedata


def slug(title):
    """Letters with accents count as their base letters."""
    letters = unicodedata.normalize("NFKD", title)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
