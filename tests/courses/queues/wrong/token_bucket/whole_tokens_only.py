# only whole tokens are gained: the gain of each gap is rounded down
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = start, 0.0
    for i in range(n):
        tokens = min(depth, tokens + int(rate * (times[i] - last)))
        last = times[i]
        conform[i] = tokens >= sizes[i]
        if conform[i]:
            tokens -= sizes[i]
        level[i] = tokens
    return conform, level, sizes[conform].sum() / times[-1]
