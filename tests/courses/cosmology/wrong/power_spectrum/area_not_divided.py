# the power is not divided by the area L^2
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    delta = rho / rho.mean() - 1
    power2 = np.abs(np.fft.fft2(delta) * box**2 / n**2) ** 2
    noise = box**2 / n_galaxies
    kf = 2 * np.pi / box
    idx = np.arange(n)
    idx = np.where(idx > (n - 1) // 2, idx - n, idx)
    kk = kf * np.sqrt(idx[:, None] ** 2 + idx[None, :] ** 2)
    out = []
    for i in range(len(edges) - 1):
        sel = (kk >= edges[i]) & (kk < edges[i + 1]) & (kk > 0)
        num = sel.sum()
        out.append((kk[sel].mean(), power2[sel].mean() - noise, num) if num else (0.0, 0.0, 0))
    kmean, p, modes = zip(*out)
    return {"k": np.array(kmean), "power": np.array(p), "modes": np.array(modes)}
