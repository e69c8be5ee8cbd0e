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
    tan_a = np.tan(np.deg2rad(alpha))
    sec = np.sqrt(1 + tan_a**2)
    mu = np.tan(np.deg2rad(phi))
    driving = np.einsum("i,i->", W, tan_a / sec)
    pull = W / sec < u * b * sec
    contact = np.where(pull, 0.0, W / sec - u * b * sec)
    ordinary = np.einsum("i,i->", c * b, sec) + np.einsum("i,i->", contact, mu)
    F0 = ordinary / driving
    F, out = F0, np.empty(rounds)
    for j in range(rounds):
        F = np.sum((c * b + (W - u * b) * mu) * sec / (1 + tan_a * mu / F)) / driving
        out[j] = F
    return {"fellenius": F0, "bishop": out}
