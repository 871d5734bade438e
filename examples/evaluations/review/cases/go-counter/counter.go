package metrics

import "sync"

type Counter struct {
	mu     sync.Mutex
	values map[string]int
}

func New() *Counter { return &Counter{values: map[string]int{}} }

func (c *Counter) Add(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.values[name]++
}

// All returns the values of all counters.
func (c *Counter) All() map[string]int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.values
}
