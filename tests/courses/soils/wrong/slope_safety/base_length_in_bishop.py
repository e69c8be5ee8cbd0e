# took the pore pressure over the base length instead of the width in Bishop's sum
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
    slope = np.deg2rad(alpha)
    base = b / np.cos(slope)
    f = np.tan(np.deg2rad(phi))
    water = u * base
    drive = np.sum(np.sin(slope) * W)
    n_eff = np.where(W * np.cos(slope) > water, W * np.cos(slope) - water, 0)
    F_start = (np.sum(c * base) + np.sum(f * n_eff)) / drive
    F, all_F = F_start, np.zeros(rounds)
    i = 0
    while i < rounds:
        m = np.cos(slope) + f / F * np.sin(slope)
        top = c * b + (W - water) * f
        F = np.sum(top / m) / drive
        all_F[i] = F
        i += 1
    return {"fellenius": F_start, "bishop": all_F}
