# the transform is fftshifted but the wavenumbers are not, so power and k do not belong together
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    delta = rho / rho.mean() - 1
    dk = np.fft.fftshift(np.fft.fft2(delta)) * (box / n) ** 2
    Pk = np.abs(dk) ** 2 / box**2
    kx = 2 * np.pi * np.fft.fftfreq(n, d=box / n)
    kmag = np.sqrt(kx[:, None] ** 2 + kx[None, :] ** 2)
    B = len(edges) - 1
    k, p, c = np.zeros(B), np.zeros(B), np.zeros(B, int)
    for b in range(B):
        sel = (kmag >= edges[b]) & (kmag < edges[b + 1]) & (kmag > 0)
        c[b] = sel.sum()
        if c[b]:
            k[b] = kmag[sel].mean()
            p[b] = Pk[sel].mean() - box**2 / n_galaxies
    return {"k": k, "power": p, "modes": c}
