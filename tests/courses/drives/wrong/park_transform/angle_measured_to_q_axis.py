# took theta as the angle of the q axis instead of the d axis, with sines for d and cosines for q
def park_transform(i_abc, theta):
    g = 2 * np.pi / 3
    ia, ib, ic = i_abc[0, :], i_abc[1, :], i_abc[2, :]
    d = ia * np.sin(theta) + ib * np.sin(theta - g) + ic * np.sin(theta + g)
    q = ia * np.cos(theta) + ib * np.cos(theta - g) + ic * np.cos(theta + g)
    zero = (ia + ib + ic) / 3
    return {"i_d": 2 / 3 * d, "i_q": 2 / 3 * q, "i_0": zero}
