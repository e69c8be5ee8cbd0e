# a dropped packet takes tokens, too, down to none
def token_bucket(times, sizes, rate, depth, start):
    N = len(times)
    ok = np.zeros(N, dtype=bool)
    lvl = np.zeros(N)
    tk = start
    t0 = 0.0
    for i in range(N):
        tk = min(tk + rate * (times[i] - t0), depth)
        t0 = times[i]
        ok[i] = tk >= sizes[i]
        tk = max(tk - sizes[i], 0.0)
        lvl[i] = tk
    return ok, lvl, sum(sizes[ok]) / times[-1]
