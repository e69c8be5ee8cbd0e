def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    s = slip.reshape(1, -1)
    r = R_2.reshape(-1, 1)
    rotor = s / (r + 1j * s * w * machine["L_2"])
    gap = 1 / (rotor + 1 / (1j * w * machine["L_m"]))
    I = U / 3**0.5 / (gap + machine["R_1"] + 1j * w * machine["L_1"])
    power = 3 * np.abs(I * gap) ** 2 * rotor.real
    T = power * machine["pole_pairs"] / w
    return T, np.abs(I), np.take(slip, T.argmax(axis=1))
