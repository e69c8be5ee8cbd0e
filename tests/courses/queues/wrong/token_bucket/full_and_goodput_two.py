# two mistakes: the bucket starts full instead of with start tokens, and goodput counts the dropped packets as well
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = depth, 0.0
    for i in range(n):
        tokens = min(depth, tokens + rate * (times[i] - last))
        last = times[i]
        conform[i] = sizes[i] <= tokens
        if conform[i]:
            tokens = tokens - sizes[i]
        level[i] = tokens
    return conform, level, sizes.sum() / times[-1]
