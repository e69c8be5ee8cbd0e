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
    a, f = np.radians(alpha), np.tan(np.radians(phi))
    D = W @ np.sin(a)
    l = b / np.cos(a)
    N = W * np.cos(a) - u * l
    N = (N + np.abs(N)) / 2
    series = [(c @ l + N @ f) / D]
    strength = b * c + f * (W - b * u)

    def step(F):
        return strength @ (F / (F * np.cos(a) + np.sin(a) * f)) / D

    while len(series) <= rounds:
        series.append(step(series[-1]))
    return {"fellenius": series[0], "bishop": np.array(series[1:])}
