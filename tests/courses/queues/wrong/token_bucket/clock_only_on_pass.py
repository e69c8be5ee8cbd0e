# the time of the last refill is updated only when a packet passes, so after a dropped packet the same time is credited again
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = start, 0.0
    for i in range(n):
        tokens = min(depth, tokens + rate * (times[i] - last))
        if tokens >= sizes[i]:
            conform[i] = True
            tokens -= sizes[i]
            last = times[i]
        level[i] = tokens
    return conform, level, np.sum(sizes[conform]) / times[-1]
