# virtual scheduling (GCRA): keeps the time at which the bucket will be full instead of the tokens
def token_bucket(times, sizes, rate, depth, start):
    full_at = (depth - start) / rate
    n = len(times)
    conform = np.zeros(n, dtype=bool)
    level = np.zeros(n)
    total = 0.0
    for i in range(n):
        full_at = max(full_at, times[i])
        if depth - rate * (full_at - times[i]) >= sizes[i]:
            conform[i] = True
            full_at += sizes[i] / rate
            total += sizes[i]
        level[i] = depth - rate * (full_at - times[i])
    return conform, level, total / times[-1]
