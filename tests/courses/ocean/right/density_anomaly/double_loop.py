def density_anomaly(S, T, z):
    k, m = S.shape
    r = np.zeros((k, m))
    alpha = np.zeros((k, m))
    for j in range(m):
        for i in range(k):
            t, s = T[i, j] - 10, S[i, j] - 35
            cold = A0 * (t + LAM1 / 2 * t * t + MU1 * z[i] * t)
            salt = B0 * (s - LAM2 / 2 * s * s - MU2 * z[i] * s)
            r[i, j] = salt - cold - NU * t * s
            alpha[i, j] = (A0 + A0 * LAM1 * t + A0 * MU1 * z[i] + NU * s) / RHO0
    return r, alpha
