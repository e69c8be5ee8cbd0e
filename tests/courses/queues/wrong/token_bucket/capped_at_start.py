# the bucket is limited to start, the tokens at time 0, instead of to depth
def token_bucket(times, sizes, rate, depth, start):
    size_of_bucket = start
    tokens = start
    last = 0.0
    out = np.zeros((len(times), 2))
    for i, (t, s) in enumerate(zip(times, sizes)):
        tokens = min(size_of_bucket, tokens + rate * (t - last))
        last = t
        if s <= tokens:
            out[i, 0] = 1
            tokens -= s
        out[i, 1] = tokens
    passed = out[:, 0] == 1
    return passed, out[:, 1], sizes[passed].sum() / times[-1]
