# multiplied the cohesion with the tangent as well instead of the normal force alone in Fellenius
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
    def fellenius():
        resist = 0.0
        for w, width, ang, coh, fr, pore in zip(W, b, alpha, c, phi, u):
            ang = np.deg2rad(ang)
            length = width / np.cos(ang)
            resist += (coh * length + max(w * np.cos(ang) - pore * length, 0)) * np.tan(np.deg2rad(fr))
        return resist / T

    def bishop(F):
        ang, tan = np.deg2rad(alpha), np.tan(np.deg2rad(phi))
        m = np.cos(ang) * (1 + np.tan(ang) * tan / F)
        return np.sum((c * b + (W - u * b) * tan) / m) / T

    T = np.sum(W * np.sin(np.deg2rad(alpha)))
    F = fellenius()
    start = F
    b_list = np.zeros(rounds)
    for j in range(rounds):
        F = bishop(F)
        b_list[j] = F
    return {"fellenius": start, "bishop": b_list}
