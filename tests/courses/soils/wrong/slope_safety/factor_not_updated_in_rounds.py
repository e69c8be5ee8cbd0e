# kept the factor after Fellenius in every round instead of the last round's
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
    a = np.deg2rad(alpha)
    friction = np.tan(np.deg2rad(phi))
    driving = np.sum(W * np.sin(a))
    length = b / np.cos(a)
    normal = np.maximum(W * np.cos(a) - u * length, 0)
    fellenius = np.sum(c * length + normal * friction) / driving
    bishop = np.zeros(rounds)
    F = fellenius
    for j in range(rounds):
        m = np.cos(a) + np.sin(a) * friction / fellenius
        F = np.sum((c * b + (W - u * b) * friction) / m) / driving
        bishop[j] = F
    return {"fellenius": fellenius, "bishop": bishop}
