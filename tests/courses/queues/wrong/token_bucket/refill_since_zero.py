# each packet adds rate times its whole arrival time, the time of the packet before is not subtracted
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform = np.zeros(n, dtype=bool)
    level = np.zeros(n)
    tokens = start
    for i in range(n):
        tokens = tokens + rate * times[i]
        if tokens > depth:
            tokens = depth
        if sizes[i] <= tokens:
            tokens = tokens - sizes[i]
            conform[i] = True
        level[i] = tokens
    total = 0.0
    for i in range(n):
        if conform[i]:
            total += sizes[i]
    return conform, level, total / times[n - 1]
