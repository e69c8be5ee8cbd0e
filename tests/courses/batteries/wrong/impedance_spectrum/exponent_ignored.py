# used plain capacitances instead of raising j omega tau to the exponent
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    omega = 2 * np.pi * frequency
    R = r[:, :, np.newaxis]
    C = c[:, :, np.newaxis]
    capacitor = 1 / (1j * omega * C)
    arcs = R * capacitor / (R + capacitor)
    z = r0[:, np.newaxis] + arcs.sum(axis=1)
    z = z + 1j * np.outer(inductance, omega)
    z = z + (1 - 1j) * np.outer(sigma, 1 / np.sqrt(omega))
    pack = strings / np.sum(1 / z, axis=0)
    phase = np.degrees(np.angle(pack))
    return z, pack, phase
