import logging
import time


def with_retries(call, attempts=3, pause=1.0):
    for attempt in range(1, attempts + 1):
        try:
            return call()
        except OSError as error:
            logging.warning("attempt %d of %d failed: %s", attempt, attempts, error)
            if attempt < attempts:
                time.sleep(pause * attempt)
