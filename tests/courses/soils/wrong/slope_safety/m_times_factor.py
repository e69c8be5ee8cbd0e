# multiplied the friction term in m with the factor instead of dividing by it
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
    al = np.radians(alpha)
    tp = np.tan(np.radians(phi))
    sin, cos = np.sin(al), np.cos(al)
    D = (W * sin).sum()
    N = W * cos - u * b / cos
    N[N < 0] = 0
    result = {"fellenius": (c * b / cos + N * tp).sum() / D}

    def next_factor(old):
        m_alpha = cos + sin * tp * old
        return ((c * b + (W - u * b) * tp) / m_alpha).sum() / D

    series = [result["fellenius"]]
    for i in range(rounds):
        series.append(next_factor(series[i]))
    result["bishop"] = np.array(series[1:])
    return result
