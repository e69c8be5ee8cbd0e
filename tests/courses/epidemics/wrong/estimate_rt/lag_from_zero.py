# the first weight of the interval is taken for the same day, lag 0
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    D = len(interval)
    lam = np.zeros(T)
    for t in range(T):
        for s in range(1, D + 1):
            if s <= t:
                lam[t] += counts[t - s + 1] * interval[s - 1]
    m_list, sds = ([], [])
    for t in range(window, T):
        infs = 0.0
        P = 0.0
        for u in range(t - window + 1, 1 + t):
            infs += counts[u]
            P = P + lam[u]
        alpha = shape + infs
        h = P + 1 / scale
        m_list.append(alpha / h)
        sds.append(np.sqrt(alpha) / h)
    return (np.array(m_list), np.array(sds))
