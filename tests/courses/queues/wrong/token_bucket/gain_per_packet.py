# each packet adds rate tokens, whatever time has passed since the one before
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens = start
    for i in range(n):
        tokens = min(depth, tokens + rate)
        if tokens >= sizes[i]:
            conform[i] = True
            tokens -= sizes[i]
        level[i] = tokens
    return conform, level, np.sum(sizes[conform]) / times[-1]
