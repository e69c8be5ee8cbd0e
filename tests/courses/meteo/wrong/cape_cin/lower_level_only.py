# took the buoyancy of the layer's lower level instead of the mean of both levels
def cape_cin(z, p, T, rh, Tp):
    k, m = T.shape
    w = moisture(T, rh, p[:, np.newaxis])["w"]
    cape, cin = np.zeros(m), np.zeros(m)
    for col in range(m):
        env = (T[:, col] + KELVIN) * (1 + 0.61 * w[:, col])
        b = G * (Tp[:, col] / env - 1)
        found = False
        below = 0.0
        for i in range(k - 1):
            e = b[i] * (z[i + 1] - z[i])
            if e > 0:
                found = True
                cape[col] += e
            elif not found:
                below += e
        if found:
            cin[col] = below
    return cape, cin
