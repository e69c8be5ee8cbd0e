# the integral is a sum of right rectangles: 1/H at the end of each interval
def distances(z, omega, w, h0):
    H = hubble_rate(z, omega, w, h0)["H"]
    chi = []
    acc = 0.0
    prev = 0.0
    for zi, Hi in zip(z, H):
        acc = acc + C_KM_S * (zi - prev) / Hi
        prev = zi
        chi.append(acc)
    chi = np.array(chi)
    k = 1 - sum(omega)
    R = C_KM_S / h0
    if k > 1e-6:
        R = R / np.sqrt(k)
        dm = R * np.sinh(chi / R)
    elif k < -1e-6:
        R = R / np.sqrt(-k)
        dm = R * np.sin(chi / R)
    else:
        dm = 1.0 * chi
    return chi, dm * (1 + z), dm / (1 + z)
