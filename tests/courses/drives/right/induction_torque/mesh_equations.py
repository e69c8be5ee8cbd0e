def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    p, Lm = machine["pole_pairs"], machine["L_m"]
    torque = np.empty((R_2.size, slip.size))
    current = np.empty((R_2.size, slip.size))
    for i in range(R_2.size):
        for j in range(slip.size):
            s = slip[j]
            # the rotor's equation is multiplied by s
            Z = np.array(
                [
                    [machine["R_1"] + 1j * w * (machine["L_1"] + Lm), -1j * w * Lm],
                    [-1j * w * Lm * s, R_2[i] + 1j * w * s * (machine["L_2"] + Lm)],
                ]
            )
            I1, I2 = np.linalg.solve(Z, np.array([U / np.sqrt(3), 0]))
            current[i, j] = abs(I1)
            torque[i, j] = 3 * p * Lm * np.imag(np.conj(I1) * I2)
    return torque, current, slip[np.argmax(torque, axis=1)]
