package lines

import (
	"bufio"
	"os"
)

const longestLine = 1 << 20

// Count returns the number of lines. A line of more than a megabyte is an error.
func Count(path string) (int, error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	count := 0
	scanner := bufio.NewScanner(file)
	scanner.Buffer(make([]byte, 0, 64*1024), longestLine)
	for scanner.Scan() {
		count++
	}
	return count, scanner.Err()
}
