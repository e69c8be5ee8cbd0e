# used the temperature itself instead of its difference from 10 degrees
def density_anomaly(S, T, z):
    s = S - 35
    depth = z[:, np.newaxis]
    temp_part = A0 * (1 + LAM1 * T / 2 + MU1 * depth) * T
    salt_part = B0 * (1 - LAM2 * s / 2 - MU2 * depth) * s
    r = salt_part - temp_part - NU * T * s
    drdT = -A0 * (1 + LAM1 * T + MU1 * depth) - NU * s
    return r, -drdT / RHO0
