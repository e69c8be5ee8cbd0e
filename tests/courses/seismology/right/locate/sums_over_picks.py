# style: the normal equations summed pick by pick with outer products, missing picks skipped with continue
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    h = [float(s) for s in start]
    rms = []
    for _ in range(n_iter):
        t, G = arrival_times(np.array(h), stations, is_s, vp, vs)
        N, g = np.zeros((4, 4)), np.zeros(4)
        swr = sw = 0.0
        for i in range(len(picks)):
            if np.isnan(picks[i]):
                continue
            r = picks[i] - t[i]
            w = weights[i]
            if abs(r) > cutoff:
                w = w * cutoff / abs(r)
            swr += w * r * r
            sw += w
            N += w * np.outer(G[i], G[i])
            g += w * r * G[i]
        rms.append((swr / sw) ** 0.5)
        M = N.copy()
        for j in range(4):
            M[j, j] = (1 + damping) * N[j, j]
        step = np.linalg.solve(M, g)
        h = [a + b for a, b in zip(h, step)]
        if h[2] < 0:
            h[2] = 0.0
    return np.array(h), np.array(rms), rms[-1] ** 2 * np.linalg.inv(N)
