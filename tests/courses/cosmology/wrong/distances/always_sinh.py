# the closed case also uses sinh (with the root of |omega_k|): there is no branch for negative curvature
def distances(z, omega, w, h0):
    H = hubble_rate(z, omega, w, h0)["H"]
    prev_z, prev_f, s = 0.0, 1 / h0, 0.0
    chi = np.empty(len(z))
    for i in range(len(z)):
        f = 1 / H[i]
        s += (z[i] - prev_z) * (f + prev_f) / 2
        chi[i] = C_KM_S * s
        prev_z, prev_f = z[i], f
    omk = np.abs(1 - omega.sum())
    if omk > 1e-6:
        rc = C_KM_S / h0 / np.sqrt(omk)
        dm = rc * np.sinh(chi / rc)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
