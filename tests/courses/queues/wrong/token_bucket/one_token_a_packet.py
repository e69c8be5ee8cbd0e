# a passing packet takes one token instead of one for each byte
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = start, 0.0
    for i in range(n):
        tokens = min(depth, tokens + rate * (times[i] - last))
        last = times[i]
        conform[i] = sizes[i] <= tokens
        if conform[i]:
            tokens = tokens - 1
        level[i] = tokens
    return conform, level, np.sum(sizes[conform]) / times[-1]
