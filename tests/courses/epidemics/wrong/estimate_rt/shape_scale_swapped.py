# shape and scale of the prior are swapped
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    D = len(interval)
    Lambda = np.zeros(T)
    for t in range(T):
        for s in range(1, 1 + D):
            if s <= t:
                Lambda[t] += interval[s - 1] * counts[t - s]
    m_list, s_list = ([], [])
    for t in range(window, T):
        cases = 0.0
        pressure = 0.0
        for u in range(t - window + 1, t + 1):
            cases += counts[u]
            pressure = pressure + Lambda[u]
        alpha = cases + scale
        rate = 1 / shape + pressure
        m_list.append(alpha / rate)
        s_list.append(np.sqrt(alpha) / rate)
    ret0 = np.array(m_list)
    ret1 = np.array(s_list)
    return (ret0, ret1)
