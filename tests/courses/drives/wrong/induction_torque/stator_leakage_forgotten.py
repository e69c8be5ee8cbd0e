# left the leakage inductance of the stator out of the impedance
def induction_torque(slip, R_2, U, f, machine):
    omega = 2 * np.pi * f
    Z_m = 1j * omega * machine["L_m"]
    X2 = omega * machine["L_2"]
    torque = np.zeros((len(R_2), len(slip)))
    current = np.zeros((len(R_2), len(slip)))
    for row, r in enumerate(R_2):
        for col, s in enumerate(slip):
            admittance = 1 / Z_m
            if s != 0:
                admittance = admittance + 1 / (r / s + 1j * X2)
            i1 = U / np.sqrt(3) / (machine["R_1"] + 1 / admittance)
            current[row, col] = np.abs(i1)
            if s != 0:
                voltage = i1 / admittance
                i2 = np.abs(voltage / (r / s + 1j * X2))
                torque[row, col] = 3 * i2**2 * r / s / (omega / machine["pole_pairs"])
    return torque, current, slip[np.argmax(torque, axis=1)]
