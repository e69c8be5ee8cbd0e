# fftfreq gets d = box instead of box / n: the wavenumbers are n times too small
def power_spectrum(rho, box, edges, n_galaxies):
    n = rho.shape[0]
    field = rho / rho.mean() - 1
    spec = np.abs(np.fft.fft2(field)) ** 2 * (box / n**2) ** 2
    freqs = 2 * np.pi * np.fft.fftfreq(n, d=box)
    a, b = np.meshgrid(freqs, freqs, indexing="ij")
    modk = np.hypot(a, b)
    nring = edges.shape[0] - 1
    km, pm, nm = np.zeros(nring), np.zeros(nring), np.zeros(nring, int)
    for i, (e0, e1) in enumerate(zip(edges[:-1], edges[1:])):
        mask = (modk >= e0) & (modk < e1) & (modk > 0)
        nm[i] = mask.sum()
        if nm[i] > 0:
            km[i] = modk[mask].mean()
            pm[i] = spec[mask].mean() - box**2 / n_galaxies
    return {"k": km, "power": pm, "modes": nm}
