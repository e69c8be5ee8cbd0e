# goodput is divided by the number of packets instead of by the time of the last one
def token_bucket(times, sizes, rate, depth, start):
    def step(tokens, gap, size):
        tokens = min(depth, tokens + rate * gap)
        if tokens >= size:
            return True, tokens - size
        return False, tokens

    conform, level = [], []
    tokens = start
    for gap, size in zip(np.diff(times, prepend=0), sizes):
        ok, tokens = step(tokens, gap, size)
        conform.append(ok)
        level.append(tokens)
    conform = np.array(conform)
    return conform, np.array(level), np.mean(conform * sizes)
