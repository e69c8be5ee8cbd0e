# set the stator current to zero at slip zero instead of the magnetizing current
def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    T = np.zeros((R_2.size, slip.size))
    I = np.zeros((R_2.size, slip.size))
    Zm = 1j * w * machine["L_m"]
    for j, s in enumerate(slip):
        if s == 0:
            continue
        Z2 = R_2 / s + 1j * w * machine["L_2"]
        Zp = Z2 * Zm / (Z2 + Zm)
        I1 = (U / np.sqrt(3)) / (machine["R_1"] + 1j * w * machine["L_1"] + Zp)
        I2 = I1 * Zp / Z2
        T[:, j] = 3 * np.abs(I2) ** 2 * R_2 / s / w * machine["pole_pairs"]
        I[:, j] = np.abs(I1)
    return T, I, slip[T.argmax(axis=1)]
