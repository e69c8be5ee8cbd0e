# goodput is that of the dropped packets, the mask is inverted
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    tokens, last = start, 0.0
    dropped = np.zeros(n, dtype=bool)
    level = np.zeros(n)
    for i in range(n):
        tokens = min(depth, tokens + rate * (times[i] - last))
        last = times[i]
        if sizes[i] > tokens:
            dropped[i] = True
        else:
            tokens -= sizes[i]
        level[i] = tokens
    return ~dropped, level, sizes[dropped].sum() / times[-1]
