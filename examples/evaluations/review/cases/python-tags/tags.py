def parse_tags(text, known=[]):
    """The tags of a text. Adds those of the caller's list, if there is one."""
    for part in text.split(","):
        tag = part.strip()
        if tag and tag not in known:
            known.append(tag)
    return known
