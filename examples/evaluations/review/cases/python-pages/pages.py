"""Pages of a list, counted from 1."""


def page_of(items, number, size):
    start = (number - 1) * size
    return items[start : start + size]


def page_count(items, size):
    return len(items) // size + 1


def pages(items, size):
    return [page_of(items, number, size) for number in range(1, page_count(items, size) + 1)]
