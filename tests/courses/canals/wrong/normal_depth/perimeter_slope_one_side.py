# took the slope of one side of the perimeter instead of both
def normal_depth(Q, b, z, h, n, S, y0, steps):
    depth = np.array(y0, dtype=float)
    target = Q / np.sqrt(S)
    for step in range(steps):
        sec = section_properties(depth, b, z, h)
        A, P, T = sec["A"], sec["P"], sec["T"]
        K = A ** (5 / 3) / P ** (2 / 3) / n
        dPdy = np.where(depth < h, np.sqrt(1 + z**2), 1.0)
        dKdy = K * (5 * T / A - 2 * dPdy / P) / 3
        new = depth - (K - target) / dKdy
        depth = np.minimum(np.maximum(new, depth / 2), 2 * depth)
    sec = section_properties(depth, b, z, h)
    return depth, Q / (sec["A"] * np.sqrt(G * sec["D"]))
