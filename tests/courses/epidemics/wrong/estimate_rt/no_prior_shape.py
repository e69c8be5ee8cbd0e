# the shape of the prior is left out
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    D = len(interval)
    lam = np.zeros(T)
    for t in range(T):
        for s in range(1, D + 1):
            if s <= t:
                lam[t] += interval[s - 1] * counts[t - s]
    m_list, s_list = ([], [])
    for t in range(window, T):
        cases = 0.0
        P = 0.0
        for u in range(t - window + 1, 1 + t):
            cases += counts[u]
            P += lam[u]
        alpha = cases
        h = 1 / scale + P
        m_list.append(alpha / h)
        s_list.append(np.sqrt(alpha) / h)
    ret0 = np.array(m_list)
    ret1 = np.array(s_list)
    return (ret0, ret1)
