# the gap is divided by the rate instead of multiplied
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = start, 0.0
    for i in range(n):
        gained = (times[i] - last) / rate
        last = times[i]
        tokens = min(tokens + gained, depth)
        conform[i] = tokens >= sizes[i]
        if conform[i]:
            tokens -= sizes[i]
        level[i] = tokens
    return conform, level, np.sum(sizes[conform]) / times[-1]
