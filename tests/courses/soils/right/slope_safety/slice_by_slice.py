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
    rad = [x * np.pi / 180 for x in alpha]
    tan = [np.tan(x * np.pi / 180) for x in phi]
    drive = resist = 0.0
    for w, wide, a, coh, t, p in zip(W, b, rad, c, tan, u):
        drive += w * np.sin(a)
        normal = w * np.cos(a) - p * wide / np.cos(a)
        resist += coh * wide / np.cos(a) + (normal * t if normal > 0 else 0)
    F = start = resist / drive
    rows = []
    for _ in range(rounds):
        s = 0.0
        for w, wide, a, coh, t, p in zip(W, b, rad, c, tan, u):
            s += (coh * wide + (w - p * wide) * t) / (np.cos(a) + np.sin(a) * t / F)
        F = s / drive
        rows.append(F)
    return {"bishop": np.array(rows), "fellenius": start}
