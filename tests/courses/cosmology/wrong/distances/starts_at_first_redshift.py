# the integral starts at z[0] instead of 0: the first distance is zero and the first piece is missing everywhere
def distances(z, omega, w, h0):
    H = hubble_rate(z, omega, w, h0)["H"]
    f = C_KM_S / H
    seg = 0.5 * (f[1:] + f[:-1]) * np.diff(z)
    chi = np.concatenate(([0.0], np.cumsum(seg)))
    Ok = 1 - omega.sum()
    DH = C_KM_S / h0
    if abs(Ok) <= 1e-6:
        DM = chi.copy()
    elif Ok > 0:
        DM = DH / np.sqrt(Ok) * np.sinh(np.sqrt(Ok) * chi / DH)
    else:
        DM = DH / np.sqrt(-Ok) * np.sin(np.sqrt(-Ok) * chi / DH)
    return chi, DM * (1 + z), DM / (1 + z)
