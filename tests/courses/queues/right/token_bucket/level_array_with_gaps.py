# the gaps from np.diff, the level of the packet before read from the array
def token_bucket(times, sizes, rate, depth, start):
    gains = rate * np.diff(times, prepend=0.0)
    level = np.empty(len(times) + 1)
    level[0] = start
    conform = np.empty(len(times), dtype=bool)
    for k, gain in enumerate(gains):
        have = np.minimum(level[k] + gain, depth)
        conform[k] = have >= sizes[k]
        level[k + 1] = np.where(conform[k], have - sizes[k], have)
    goodput = np.where(conform, sizes, 0).sum() / times[-1]
    return conform, level[1:], goodput
