# every packet takes its tokens whether it passes or not, and the bucket may become negative
def token_bucket(times, sizes, rate, depth, start):
    level = np.zeros(len(times))
    conform = np.zeros(len(times), dtype=bool)
    last_time, last_level = 0.0, start
    for i, t in enumerate(times):
        available = min(depth, last_level + rate * (t - last_time))
        conform[i] = available >= sizes[i]
        level[i] = available - sizes[i]
        last_time, last_level = t, level[i]
    goodput = np.where(conform, sizes, 0.0).sum() / times[-1]
    return conform, level, goodput
