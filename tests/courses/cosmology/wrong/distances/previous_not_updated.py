# the previous integrand is never updated in the loop: each trapezoid uses 1/h0 at its left end
def distances(z, omega, w, h0):
    H = hubble_rate(z, omega, w, h0)["H"]
    left = 1.0 / h0
    zleft = 0.0
    chi = np.zeros(z.size)
    acc = 0.0
    for i in range(z.size):
        right = 1.0 / H[i]
        acc += 0.5 * (left + right) * (z[i] - zleft)
        chi[i] = acc * C_KM_S
        zleft = z[i]
    dh = C_KM_S / h0
    ok = 1.0 - np.sum(omega)
    if ok > 1e-6:
        dm = dh / np.sqrt(ok) * np.sinh(np.sqrt(ok) * chi / dh)
    elif ok < -1e-6:
        dm = dh / np.sqrt(-ok) * np.sin(np.sqrt(-ok) * chi / dh)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
