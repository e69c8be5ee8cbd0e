# took zero degrees as the freezing point instead of the one that depends on the salinity
def sea_water_sigma(S, T):
    n, m = S.shape
    sigma = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            s = S[i, j]
            t = T[i, j]
            if t < 0:
                t = 0.0
            rw = 0.0
            for p in range(len(PURE)):
                rw += PURE[p] * t**p
            A = 0.0
            for p in range(len(SALT_A)):
                A += SALT_A[p] * t**p
            B = 0.0
            for p in range(len(SALT_B)):
                B += SALT_B[p] * t**p
            sigma[i, j] = rw + A * s + B * s**1.5 + SALT_C * s**2 - RHO_0
    return sigma
