# the transform is multiplied by L/n instead of (L/n)^2
def power_spectrum(rho, box, edges, n_galaxies):
    n = rho.shape[0]
    dx = box / n
    delta_k = np.fft.fft2(rho / rho.mean() - 1) * dx
    Pk = np.abs(delta_k) ** 2 / box**2 - box**2 / n_galaxies
    f = np.fft.fftfreq(n, dx) * 2 * np.pi
    kmod = np.sqrt(f[:, None] ** 2 + f[None, :] ** 2)
    label = np.digitize(kmod, edges) - 1
    label[kmod == 0] = -1
    nb = len(edges) - 1
    ans = {"k": np.zeros(nb), "power": np.zeros(nb), "modes": np.zeros(nb, int)}
    for b in range(nb):
        hit = label == b
        ans["modes"][b] = hit.sum()
        if hit.any():
            ans["k"][b] = kmod[hit].mean()
            ans["power"][b] = Pk[hit].mean()
    return ans
