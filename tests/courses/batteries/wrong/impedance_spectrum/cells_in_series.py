# added the impedances of the cells as in series instead of their admittances
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    jw = 2j * np.pi * frequency
    z = r0[:, None] + inductance[:, None] * jw
    for a in range(r.shape[1]):
        R = r[:, a][:, None]
        C = c[:, a][:, None]
        z = z + R / (1 + (jw * R * C) ** alpha[:, a][:, None])
    z = z + sigma[:, None] * (1 - 1j) / np.sqrt(np.abs(jw))
    pack = np.zeros(len(frequency), dtype=complex)
    for one in z:
        pack += one
    pack = pack * strings
    return z, pack, np.angle(pack) * 180 / np.pi
