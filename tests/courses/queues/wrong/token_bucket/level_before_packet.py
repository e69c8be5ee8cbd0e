# level is recorded before the packet takes its tokens instead of just after
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    now, credit = 0.0, start
    for i in range(n):
        credit = min(depth, credit + rate * (times[i] - now))
        now = times[i]
        level[i] = credit
        if credit >= sizes[i]:
            conform[i] = True
            credit -= sizes[i]
    return conform, level, sizes[conform].sum() / times[-1]
