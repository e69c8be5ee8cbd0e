# took the slip of the largest magnitude of torque instead of the largest torque
def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    n_sync = w / machine["pole_pairs"]
    y_m = 1 / (1j * w * machine["L_m"])
    conductance = slip[None, :] / (R_2[:, None] + 1j * w * machine["L_2"] * slip[None, :])
    total = machine["R_1"] + 1j * w * machine["L_1"] + 1 / (y_m + conductance)
    I1 = U / np.sqrt(3) / total
    E = I1 / (y_m + conductance)
    P_gap = 3 * np.real(E * np.conj(conductance * E))
    T = P_gap / n_sync
    best = slip[np.argmax(np.abs(T), axis=1)]
    return T, np.abs(I1), best
