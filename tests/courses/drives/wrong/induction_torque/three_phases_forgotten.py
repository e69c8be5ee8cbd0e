# computed the torque of one phase instead of three
def induction_torque(slip, R_2, U, f, machine):
    """Torque and current of an induction machine, for several rotor resistances.

    slip: slips, negative for a generator, zero at synchronous speed, shape (n,)
    R_2: rotor resistances, referred to the stator, shape (k,)
    U, f: line-to-line voltage (rms) of the star-connected stator, and frequency in Hz
    machine: dictionary of numbers: pole_pairs, R_1, L_1, L_2 (leakages), L_m

    returns: torque, current, best
        torque: shape (k, n)
        current: rms of the stator current, shape (k, n)
        best: for each rotor resistance, the slip that has the largest torque, shape (k,)
    """
    omega = 2 * np.pi * f
    R_2 = R_2[:, None]
    turning = slip != 0
    s = np.where(turning, slip, 1.0)
    Z_m = 1j * omega * machine["L_m"]
    Z_2 = R_2 / s + 1j * omega * machine["L_2"]
    Z_p = np.where(turning, Z_2 * Z_m / (Z_2 + Z_m), Z_m)
    I_1 = U / np.sqrt(3) / (machine["R_1"] + 1j * omega * machine["L_1"] + Z_p)
    I_2 = np.where(turning, I_1 * Z_m / (Z_2 + Z_m), 0)
    torque = np.abs(I_2) ** 2 * R_2 / s / (omega / machine["pole_pairs"])
    best = slip[np.argmax(torque, axis=1)]
    return torque, np.abs(I_1), best
