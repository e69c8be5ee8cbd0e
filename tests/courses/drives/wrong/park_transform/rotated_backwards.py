# turned by plus theta (the inverse Park transform) instead of minus theta
def park_transform(i_abc, theta):
    """Phase currents in the frame of the rotor; amplitudes are kept.

    i_abc: currents of the phases a, b, c, shape (3, m)
    theta: electrical angle of the rotor at each sample, in rad, shape (m,)

    returns: dictionary with
        i_d, i_q, i_0: direct, quadrature and zero-sequence current, shape (m,)
    """
    a, b, c = i_abc
    alpha = (2 * a - b - c) / 3
    beta = (b - c) / np.sqrt(3)
    cos, sin = np.cos(theta), np.sin(theta)
    i_d = alpha * cos - beta * sin
    i_q = beta * cos + alpha * sin
    i_0 = (a + b + c) / 3
    return {"i_d": i_d, "i_q": i_q, "i_0": i_0}
