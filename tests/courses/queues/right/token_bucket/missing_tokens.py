# counts what is missing in the bucket instead of what is in it
def token_bucket(times, sizes, rate, depth, start):
    missing = depth - start
    conform, level = [], []
    prev = 0.0
    for t, s in zip(times, sizes):
        missing = max(0.0, missing - rate * (t - prev))
        prev = t
        ok = bool(missing + s <= depth)
        missing += s * ok
        conform.append(ok)
        level.append(depth - missing)
    conform = np.array(conform)
    return conform, np.array(level), np.dot(sizes, conform) / times[-1]
