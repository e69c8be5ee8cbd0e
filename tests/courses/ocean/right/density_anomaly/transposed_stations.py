def density_anomaly(S, T, z):
    t = T.T - 10
    s = S.T - 35
    r = -NU * t * s - A0 * t - A0 * LAM1 * t**2 / 2 - A0 * MU1 * z * t
    r = r + B0 * s - B0 * LAM2 * s**2 / 2 - B0 * MU2 * z * s
    slope = -A0 - A0 * LAM1 * t - A0 * MU1 * z - NU * s
    return r.T, (-slope / RHO0).T
