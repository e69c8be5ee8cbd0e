# amplitudes and phases from complex numbers
def tidal_fit(t, h, periods):
    keep = np.flatnonzero(~np.isnan(h))
    E = np.exp(2j * np.pi * t[keep, None] / periods)
    D = np.concatenate([E.real, E.imag, np.ones((keep.size, 1))], axis=1)
    p = np.linalg.pinv(D) @ h[keep]
    k = periods.size
    zc = p[:k] + 1j * p[k : 2 * k]
    fit = D @ p
    share = np.var(fit) / np.var(h[keep])
    return {
        "mean": p[-1],
        "amplitude": np.abs(zc),
        "phase": np.mod(np.angle(zc, deg=True), 360),
        "explained": share,
    }
