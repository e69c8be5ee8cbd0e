# the packet is checked against the tokens before the refill, which is added afterwards
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = start, 0.0
    for i in range(n):
        if sizes[i] <= tokens:
            conform[i] = True
            tokens -= sizes[i]
        tokens = min(depth, tokens + rate * (times[i] - last))
        last = times[i]
        level[i] = tokens
    return conform, level, np.sum(sizes[conform]) / times[-1]
