# goodput counts the bytes of all packets, also of the dropped ones
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    dt = times - np.r_[0.0, times[:-1]]
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    x = start
    for i in range(n):
        x = min(depth, x + rate * dt[i])
        conform[i] = x >= sizes[i]
        x = x - sizes[i] if conform[i] else x
        level[i] = x
    return conform, level, sizes.sum() / times[-1]
