# level is what is missing in the bucket (depth minus tokens) instead of the tokens
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    used = depth - start
    conform = np.zeros(n, dtype=bool)
    level = np.zeros(n)
    last = 0.0
    for i in range(n):
        used = max(0.0, used - rate * (times[i] - last))
        last = times[i]
        if used + sizes[i] <= depth:
            used += sizes[i]
            conform[i] = True
        level[i] = used
    return conform, level, np.sum(sizes[conform]) / times[-1]
