# the power is divided by L instead of L^2
def power_spectrum(rho, box, edges, n_galaxies):
    N = len(rho)
    cell = box / N
    dk = cell**2 * np.fft.fftn(rho / rho.mean() - 1)
    P = np.real(dk * np.conj(dk)) / box
    k1 = 2 * np.pi * np.fft.fftfreq(N, cell)
    k = np.sqrt(sum(g**2 for g in np.meshgrid(k1, k1)))
    sn = box**2 / n_galaxies
    mk, mp, mm = [], [], []
    for i in range(len(edges) - 1):
        pick = (k >= edges[i]) & (k < edges[i + 1]) & (k > 0)
        mm.append(np.count_nonzero(pick))
        mk.append(np.mean(k[pick]) if mm[-1] > 0 else 0.0)
        mp.append(np.mean(P[pick]) - sn if mm[-1] > 0 else 0.0)
    return {"k": np.array(mk), "power": np.array(mp), "modes": np.array(mm)}
