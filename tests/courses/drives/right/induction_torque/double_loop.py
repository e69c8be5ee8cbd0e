def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    T = np.zeros((len(R_2), len(slip)))
    I = np.zeros_like(T)
    best = np.zeros(len(R_2))
    for i, r in enumerate(R_2):
        for j, s in enumerate(slip):
            Zm = 1j * w * machine["L_m"]
            Z1 = machine["R_1"] + 1j * w * machine["L_1"]
            if s == 0:
                I[i, j] = abs(U / np.sqrt(3) / (Z1 + Zm))
            else:
                Z2 = r / s + 1j * w * machine["L_2"]
                i1 = U / np.sqrt(3) / (Z1 + 1 / (1 / Z2 + 1 / Zm))
                i2 = i1 / (1 + Z2 / Zm)
                I[i, j] = abs(i1)
                T[i, j] = 3 * (i2.real**2 + i2.imag**2) * r / s * machine["pole_pairs"] / w
        best[i] = slip[T[i].argmax()]
    return T, I, best
