CREATE TABLE visits (
  id bigint PRIMARY KEY,
  page text NOT NULL,
  seen_at timestamptz NOT NULL
);

-- For the list of the last visits of a page.
CREATE INDEX visits_page_seen_at ON visits (page, seen_at DESC);
