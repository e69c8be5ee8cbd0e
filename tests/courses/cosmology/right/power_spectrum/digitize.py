# flattened arrays, digitize and bincount; the zero mode cut off first
def power_spectrum(rho, box, edges, n_galaxies):
    n = rho.shape[0]
    P = np.abs(np.fft.fft2(rho)) ** 2 / rho.sum() ** 2 * box**2
    q = np.fft.fftfreq(n, 1 / n)
    k = (2 * np.pi / box * np.hypot(*np.meshgrid(q, q, indexing="ij"))).ravel()[1:]
    P = P.ravel()[1:]
    nb = len(edges) - 1
    b = np.digitize(k, edges)
    count = np.bincount(b, minlength=nb + 2)[1:nb + 1]
    ks = np.bincount(b, k, nb + 2)[1:nb + 1]
    ps = np.bincount(b, P, nb + 2)[1:nb + 1]
    out = count > 0
    safe = np.where(out, count, 1)
    return {"k": ks / safe, "power": np.where(out, ps / safe - box**2 / n_galaxies, 0.0), "modes": count}
