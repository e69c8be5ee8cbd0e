# the transform is averaged over the ring before its modulus is squared, so phases cancel
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    dk = np.fft.fft2(rho / rho.mean() - 1) * (box / n) ** 2
    freq = 2 * np.pi * np.fft.fftfreq(n, d=box / n)
    size = np.sqrt(freq[:, None] ** 2 + freq[None, :] ** 2)
    k, power, modes = [], [], []
    for i in range(len(edges) - 1):
        sel = (size >= edges[i]) & (size < edges[i + 1]) & (size > 0)
        modes.append(sel.sum())
        if sel.sum() == 0:
            k.append(0.0)
            power.append(0.0)
        else:
            k.append(size[sel].mean())
            power.append(np.abs(dk[sel].mean()) ** 2 / box**2 - box**2 / n_galaxies)
    return {"k": np.array(k), "power": np.array(power), "modes": np.array(modes)}
