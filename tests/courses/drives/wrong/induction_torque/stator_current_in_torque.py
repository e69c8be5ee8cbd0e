# used the stator current for the torque instead of the rotor current
def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    k, n = len(R_2), len(slip)
    torque = np.zeros((k, n))
    current = np.zeros((k, n))
    for i in range(k):
        for j in range(n):
            Zm = 1j * w * machine["L_m"]
            if slip[j] == 0:
                Zp = Zm
            else:
                Zr = R_2[i] / slip[j] + 1j * w * machine["L_2"]
                Zp = 1 / (1 / Zm + 1 / Zr)
            I = U / 3**0.5 / (machine["R_1"] + 1j * w * machine["L_1"] + Zp)
            current[i, j] = abs(I)
            if slip[j] != 0:
                torque[i, j] = 3 * abs(I) ** 2 * R_2[i] / slip[j] * machine["pole_pairs"] / w
    best = np.array([slip[np.argmax(row)] for row in torque])
    return torque, current, best
