# left the nu term out of alpha instead of differentiating it as well
def density_anomaly(S, T, z):
    t, s = T - 10, S - 35
    r = np.empty_like(t)
    alpha = np.empty_like(t)
    for level, depth in enumerate(z):
        tt, ss = t[level], s[level]
        r[level] = B0 * ss * (1 - LAM2 * ss / 2 - MU2 * depth) - NU * tt * ss
        r[level] -= A0 * tt * (1 + LAM1 * tt / 2 + MU1 * depth)
        alpha[level] = A0 * (1 + LAM1 * tt + MU1 * depth) / RHO0
    return r, alpha
