# a loop with a 3 x 3 matrix and a recovery vector for each isochromat
def free_precession(m, tau, df, T1, T2):
    result = np.zeros(m.shape)
    E1, E2 = np.exp(-tau / T1), np.exp(-tau / T2)
    for i in range(m.shape[1]):
        a = 2 * np.pi * df[i] * tau / 1000
        A = np.diag([E2, E2, E1]) @ np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
        result[:, i] = A @ m[:, i] + np.array([0, 0, 1 - E1])
    return result
