# the modulus of the transform is not squared
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    delta = rho / rho.mean() - 1
    amp = np.abs((box / n) ** 2 * np.fft.fft2(delta)) / box**2
    k1 = 2 * np.pi * np.fft.fftfreq(n, d=box / n)
    kr = np.sqrt(k1[:, np.newaxis] ** 2 + k1[np.newaxis, :] ** 2)
    b = len(edges) - 1
    k = np.zeros(b)
    pw = np.zeros(b)
    md = np.zeros(b, dtype=int)
    for i in range(b):
        in_ring = (kr >= edges[i]) * (kr < edges[i + 1]) * (kr > 0)
        if in_ring.sum() > 0:
            md[i] = in_ring.sum()
            k[i] = np.sum(kr * in_ring) / md[i]
            pw[i] = np.sum(amp * in_ring) / md[i] - box**2 / n_galaxies
    return {"k": k, "power": pw, "modes": md}
