def cape_cin(z, p, T, rh, Tp):
    k, m = T.shape
    w = moisture(T, rh, p.reshape(k, 1))["w"]
    env = (T + KELVIN) * (1 + 0.61 * w)
    cape, cin = np.zeros(m), np.zeros(m)
    for col in range(m):
        b = G * (Tp[:, col] / env[:, col] - 1)
        below, free = 0.0, False
        for i in range(k - 1):
            e = (b[i] + b[i + 1]) * (z[i + 1] - z[i]) / 2
            if e > 0:
                free = True
                cape[col] += e
            elif not free:
                below += e
        if free:
            cin[col] = below
    return cape, cin
