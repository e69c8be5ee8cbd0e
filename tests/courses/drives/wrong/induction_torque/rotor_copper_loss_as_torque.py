# used the copper loss of the rotor instead of the power across the air gap, without dividing by the slip
def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    U_phase = U / np.sqrt(3)
    Z1 = machine["R_1"] + 1j * w * machine["L_1"]
    Zm = 1j * w * machine["L_m"]
    torque, current, best = [], [], []
    for R in R_2:
        row_T, row_I = [], []
        for s in slip:
            if s == 0:
                row_T.append(0.0)
                row_I.append(abs(U_phase / (Z1 + Zm)))
                continue
            Z2 = R / s + 1j * w * machine["L_2"]
            I1 = U_phase / (Z1 + Zm * Z2 / (Zm + Z2))
            I2 = I1 * Zm / (Zm + Z2)
            row_T.append(3 * abs(I2) ** 2 * R / (w / machine["pole_pairs"]))
            row_I.append(abs(I1))
        torque.append(row_T)
        current.append(row_I)
        best.append(slip[np.argmax(row_T)])
    return np.array(torque), np.array(current), np.array(best)
