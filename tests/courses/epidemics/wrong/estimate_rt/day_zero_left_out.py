# s < t: day 0 never infects anybody
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    D = len(interval)
    lam = np.zeros(T)
    for t in range(T):
        for s in range(1, 1 + D):
            if s < t:
                lam[t] += interval[s - 1] * counts[t - s]
    means, s_list = ([], [])
    for t in range(window, T):
        infs = 0.0
        P = 0.0
        for u in range(t - window + 1, 1 + t):
            infs = infs + counts[u]
            P += lam[u]
        alpha = shape + infs
        aux1 = 1 / scale
        rate = aux1 + P
        means.append(alpha / rate)
        s_list.append(np.sqrt(alpha) / rate)
    return (np.array(means), np.array(s_list))
