# divided the air-gap power by the speed of the rotor instead of the synchronous speed
def induction_torque(slip, R_2, U, f, machine):
    w = 2 * np.pi * f
    S, R = np.meshgrid(slip, R_2)
    zero = S == 0
    safe = np.where(zero, 1.0, S)
    Zm = 1j * w * machine["L_m"]
    Zr = R / safe + 1j * w * machine["L_2"]
    Zpar = np.where(zero, Zm, Zm * Zr / (Zm + Zr))
    Is = U / np.sqrt(3) / (machine["R_1"] + 1j * w * machine["L_1"] + Zpar)
    Ir = Is * Zm / (Zm + Zr)
    speed = (1 - S) * w / machine["pole_pairs"]
    T = np.where(zero, 0.0, 3 * np.abs(Ir) ** 2 * R / safe / speed)
    return T, np.abs(Is), slip[np.argmax(T, axis=1)]
