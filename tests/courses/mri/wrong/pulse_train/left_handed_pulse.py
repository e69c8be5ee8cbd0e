# the pulse turns by the left-hand rule: z goes to +y at phase 0
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, df.size))
    m[2, :] = 1
    s_list = []
    z_list = []
    for alpha, phi in zip(flips * np.pi / 180, phases * np.pi / 180):
        z_list.append(m[2].mean())
        c, s = np.cos(alpha), np.sin(alpha)
        Rz = np.array([[np.cos(phi), -np.sin(phi), 0], [np.sin(phi), np.cos(phi), 0], [0, 0, 1]])
        Rx = np.array([[1, 0, 0], [0, c, s], [0, -s, c]])
        m = Rz @ Rx @ Rz.T @ m
        m = free_precession(m, TE, df, T1, T2)
        s_list.append(np.mean(m[0] + 1j * m[1]) * np.exp(-1j * phi))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(s_list), np.array(z_list)
