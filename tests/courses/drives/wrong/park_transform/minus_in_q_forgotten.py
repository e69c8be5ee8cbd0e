# forgot the minus sign in front of the sines of the q axis
def park_transform(i_abc, theta):
    shifts = np.array([0, -2 * np.pi / 3, 2 * np.pi / 3])
    angle = theta[None, :] + shifts[:, None]
    i_d = 2 / 3 * np.sum(i_abc * np.cos(angle), axis=0)
    i_q = 2 / 3 * np.sum(i_abc * np.sin(angle), axis=0)
    i_0 = np.sum(i_abc, axis=0) / 3
    return {"i_d": i_d, "i_q": i_q, "i_0": i_0}
