# the bucket starts full (depth tokens) instead of with start tokens
def token_bucket(times, sizes, rate, depth, start):
    n = times.shape[0]
    conform = np.empty(n, dtype=bool)
    level = np.empty(n)
    tokens = depth
    gaps = np.diff(times, prepend=0.0)
    for i in range(n):
        tokens = np.minimum(depth, tokens + rate * gaps[i])
        conform[i] = tokens >= sizes[i]
        tokens = tokens - sizes[i] * conform[i]
        level[i] = tokens
    goodput = np.dot(conform, sizes) / times[-1]
    return conform, level, goodput
