# a packet conforms if it is not larger than the bucket (depth), instead of the tokens that are in it
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    fits = sizes <= depth
    level = np.zeros(n)
    tokens, last = start, 0.0
    for i in range(n):
        tokens = min(depth, tokens + rate * (times[i] - last))
        last = times[i]
        if fits[i]:
            tokens = tokens - sizes[i]
        level[i] = tokens
    return fits, level, sizes[fits].sum() / times[-1]
