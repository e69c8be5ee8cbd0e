# rings without modes get minus the shot noise as their power instead of zero
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    ft = np.fft.fft2(rho / rho.mean() - 1) * (box / n) ** 2
    raw = (np.abs(ft) ** 2 / box**2).flatten()
    kf = 2 * np.pi * np.fft.fftfreq(n, d=box / n)
    k = np.sqrt(kf[:, None] ** 2 + kf[None, :] ** 2).flatten()
    raw, k = raw[k > 0], k[k > 0]
    nb = len(edges) - 1
    sums = np.zeros((3, nb))
    for kv, pv in zip(k, raw):
        b = np.searchsorted(edges, kv, side="right") - 1
        if 0 <= b < nb:
            sums[:, b] += (kv, pv, 1)
    cnt = np.maximum(sums[2], 1)
    return {"k": sums[0] / cnt, "power": sums[1] / cnt - box**2 / n_galaxies, "modes": sums[2].astype(int)}
