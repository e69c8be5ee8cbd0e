# both sines of the rotation have a minus sign, so it is no rotation
def free_precession(m, tau, df, T1, T2):
    out = np.zeros(m.shape)
    for k, f in enumerate(df):
        th = 2 * np.pi * f * tau / 1000
        A = np.array([
            [np.cos(th), -np.sin(th), 0],
            [-np.sin(th), np.cos(th), 0],
            [0, 0, 1],
        ])
        E = np.diag([np.exp(-tau / T2), np.exp(-tau / T2), np.exp(-tau / T1)])
        out[:, k] = E @ A @ m[:, k] + np.array([0, 0, 1 - np.exp(-tau / T1)])
    return out
