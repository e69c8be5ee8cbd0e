# d_l is computed from the line-of-sight distance chi instead of the transverse one; d_a is right
def distances(z, omega, w, h0):
    zg = np.r_[0, z]
    ig = C_KM_S / np.r_[h0, hubble_rate(z, omega, w, h0)["H"]]
    chi = np.zeros(len(z))
    for i in range(len(z)):
        for j in range(i + 1):
            chi[i] += 0.5 * (zg[j + 1] - zg[j]) * (ig[j + 1] + ig[j])
    om_k = 1 - omega.sum()
    dh = C_KM_S / h0
    if om_k > 1e-6:
        dt = dh / np.sqrt(om_k) * np.sinh(np.sqrt(om_k) * chi / dh)
    elif om_k < -1e-6:
        dt = dh / np.sqrt(-om_k) * np.sin(np.sqrt(-om_k) * chi / dh)
    else:
        dt = chi
    return chi, chi * (1 + z), dt / (1 + z)
