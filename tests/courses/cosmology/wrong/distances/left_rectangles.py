# the integral is a sum of left rectangles: 1/H at the beginning of each interval
def distances(z, omega, w, h0):
    grid = np.concatenate(([0.0], z))
    H = np.concatenate(([h0], hubble_rate(z, omega, w, h0)["H"]))
    chi = C_KM_S * np.cumsum(np.diff(grid) / H[:-1])
    return transverse(chi, z, omega, h0)

def transverse(chi, z, omega, h0):
    ok = 1 - np.sum(omega)
    dh = C_KM_S / h0
    s = np.sqrt(abs(ok))
    if ok > 1e-6:
        dm = dh * np.sinh(s * chi / dh) / s
    elif ok < -1e-6:
        dm = dh * np.sin(s * chi / dh) / s
    else:
        dm = chi
    return chi, (1 + z) * dm, dm / (1 + z)
