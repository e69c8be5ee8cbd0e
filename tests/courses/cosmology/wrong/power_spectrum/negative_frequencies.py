# the wavenumbers run from 0 to n - 1 times 2 pi / L: the upper half is not folded to negative frequencies
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    d = rho / rho.mean() - 1
    P = np.abs(np.fft.fft2(d) * (box / n) ** 2) ** 2 / box**2
    freq = 2 * np.pi / box * np.arange(n)
    k = np.sqrt(freq[:, None] ** 2 + freq[None, :] ** 2)
    kk, pp, mm = [], [], []
    for lo, hi in zip(edges[:-1], edges[1:]):
        s = (k >= lo) & (k < hi) & (k > 0)
        mm.append(int(s.sum()))
        if s.any():
            kk.append(k[s].mean())
            pp.append(P[s].mean() - box**2 / n_galaxies)
        else:
            kk.append(0.0)
            pp.append(0.0)
    return {"k": np.array(kk), "power": np.array(pp), "modes": np.array(mm)}
