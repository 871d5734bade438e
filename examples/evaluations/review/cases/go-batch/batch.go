package work

// Batches divides the items into parts of at most size items, each with a last item that ends it.
func Batches(items []string, size int, last string) [][]string {
	var parts [][]string
	for start := 0; start < len(items); start += size {
		end := start + size
		if end > len(items) {
			end = len(items)
		}
		parts = append(parts, append(items[start:end], last))
	}
	return parts
}
