def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    D = len(interval)
    Lambda = np.zeros(T)
    for t in range(T):
        for s in range(1, D + 1):
            if s <= t:
                Lambda[t] += interval[s - 1] * counts[t - s]
    means, sds = [], []
    for t in range(window, T):
        cases = 0.0
        pressure = 0.0
        for u in range(t - window + 1, t + 1):
            cases += counts[u]
            pressure += Lambda[u]
        a = shape + cases
        rate = 1 / scale + pressure
        means.append(a / rate)
        sds.append(np.sqrt(a) / rate)
    return np.array(means), np.array(sds)
