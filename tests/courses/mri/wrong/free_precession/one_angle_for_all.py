# all isochromats turn by the angle of the mean off-resonance
def free_precession(m, tau, df, T1, T2):
    f0 = np.mean(df)
    ang = 2 * np.pi * f0 * tau / 1000
    Rz = np.array([[np.cos(ang), -np.sin(ang), 0.0], [np.sin(ang), np.cos(ang), 0.0], [0.0, 0.0, 1.0]])
    m1 = Rz @ m
    m1[0:2] *= np.exp(-tau / T2)
    m1[2] = 1 + (m1[2] - 1) * np.exp(-tau / T1)
    return m1
