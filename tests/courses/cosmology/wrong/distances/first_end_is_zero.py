# the integrand at redshift 0 is taken as 0 instead of c / h0
def distances(z, omega, w, h0):
    g = C_KM_S / hubble_rate(z, omega, w, h0)["H"]
    last, zl = 0.0, 0.0
    d, chi = 0.0, []
    for gi, zi in zip(g, z):
        d += 0.5 * (gi + last) * (zi - zl)
        chi.append(d)
        last, zl = gi, zi
    chi = np.asarray(chi)
    K = 1 - omega.sum()
    DH = C_KM_S / h0
    sK = abs(K) ** 0.5
    if K > 1e-6:
        D = DH / sK * np.sinh(sK * chi / DH)
    elif K < -1e-6:
        D = DH / sK * np.sin(sK * chi / DH)
    else:
        D = chi
    return chi, D * (1 + z), D / (1 + z)
