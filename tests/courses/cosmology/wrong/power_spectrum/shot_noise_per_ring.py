# the shot noise is divided by the number of modes of the ring
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    delta = rho / np.mean(rho) - 1.0
    dk = (box / n) ** 2 * np.fft.fft2(delta)
    pk = np.abs(dk) ** 2 / box**2
    kk = 2 * np.pi / box * np.fft.fftfreq(n, 1 / n)
    kr = np.sqrt(kk[None, :] ** 2 + kk[:, None] ** 2)
    nb = len(edges) - 1
    k, power, modes = np.zeros(nb), np.zeros(nb), np.zeros(nb, int)
    for i in range(nb):
        m = (kr > 0) & (kr >= edges[i]) & (kr < edges[i + 1])
        modes[i] = m.sum()
        if modes[i] == 0:
            continue
        k[i] = kr[m].mean()
        power[i] = (pk[m].sum() - box**2 / n_galaxies) / modes[i]
    return {"k": k, "power": power, "modes": modes}
