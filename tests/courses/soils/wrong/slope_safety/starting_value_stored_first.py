# stored the factor before each round instead of after it
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
    A = np.radians(alpha)
    P = np.tan(np.radians(phi))
    L = b / np.cos(A)
    S = sum(W * np.sin(A))
    N = np.array([max(x, 0) for x in W * np.cos(A) - u * L])
    F = sum(c * L + N * P) / S
    first = F
    out = []
    numerator = c * b + (W - u * b) * P
    for _ in range(rounds):
        out.append(F)
        m = np.cos(A) + np.sin(A) * P / F
        F = sum(numerator / m) / S
    return {"bishop": np.array(out), "fellenius": first}
