# left out the inductance instead of adding it in series
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    n, b = r.shape
    f = len(frequency)
    z = np.zeros((n, f), dtype=complex)
    for m in range(f):
        omega = 2 * np.pi * frequency[m]
        arcs = np.sum(r / (1 + (1j * omega * r * c) ** alpha), axis=1)
        z[:, m] = r0 + arcs + sigma * (1 - 1j) / omega**0.5
    pack = strings / np.sum(1 / z, axis=0)
    phase = np.degrees(np.angle(pack))
    return z, pack, phase
