# the window has one day too few: ends before day t
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    D = len(interval)
    lam = np.zeros(T)
    for t in range(T):
        for s in range(1, 1 + D):
            if s <= t:
                lam[t] += interval[s - 1] * counts[t - s]
    m_list, sds = ([], [])
    for t in range(window, T):
        cases = 0.0
        P = 0.0
        for u in range(t - window + 1, t):
            cases += counts[u]
            P += lam[u]
        alpha = cases + shape
        step1 = 1 / scale
        h = step1 + P
        m_list.append(alpha / h)
        sds.append(np.sqrt(alpha) / h)
    return (np.array(m_list), np.array(sds))
