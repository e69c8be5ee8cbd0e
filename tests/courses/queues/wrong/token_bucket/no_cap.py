# the bucket is never full: the tokens are not limited to depth
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform = np.zeros(n, dtype=bool)
    level = np.zeros(n)
    bucket = start
    before = 0.0
    for k in range(n):
        bucket += rate * (times[k] - before)
        before = times[k]
        if sizes[k] <= bucket:
            bucket -= sizes[k]
            conform[k] = True
        level[k] = bucket
    return conform, level, sizes[conform].sum() / times[-1]
