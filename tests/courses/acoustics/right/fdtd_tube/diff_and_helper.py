# right: np.diff with ghost values, a helper for one step, admittances instead of impedances
def one_step(p, inner, admittance, cu, cp):
    inner = inner - cu * np.diff(p)
    u = np.hstack([-admittance[0] * p[0], inner, admittance[1] * p[-1]])
    return p - cp * np.diff(u), inner, u


def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    ratio = n / (length * fs)
    y = 1 / (np.array(zeta) * RHO * C)
    p, inner = np.zeros(n), np.zeros(n - 1)
    mic, w = np.empty(len(signal)), np.empty(len(signal))
    for t, s in enumerate(signal):
        p, inner, u = one_step(p, inner, y, ratio / RHO, ratio * RHO * C**2)
        p[src] += s
        mic[t] = p[rec]
        w[t] = length / n * (np.square(p).sum() / (2 * RHO * C**2) + 0.5 * RHO * np.square(u).sum())
    return mic, w, p
