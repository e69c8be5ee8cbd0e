# the prefactor of sin and sinh is D_H times the root of |omega_k| instead of divided by it
def distances(z, omega, w, h0):
    hz = hubble_rate(z, omega, w, h0)["H"]
    chi = np.zeros(z.shape)
    for i in range(z.shape[0]):
        if i == 0:
            chi[i] = C_KM_S * z[0] * (1 / hz[0] + 1 / h0) / 2
        else:
            chi[i] = chi[i - 1] + C_KM_S * (z[i] - z[i - 1]) * (1 / hz[i] + 1 / hz[i - 1]) / 2
    DH = C_KM_S / h0
    ok = 1 - omega.sum()
    sq = np.sqrt(abs(ok))
    if ok > 1e-6:
        dm = DH * sq * np.sinh(sq * chi / DH)
    elif ok < -1e-6:
        dm = DH * sq * np.sin(sq * chi / DH)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
