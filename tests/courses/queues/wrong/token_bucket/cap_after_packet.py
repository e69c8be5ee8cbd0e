# the tokens are limited to depth only after the packet has taken its own, not before it is checked
def token_bucket(times, sizes, rate, depth, start):
    conform, level = [], []
    tokens = start
    prev = 0
    for t, s in zip(times, sizes):
        tokens = tokens + (t - prev) * rate
        prev = t
        ok = s <= tokens
        if ok:
            tokens = tokens - s
        tokens = min(tokens, depth)
        conform.append(ok)
        level.append(tokens)
    conform = np.array(conform, dtype=bool)
    return conform, np.array(level), (sizes * conform).sum() / times[-1]
