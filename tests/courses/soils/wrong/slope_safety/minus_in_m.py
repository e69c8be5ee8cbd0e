# subtracted the friction term in m instead of adding it
def slope_safety(W, b, alpha, c, phi, u, rounds):
    """The factor of safety of a slip circle, after Fellenius and after Bishop.

    W, b: weight and width of each slice, shape (n,) each
    alpha: inclination of each base in degrees, negative at the toe, shape (n,)
    c, phi, u: cohesion, friction angle in degrees and pore pressure, shape (n,) each
    rounds: number of rounds of Bishop's method

    returns: dictionary with
        fellenius: factor of safety after Fellenius, a number
        bishop: the factor after each round, without the starting value, shape (rounds,)
    """
    rad = alpha * np.pi / 180
    t = np.tan(phi * np.pi / 180)
    down = 0
    hold = 0
    for i in range(len(W)):
        l = b[i] / np.cos(rad[i])
        N = W[i] * np.cos(rad[i]) - u[i] * l
        if N < 0:
            N = 0
        down += W[i] * np.sin(rad[i])
        hold += c[i] * l + N * t[i]
    F0 = hold / down
    values = []
    F = F0
    for r in range(rounds):
        upper = 0
        for i in range(len(W)):
            m = np.cos(rad[i]) - np.sin(rad[i]) * t[i] / F
            upper += (c[i] * b[i] + (W[i] - u[i] * b[i]) * t[i]) / m
        F = upper / down
        values.append(F)
    return {"fellenius": F0, "bishop": np.array(values)}
