# d_l is d_m (1+z)^2 instead of d_m (1+z)
def distances(z, omega, w, h0):
    f = np.array([1 / h0, *(1 / hubble_rate(z, omega, w, h0)["H"])])
    g = np.array([0, *z])
    chi = C_KM_S * np.cumsum(0.5 * (f[1:] + f[:-1]) * (g[1:] - g[:-1]))
    dm = sk(chi, 1 - omega.sum(), C_KM_S / h0)
    return chi, dm * (1 + z) ** 2, dm / (1 + z)

def sk(chi, ok, dh):
    if ok > 1e-6:
        return dh / np.sqrt(ok) * np.sinh(np.sqrt(ok) * chi / dh)
    if ok < -1e-6:
        return dh / np.sqrt(-ok) * np.sin(np.sqrt(-ok) * chi / dh)
    return chi
