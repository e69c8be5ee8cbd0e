# the shot noise is 1 / N, without the area of the map
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    dx = box / n
    dk = np.fft.fft2(rho / rho.mean() - 1) * dx * dx
    P = np.abs(dk) ** 2 / (box * box) - 1 / n_galaxies
    q = 2 * np.pi * np.fft.fftfreq(n, d=dx)
    k2 = q[:, None] ** 2 + q[None, :] ** 2
    kmag = np.sqrt(k2)
    B = edges.size - 1
    out_k, out_p, out_m = np.zeros(B), np.zeros(B), np.zeros(B, int)
    for i in range(n):
        for j in range(n):
            if kmag[i, j] == 0:
                continue
            for b in range(B):
                if edges[b] <= kmag[i, j] < edges[b + 1]:
                    out_k[b] += kmag[i, j]
                    out_p[b] += P[i, j]
                    out_m[b] += 1
    for b in range(B):
        if out_m[b]:
            out_k[b] /= out_m[b]
            out_p[b] /= out_m[b]
    return {"k": out_k, "power": out_p, "modes": out_m}
