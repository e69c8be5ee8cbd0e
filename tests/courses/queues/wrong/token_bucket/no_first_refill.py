# nothing is gained between time 0 and the first packet
def token_bucket(times, sizes, rate, depth, start):
    gap = np.concatenate([[0.0], np.diff(times)])
    conform, level = np.zeros(len(gap), dtype=bool), np.zeros(len(gap))
    tokens = start
    for i, (g, s) in enumerate(zip(gap, sizes)):
        tokens = min(depth, tokens + rate * g)
        if s <= tokens:
            conform[i], tokens = True, tokens - s
        level[i] = tokens
    return conform, level, sizes[conform].sum() / times[-1]
