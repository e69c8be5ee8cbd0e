# took the depth of the first level instead of that of each level
def density_anomaly(S, T, z):
    k, m = S.shape
    r = np.zeros((k, m))
    alpha = np.zeros((k, m))
    depth = z[0]
    for i in range(k):
        for j in range(m):
            t = T[i, j] - 10
            s = S[i, j] - 35
            r[i, j] = -A0 * (1 + 0.5 * LAM1 * t + MU1 * depth) * t
            r[i, j] += B0 * (1 - 0.5 * LAM2 * s - MU2 * depth) * s
            r[i, j] -= NU * t * s
            alpha[i, j] = (A0 * (1 + LAM1 * t + MU1 * depth) + NU * s) / RHO0
    return r, alpha
