# left rectangles instead of trapezoids, and sin and sinh are swapped
def distances(z, omega, w, h0):
    H = hubble_rate(z, omega, w, h0)["H"]
    chi = np.zeros(len(z))
    chi[0] = C_KM_S * z[0] / h0
    for i in range(1, len(z)):
        chi[i] = chi[i - 1] + C_KM_S * (z[i] - z[i - 1]) / H[i - 1]
    dh, ok = C_KM_S / h0, 1 - omega.sum()
    s = np.sqrt(abs(ok))
    if ok > 1e-6:
        dm = dh / s * np.sin(s * chi / dh)
    elif ok < -1e-6:
        dm = dh / s * np.sinh(s * chi / dh)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
