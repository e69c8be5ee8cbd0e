# membership matrix of rings and modes with einsum; everything shifted to put k = 0 in the middle
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    d = (rho - rho.mean()) / rho.mean()
    raw = np.fft.fftshift(np.abs(np.fft.ifft2(d)) ** 2) * box**2
    f = np.fft.fftshift(np.fft.fftfreq(n, d=box / n)) * 2 * np.pi
    size = np.sqrt(f[:, None] ** 2 + f[None, :] ** 2)
    member = (size >= edges[:-1, None, None]) & (size < edges[1:, None, None]) & (size > 0)
    modes = member.sum(axis=(1, 2))
    k = np.einsum("bij,ij->b", member, size) / np.maximum(modes, 1)
    power = np.einsum("bij,ij->b", member, raw - box**2 / n_galaxies) / np.maximum(modes, 1)
    return {"k": k, "power": power, "modes": modes}
