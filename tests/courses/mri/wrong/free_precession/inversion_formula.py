# mz is computed by the inversion recovery formula 1 - 2 E1 scaled with mz: 1 - 2 mz E1
def free_precession(m, tau, df, T1, T2):
    phase = 2 * np.pi * df * tau / 1000.0
    x = []
    y = []
    z = []
    for j in range(len(df)):
        e2 = np.exp(-tau / T2)
        x.append(e2 * (m[0, j] * np.cos(phase[j]) - m[1, j] * np.sin(phase[j])))
        y.append(e2 * (m[0, j] * np.sin(phase[j]) + m[1, j] * np.cos(phase[j])))
        z.append(1 - 2 * m[2, j] * np.exp(-tau / T1))
    return np.array([x, y, z])
