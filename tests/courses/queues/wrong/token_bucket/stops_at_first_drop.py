# the loop ends at the first packet that does not conform, all later ones are counted as dropped with level 0
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = start, 0.0
    for i in range(n):
        tokens = min(depth, tokens + rate * (times[i] - last))
        last = times[i]
        level[i] = tokens
        if sizes[i] > tokens:
            break
        conform[i] = True
        tokens -= sizes[i]
        level[i] = tokens
    return conform, level, np.sum(sizes[conform]) / times[-1]
