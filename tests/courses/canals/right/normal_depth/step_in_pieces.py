def normal_depth(Q, b, z, h, n, S, y0, steps):
    depth = np.array(y0, dtype=float)
    wanted = Q * n / np.sqrt(S)
    for _ in range(steps):
        s = section_properties(depth, b, z, h)
        have = s["A"] ** (5 / 3) / s["P"] ** (2 / 3)
        side = np.where(depth < h, np.sqrt(1 + z**2), 1.0)
        slope = have * (5 * s["T"] / s["A"] - 4 * side / s["P"]) / 3
        change = (wanted - have) / slope
        depth = depth + np.minimum(np.maximum(change, -depth / 2), depth)
    s = section_properties(depth, b, z, h)
    return depth, np.sqrt(Q**2 * s["T"] / (G * s["A"] ** 3))
