# the loop over lags stops one too early
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    D = len(interval)
    lam = np.zeros(T)
    for t in range(T):
        for s in range(1, D):
            if s <= t:
                lam[t] += counts[t - s] * interval[s - 1]
    m_list, sds = ([], [])
    for t in range(window, T):
        infs = 0.0
        P = 0.0
        for u in range(t - window + 1, 1 + t):
            infs += counts[u]
            P += lam[u]
        alpha = infs + shape
        rate = P + 1 / scale
        m_list.append(alpha / rate)
        sds.append(np.sqrt(alpha) / rate)
    ret0 = np.array(m_list)
    ret1 = np.array(sds)
    return (ret0, ret1)
