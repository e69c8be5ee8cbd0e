# goodput counts the packets that pass instead of their bytes
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    tokens, last = start, 0.0
    passed = 0
    for i in range(n):
        tokens += rate * (times[i] - last)
        tokens = min(depth, tokens)
        last = times[i]
        if tokens >= sizes[i]:
            conform[i] = True
            tokens -= sizes[i]
            passed += 1
        level[i] = tokens
    return conform, level, passed / times[-1]
