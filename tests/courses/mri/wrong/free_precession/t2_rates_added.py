# the transverse decay rate is 1/T1 + 1/T2 instead of 1/T2
def free_precession(m, tau, df, T1, T2):
    R1 = 1 / T1
    R2 = 1 / T2
    phi = 2 * np.pi * df * tau / 1000
    damp = np.exp(-tau * (R1 + R2))
    out = [[], [], []]
    for x, y, z, p in zip(m[0], m[1], m[2], phi):
        out[0].append(damp * (x * np.cos(p) - y * np.sin(p)))
        out[1].append(damp * (x * np.sin(p) + y * np.cos(p)))
        out[2].append(1 + (z - 1) * np.exp(-tau * R1))
    return np.array(out)
