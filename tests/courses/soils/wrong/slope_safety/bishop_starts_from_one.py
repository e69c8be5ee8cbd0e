# started Bishop's rounds from 1 instead of the factor after Fellenius
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
    theta = np.deg2rad(alpha)
    mu = np.tan(np.deg2rad(phi))
    l = b / np.cos(theta)
    denominator = np.dot(W, np.sin(theta))
    effective_normal = np.clip(W * np.cos(theta) - u * l, 0, None)
    ordinary = (np.dot(c, l) + np.dot(effective_normal, mu)) / denominator
    F = 1.0
    history = np.zeros(rounds)
    for k in range(rounds):
        m = np.cos(theta) + np.sin(theta) * mu / F
        F = np.sum((c * b + (W - u * b) * mu) / m) / denominator
        history[k] = F
    return {"fellenius": ordinary, "bishop": history}
